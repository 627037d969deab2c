"""The coach's sentences in words, with the names of who sits at the table."""

from __future__ import annotations

from typing import final

from delos import texts
from delos.kernel.game import Game
from delos.server.protocol.playing import CoachInfo, CoachWord
from delos.server.telling.cards import Teller
from delos.server.telling.words import phrase_of
from delos.study.cards import Said, Value
from delos.study.coach import coached


def coach_of(game: Game, index: int, seat: int, people: list[str], lang: str) -> CoachInfo:
    """What matters to the seat that decides, most important first."""
    teller = Coach(game, people, lang)
    return CoachInfo(
        index,
        [
            CoachWord(one.key, one.kind, one.urgent, teller.say(one.said))
            for one in coached(game, seat)
        ],
    )


@final
class Coach(Teller):
    """Things stand in sentences: a Port, a small temple, the metropolis on Naxos."""

    def phrase(self, said: Said) -> str:
        values = {role: self.told(role, value) for role, value in said.values.items()}
        return texts.say(self.lang, said.message, **values)

    def told(self, role: str, value: Value) -> str | int:
        if isinstance(value, str) and role == "thing":
            return self.thing(value)
        return self.value(value)

    def thing(self, token: str) -> str:
        kind, _, word = token.partition(":")
        if kind == "construction":
            return texts.say(self.lang, f"coach-construction-{word}")
        if kind == "land":
            return texts.say(self.lang, "coach-city", land=self.name(token))
        return phrase_of(self.lang, token, self.game.title.name) or self.name(token)
