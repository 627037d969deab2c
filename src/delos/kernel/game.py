"""A running game: whose decision it is, the legal options, and the one way to play them."""

from collections.abc import Callable
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, final

from delos.kernel.chance import Chance, SeededChance
from delos.kernel.errors import IllegalAction
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE, DONE, NOBODY, WAIT, own_top
from delos.kernel.numbers import whole_number
from delos.kernel.past import STRETCH, Past, unroll
from delos.kernel.reason import read_key
from delos.kernel.state import State
from delos.kernel.title import ELSEWHERE, NO_ACTION, OVER, Title
from delos.kernel.values import LEGAL, Decision, Option, Reason

if TYPE_CHECKING:
    from delos.kernel.view import Standing, View

NO_OPTIONS: Final[list[int]] = []
NO_ANSWER: Final = -1  # as an option: nothing was chosen
PAINTERS: Final[list[Callable[["Game"], str]]] = []  # `delos.api` puts what draws a game here


def number_of(action: object) -> int:
    """A stable id."""
    try:
        return index(action)  # type: ignore[arg-type]  # that it may fail is the point
    except TypeError:
        raise IllegalAction(
            f"{action!r} is no action: give an Option, one of ids() or a text."
        ) from None


@final
class Game:
    """One game of any title; ``play``, ``playout`` and ``undo`` change it, nothing else."""

    def __init__(self, title: Title, state: State, chance: Chance | None) -> None:
        self._title = title
        self._state = state
        self._chance = chance  # None: the caller answers for chance
        self._actor = NOBODY
        self._count = 0  # actions played, chance's and forced ones included
        self._kind = 0
        self._current = NO_OPTIONS
        self._past: Past | None = None
        self._tail: list[Any] = []  # ids, as in `Kind.ids`

    # -- what a player may ask ------------------------------------------------------------

    @property
    def title(self) -> Title:
        """The table: its name, options, seats and version of the rules."""
        return self._title

    @property
    def count(self) -> int:
        """Actions played so far, chance's and forced ones included."""
        return self._count

    @property
    def seat(self) -> int | None:
        """The seat that decides now, CHANCE when the caller answers for it, None at the end."""
        return None if self._actor == NOBODY else self._actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._actor == NOBODY

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now; None when the game is over."""
        if self._actor == NOBODY:
            return None
        title = self._title
        return Decision(
            self._actor,
            title.kinds[self._kind].name,
            tuple(title.rules_of(self._state)),
            tuple(title.about(self._state)),
            title,
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty while the game runs."""
        return tuple(self._title.winners(self._state)) if self._actor == NOBODY else ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in their order."""
        return tuple(self._title.seats)

    @property
    def length(self) -> int:
        """Cycles or turns so far."""
        return self._title.length(self._state)

    def standings(self) -> "list[Standing]":
        """The seats from best to worst, as far as everybody may know."""
        return self._title.standings(self._state)

    def options(self) -> tuple[Option, ...]:
        """The legal choices; never empty while the game runs."""
        return tuple([self._option(option) for option in self._current])

    def _option(self, option: int) -> Option:
        title = self._title
        kind = title.kinds[self._kind]
        tokens = title.tokens(self._kind, option)
        return Option(
            kind.ids[option],
            title.spelled(self._kind, tokens),
            kind.name,
            tuple(tokens),
            tuple(title.details(self._state, self._kind, option)),
            title,
        )

    def ids(self) -> list[int]:
        """The same choices as stable action ids: the fast path."""
        if self._actor == NOBODY:
            return []
        known = self._title.kinds[self._kind].ids
        return [known[option] for option in self._current]

    def texts(self) -> list[str]:
        """The same choices as stable texts."""
        return [self._title.text(self._kind, option) for option in self._current]

    def chance_odds(self) -> list[float]:
        """The odds of chance's outcomes, in the order of ``options``."""
        if self._actor != CHANCE:
            raise IllegalAction("Chance has nothing to decide now; ask again when seat is CHANCE.")
        odds = self._state.odds()
        if not odds:
            return [1.0 / len(self._current)] * len(self._current)
        total = sum(odds)
        return [weight / total for weight in odds]

    def view(self, seat: SupportsIndex | None = None) -> "View":
        """What a seat may know, section by section; None is a spectator.

        ``view.plain()`` gives the same as dicts and lists for JSON.
        """
        if seat is None:
            return self._title.public_view(self._state, self._actor == NOBODY)
        number = self._title.seat_number(seat)
        options = self.texts() if number == self._actor else []
        public = self._title.public_view(self._state, self._actor == NOBODY)
        return self._title.seat_view(self._state, number, options, public)

    def why_not(self, action: "SupportsIndex | str | Option", lang: str = "en") -> Reason:
        """Why a wanted action is not legal now and by which rules; false when it is legal."""
        if self._actor == NOBODY:
            return Reason(OVER, (), self._title.slip(OVER, "", "", lang))
        kind = self._title.kinds[self._kind]
        option = self._wanted(action)
        if option in self._current:
            return LEGAL
        if option < 0:
            wanted = action.text if isinstance(action, Option) else action
            word = NO_ACTION
            if isinstance(wanted, str):
                wanted = " ".join(wanted.split())
                far = self._title.out_of_reach(self._state, wanted)
                if far:
                    return self._told(far, lang)
                if self._title.says(wanted):
                    word = ELSEWHERE
            told = self._title.slip(word, repr(wanted), kind.name, lang)
            return Reason(NO_ACTION, (), told)
        key = self._title.refusal(self._state, self._kind, option)
        if not key:
            key = (kind.rules[0] if kind.rules else "RULE") + ":not-offered"
        return self._told(key, lang)

    def _told(self, key: str, lang: str) -> Reason:
        read = read_key(key)
        return Reason(read.word, read.rules, self._title.reason(key, lang))

    def _wanted(self, action: "SupportsIndex | str | Option") -> int:
        """The option of the current decision that an action names; -1 if it has no such one."""
        kind = self._title.kinds[self._kind]
        if isinstance(action, str):
            wanted = " ".join(action.split())
            for option in kind.options():
                if self._title.text(self._kind, option) == wanted:
                    return option
            return -1
        return kind.option(action.id if isinstance(action, Option) else number_of(action))

    def _repr_svg_(self) -> str | None:
        """What everybody may see, for notebooks."""
        return PAINTERS[0](self) if PAINTERS else None

    # -- playing --------------------------------------------------------------------------

    def play(self, action: "SupportsIndex | str | Option") -> list[Event]:
        """Play an Option, a stable id (numpy's numbers are welcome) or a text; what followed."""
        if isinstance(action, int):
            self._play_id(action)
        elif isinstance(action, str):
            self._play_text(action)
        elif isinstance(action, Option):
            self._check_own(action)
            self._play_id(action.id)
        else:
            self._play_id(number_of(action))
        state = self._state
        if not state.noting:
            return state.events
        events = state.events
        state.events = []
        title = self._title
        for event in events:
            event._title = title
        return events

    def _check_own(self, action: Option) -> None:
        """At another table the same id may stand for another thing."""
        if self._actor == NOBODY:
            return
        option = self._title.kinds[self._kind].option(action.id)
        if option >= 0 and self._title.text(self._kind, option) != action.text:
            raise IllegalAction(
                f"{action!r} belongs to another table, where its id means something else: choose "
                f"one of this game's options()."
            )

    def _play_id(self, action: int) -> None:
        if self._actor == NOBODY:
            raise IllegalAction("The game is over: no action can be played.")
        kind = self._title.kinds[self._kind]
        option = action - kind.first  # as in `Kind.option`, which would be one more call
        if not 0 <= option < kind.row:
            option = kind.option(action)
        # Written out: compiled, this compares plain numbers where ``in`` compares objects.
        for offered in self._current:
            if offered == option:
                self._go_on(option)
                return
        why = self.why_not(action) if option >= 0 else LEGAL
        told = f": {why}" if why else "."
        raise IllegalAction(
            f"Action {action} is not legal now{told} The decision is {kind.name!r}; "
            f"choose one of ids() or options().",
            why.rules,
        )

    def _play_text(self, text: str) -> None:
        if self._actor == NOBODY:
            raise IllegalAction("The game is over: no action can be played.")
        wanted = " ".join(text.split())
        for option in self._current:
            if self._title.text(self._kind, option) == wanted:
                self._go_on(option)
                return
        reason = self.why_not(wanted)
        raise IllegalAction(f"{wanted!r} is not legal now: {reason}", reason.rules)

    def _note_down(self, option: int) -> None:
        """Put an option behind the actions so far."""
        tail = self._tail
        tail.append(self._title.kinds[self._kind].ids[option])
        if len(tail) >= STRETCH:
            self._freeze()
        self._count += 1

    def _freeze(self) -> None:
        """The latest actions become past."""
        self._past = Past(self._past, self._tail)
        self._tail = []

    def _go_on(self, option: int) -> None:
        """Play an option (NO_ANSWER: none yet) and go on to the next real question; forced answers
        and chance are played at once.

        Every action of every game passes here, so `_note_down` and `settle` are written out.
        """
        state = self._state
        stack = state.stack
        kinds = self._title.kinds
        frame = stack[-1]
        while True:
            if option != NO_ANSWER:
                tail = self._tail
                tail.append(kinds[self._kind].ids[option])
                if len(tail) >= STRETCH:
                    self._freeze()
                self._count += 1
                frame.choose(state, option)
            while stack:
                frame = own_top(state) if len(stack) <= state.shared else stack[-1]
                verdict = frame.advance(state)
                if verdict == WAIT:
                    break
                if verdict == DONE:
                    stack.pop()
            else:
                self._actor = NOBODY
                self._current = NO_OPTIONS
                return
            self._kind = frame.kind(state)
            current = frame.options(state)
            if len(current) == 1 and not frame.asks(state):
                option = current[0]
                continue
            actor = frame.actor(state)
            if actor == CHANCE and self._chance is not None:
                option = self._chance.pick(current, frame.odds(state), self._count)
                continue
            self._actor = actor
            self._current = current
            return

    def playout(self, seed: int, limit: int = 1_000_000) -> int:
        """Let every seat choose at random to the end, at most ``limit`` decisions; how many. No
        events are told of them."""
        if whole_number(seed) < 0 or whole_number(limit) < 0:
            raise IllegalAction(
                f"playout wants a seed and a limit, whole numbers from 0 on, not {seed!r} and "
                f"{limit!r}."
            )
        state = self._state
        noting = state.noting
        state.noting = False
        try:
            return self._play_at_random(SeededChance(seed), limit)
        finally:
            state.noting = noting

    def _play_at_random(self, dice: SeededChance, limit: int) -> int:
        played = 0
        while self._actor != NOBODY and played < limit:
            current = self._current
            if self._actor == CHANCE:
                self._go_on(dice.pick(current, self._state.odds(), self._count))
            else:
                self._go_on(current[dice.draw() % len(current)])
            played += 1
        return played

    def undo(self) -> None:
        """Go back to the last choice, if it is free (decision 15); IllegalAction says why not.

        The game is played again up to there: for people. A search keeps a ``copy()``.
        """
        from delos.kernel.undo import taken_back

        before = taken_back(self)
        noting = self._state.noting
        self._state = before._state
        self._state.noting = noting
        self._actor = before._actor
        self._count = before._count
        self._kind = before._kind
        self._current = before._current
        self._past = Past(None, before.actions())
        self._tail = []

    # -- copies, records ------------------------------------------------------------------

    def copy(self) -> "Game":
        """An independent game at the same decision, with the same luck ahead; it is silent."""
        if self._tail:
            self._freeze()
        twin = Game(
            self._title,
            self._state.copy(),
            None if self._chance is None else self._chance.copy(),
        )
        twin._actor = self._actor
        twin._count = self._count
        twin._kind = self._kind
        twin._current = self._current
        twin._past = self._past
        return twin

    def __copy__(self) -> "Game":
        """For the copy module; unlike `copy` the twin goes on telling events."""
        twin = self.copy()
        twin._state.noting = self._state.noting
        return twin

    def __repr__(self) -> str:
        title = self._title
        told = f"{title.name}, {len(title.seats)} seats, {title.clock(self._state)}"
        if self._actor == NOBODY:
            winners = " and ".join([title.seats[seat] for seat in self.winners])
            return f"<Game {told}: over, won by {winners or 'nobody'}>"
        who = "chance" if self._actor == CHANCE else title.seats[self._actor]
        return f"<Game {told}: {who} decides {title.kinds[self._kind].name!r}>"

    def __deepcopy__(self, memo: object) -> "Game":
        return self.__copy__()

    def imagine(self, seat: SupportsIndex, seed: SupportsIndex, books: bool = False) -> "Game":
        """A full game that agrees with all the seat knows, with the rest sampled at random.

        ``books``: of a seat that has written down everything it saw, not only of one that looks
        at the table now.
        """
        number = self._title.seat_number(seat)
        luck = whole_number(seed)
        if luck < 0:
            raise IllegalAction(f"The seed of an imagined game is a whole number, not {seed!r}.")
        twin = self.copy()
        if self._actor == NOBODY:
            return twin  # nothing is hidden any more
        twin._state = self._title.imagine(self._state, number, luck)
        if books:
            self._title.keep_books(twin._state, self._state)
        twin._chance = SeededChance(luck)
        twin._past = None  # the actions so far would tell hidden draws and choices
        # What others (or chance) may choose can depend on what was sampled.
        twin._current = twin._state.options()
        return twin

    def actions(self) -> list[int]:
        """Stable ids of everything played so far, chance's and forced choices included."""
        return unroll(self._past, self._tail)

    def record(self) -> str:
        """The game as text; ``delos.replay`` rebuilds it exactly."""
        from delos.kernel.record import write_record

        return write_record(self)

    def dump(self) -> str:
        """The full state at this decision as versioned JSON; ``delos.load`` goes on with it."""
        from delos.kernel.dump import write_dump

        return write_dump(self)
