"""Walking through a lesson: the learner's actions in order give everything that is shown.

Nothing is stored on the way. The same actions lead to the same moment, so a lesson is resumed,
spoken in another language or taken one step back by walking it again.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadRecord, DelosError
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game
from delos.lessons.form import Lesson, LessonStep, answers
from delos.scenarios.check import actor_name, check, situation
from delos.scenarios.fields import Field
from delos.scenarios.form import Move, seat_number

GO_ON: Final = -1  # the learner has read what there was to read
SEED: Final = 7  # for luck that no file gives
STARTS: Final = 128  # positions kept
MOST: Final = 200  # actions of rivals and chance after one of the learner's
LOOKED: Final = 250  # actions that are tried out before nobody knows whether a way is left


class Broken(DelosError):
    """A lesson that the rules do not play."""


@dataclass(frozen=True)
class Shot:
    """The table after one action, and how long the log was then."""

    game: Game
    entries: int
    plays: int


class Walk:
    """Where the learner is: step, table, what is open."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.part = lesson.part()
        self.game = started(lesson, -1).copy()
        self.learner = self.game.title.seats.index(lesson.learner)
        self.log: list[Event] = list(inside.events(self.game))
        self.plays = 0
        self.number = 0  # of the step
        self.cursor = 0  # next of its moves
        self.strayed = False  # free play has left the shown way
        self.missed = False  # free play can no longer reach its aim
        self.luck: list[str] = []
        self.kinds: set[str] = set()  # kinds of decision that were shown
        self.shots: list[Shot] = []  # since the learner's last action
        self.before = 0  # entries of the log before that
        self.acts = 0  # of the learner
        self.first = 0  # of them, before this step
        self.begin()

    # -- what is asked ----------------------------------------------------------------------

    @property
    def done(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        return None if self.done else self.lesson.steps[self.number]

    @property
    def reading(self) -> bool:
        """Nothing is asked but to go on."""
        step = self.step
        return step is not None and step.aim is None and self.cursor == len(step.do)

    @property
    def trying(self) -> bool:
        step = self.step
        return step is not None and step.aim is not None

    def open(self) -> list[int]:
        """The ids of the options that do not sleep."""
        if self.done or self.reading or self.missed or inside.actor(self.game) != self.learner:
            return []
        texts = self.game.texts()
        step = self.lesson.steps[self.number]
        if step.aim is not None:
            wanted = [text for text in texts if text not in step.closed]
        else:
            wanted = answers(step.do[self.cursor])
        ids = self.game.ids()
        return [ids[texts.index(text)] for text in wanted if text in texts]

    def shown(self) -> int | None:
        """The id of the option that shows the way; none where free play has left it."""
        step = self.step
        if step is None or self.cursor >= len(step.do) or self.strayed or not self.open():
            return None
        text = answers(step.do[self.cursor])[0]
        texts = self.game.texts()
        return self.game.ids()[texts.index(text)] if text in texts else None

    # -- acting -----------------------------------------------------------------------------

    def act(self, action: int) -> bool:
        """One action of the learner; False if it is not open, and nothing happens."""
        if self.reading:
            if action != GO_ON:
                return False
        elif action not in self.open():
            return False
        self.shots = []
        self.before = len(self.log)
        self.acts += 1
        if self.reading:
            self.finish()
        elif self.trying:
            self.try_out(action)
        else:
            self.play(self.game.texts()[self.game.ids().index(action)])
            self.cursor += 1
            self.go_on()
        return True

    def play(self, text: str) -> None:
        decision = self.game.decision
        if decision is not None:
            self.kinds.add(decision.kind)
        self.game = self.game.copy()
        inside.state(self.game).noting = True
        self.log += self.game.play(text)
        self.plays += 1
        self.shots.append(Shot(self.game, len(self.log), self.plays))

    def begin(self) -> None:
        """A step begins, on a position of its own or on the table as it stands."""
        step = self.step
        if step is None:
            return
        if step.position is not None:
            self.game = started(self.lesson, self.number).copy()
            self.log += inside.events(self.game)
            self.plays += 1
            self.shots.append(Shot(self.game, len(self.log), self.plays))
        self.cursor = 0
        self.strayed = self.missed = False
        self.luck = list(step.luck)
        if step.aim is None:
            self.others()
        elif self.reached(step.aim):
            raise Broken(f"{self.where()}: its aim holds before anything is done")

    def go_on(self) -> None:
        """After an answer: the others, then perhaps the next step."""
        self.others()
        step = self.lesson.steps[self.number]
        if self.cursor == len(step.do):
            self.finish()

    def finish(self) -> None:
        self.number += 1
        self.first = self.acts
        self.begin()

    def others(self) -> None:
        """Play the script as far as it is not the learner's."""
        step = self.lesson.steps[self.number]
        while self.cursor < len(step.do) and inside.actor(self.game) != self.learner:
            move = step.do[self.cursor]
            self.check_script(move)
            self.play(move.text)
            self.cursor += 1
        if self.cursor < len(step.do):
            self.check_script(step.do[self.cursor])

    def check_script(self, move: Move) -> None:
        """The script must fit the rules, in every answer that it calls right."""
        game = self.game
        if inside.actor(game) == NOBODY:
            raise Broken(f"{self.where()}: {move.text!r} comes after the end of the game")
        if move.seat and seat_number(game.title, Field("do", move.seat)) != inside.actor(game):
            raise Broken(f"{self.where()}: {move.seat} is not asked. {situation(game)}")
        if not move.seat and inside.actor(game) != self.learner:
            raise Broken(f"{self.where()}: {move.text!r} is not the learner's. {situation(game)}")
        for text in answers(move):
            if text not in game.texts():
                raise Broken(f"{self.where()}: {text!r} is not open. {situation(game)}")

    # -- free play --------------------------------------------------------------------------

    def try_out(self, action: int) -> None:
        """Any way to the aim counts."""
        step = self.lesson.steps[self.number]
        assert step.aim is not None
        self.strayed = self.strayed or action != self.shown()
        self.play(self.game.texts()[self.game.ids().index(action)])
        self.cursor += 1
        for _ in range(MOST):
            if self.reached(step.aim):
                self.finish()
                return
            if inside.actor(self.game) == self.learner:
                break
            if not self.answer(step):
                self.missed = True
                return
        self.missed = not self.open()

    def stuck(self) -> bool:
        """Whether free play goes on from which no way leads to the aim: all of them were tried out.
        Where they are too many nobody knows, and nothing is said."""
        if not self.trying or self.missed or not self.strayed:
            return False
        left = LOOKED
        ways = [self]
        while ways:
            walk = ways.pop()
            for action in walk.open():
                left -= 1
                if left < 0:
                    return False
                further = walk.fork()
                further.act(action)
                if further.number != self.number:
                    return False
                if not further.missed:
                    ways.append(further)
        return True

    def fork(self) -> Walk:
        """The same moment, from which one may go on without a trace."""
        other = copy(self)
        other.log = list(self.log)
        other.luck = list(self.luck)
        other.kinds = set(self.kinds)
        return other

    def answer(self, step: LessonStep) -> bool:
        """What chance and rivals say in free play; False: it is over."""
        game = self.game
        actor = inside.actor(game)
        if actor == NOBODY:
            return False
        texts = game.texts()
        told = self.luck if actor == CHANCE else step.rivals
        text = next((one for one in told if one in texts), None)
        if actor == CHANCE:
            if text is None:
                chance = SeededChance(SEED)
                option = chance.pick(inside.options(game), inside.state(game).odds(), game.count)
                text = game.title.text(inside.kind(game), option)
            else:
                self.luck.remove(text)
        if text is None:
            return False
        self.play(text)
        return True

    def reached(self, aim: Field) -> bool:
        try:
            check(self.game, self.part, [], aim)
        except BadRecord:
            raise
        except DelosError:
            return False
        return True

    def where(self) -> str:
        step = self.step
        return f"lesson {self.lesson.name}, step {step.id if step else 'end'}"

    def __str__(self) -> str:
        return f"{self.where()}: {actor_name(self.game)} decides. {situation(self.game)}"


@lru_cache(STARTS)
def started(lesson: Lesson, number: int) -> Game:
    """The position of a step, or with -1 the lesson's first; set up once."""
    return lesson.start(lesson.place(number))


def walked(lesson: Lesson, actions: list[int]) -> tuple[Walk, int]:
    """The walk after these actions, and how many of them the lesson still knows."""
    walk = Walk(lesson)
    for count, action in enumerate(actions):
        if walk.done or not walk.act(action):
            return walk, count
    return walk, len(actions)
