"""A card for people: the facts of a thing in words, with the names of who sits at the table."""

from __future__ import annotations

from typing import Final

from delos import texts
from delos.kernel.game import Game
from delos.server.protocol.playing import (
    CardCost,
    CardGift,
    CardInfo,
    CardLine,
    CardMeter,
    CardNote,
    CardRung,
)
from delos.server.telling import pointing
from delos.server.telling.words import name_of
from delos.study.cards import NAME, Cost, Facts, Gift, Said, Value, card_facts
from delos.texts import speak

PLACES: Final = ("land", "sea", "site", "area")
BLOCKED: Final = ("tell-builder", "tell-builder-yours")
ON_TURN: Final = ("creature", "hero", "item")  # of the menu of a turn, even if closed


def card_of(
    game: Game, index: int, seat: int | None, thing: str, people: list[str], lang: str
) -> CardInfo:
    """What a seat may know of a thing now; ``people`` are the names of the seats."""
    facts = card_facts(game, seat, thing)
    teller = Teller(game, people, lang)
    asked = seat is not None and game.seat == seat and wanted(game, thing)
    reason = pointing.why_not_thing(game, asked_thing(thing), lang) if asked else None
    told = reason is not None and reason.key not in ("", "not-asked")
    return CardInfo(
        thing=thing,
        index=index,
        gifts=[gift(teller, one) for one in facts.gifts],
        cost=None if facts.cost is None else cost(teller, facts.cost),
        targets=facts.targets,
        meters=meters(teller, facts),
        open=None if reason is None or reason.key == "not-asked" else not reason,
        reason=reason.text if reason is not None and told else "",
        rules=list(reason.rules) if reason is not None and told else [],
        notes=notes(teller, facts, reason.text if reason is not None and told else ""),
        ladder=[CardRung(one.value, one.open, teller.picture(one.token)) for one in facts.ladder],
    )


def notes(teller: Teller, facts: Facts, reason: str) -> list[CardNote]:
    """What is missing comes first. What the reason of a refusal has said is not said again."""
    missing = [teller.game.title.reason(key, teller.lang) for key in facts.lacks]
    return [
        *(CardNote("bad", "", text) for text in missing if text != reason),
        *(
            CardNote(one.tone, teller.picture(one.token), teller.say(one.said))
            for one in facts.notes
            if not reason or one.said.message not in BLOCKED
        ),
    ]


def wanted(game: Game, thing: str) -> bool:
    """Whether the question is about things of this sort, so that a refusal means something."""
    kind = thing.partition(":")[0]
    if kind in ON_TURN:
        return True
    return any(token.startswith(f"{kind}:") for one in game.options() for token in one.tokens)


def asked_thing(thing: str) -> str:
    return thing[: pointing.LONGEST]


def gift(teller: Teller, one: Gift) -> CardGift:
    prices = " · ".join(str(price) for price in one.prices)
    if not prices:
        prices = texts.say(teller.lang, "tell-free")
    elif one.each:
        prices = texts.say(teller.lang, "tell-each", price=prices)
    return CardGift(one.token, teller.say(one.said), prices)


def cost(teller: Teller, one: Cost) -> CardCost:
    lines = [CardLine(line.token, teller.say(line.said), line.amount) for line in one.lines]
    left = None if one.gold is None else one.gold - one.total
    return CardCost(lines, one.total, one.gold, left)


def meters(teller: Teller, facts: Facts) -> list[CardMeter]:
    game = teller.game
    return [
        CardMeter(
            teller.say(one.said),
            one.have,
            one.want,
            game.title.reason(one.key, teller.lang) if one.key else "",
        )
        for one in facts.meters
    ]


class Teller:
    """Messages in a language, with the names of things and people in them."""

    def __init__(self, game: Game, people: list[str], lang: str) -> None:
        self.game = game
        self.people = people
        self.lang = lang

    def say(self, said: Said) -> str:
        return speak.sentence(self.phrase(said))

    def phrase(self, said: Said) -> str:
        values = {role: self.value(value) for role, value in said.values.items()}
        if said.message == NAME:
            return str(values["thing"])
        return texts.say(self.lang, said.message, **values)

    def value(self, value: Value) -> str | int:
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            return self.listed(value)
        return self.name(value)

    def listed(self, parts: list[Said]) -> str:
        """``2 fleets (3) and one sail (1)``."""
        said = [self.phrase(part) for part in parts]
        if len(said) < 2:
            return "".join(said)
        first = ", ".join(said[:-1])
        return texts.say(self.lang, "tell-and", first=first, last=said[-1])

    def name(self, token: str) -> str:
        kind, _, word = token.partition(":")
        if kind == "seat":
            return self.person(int(word))
        seats = self.game.seats
        if kind in ("faction", "player") and word in seats:
            return self.person(seats.index(word))
        if kind in PLACES:
            return str(speak.named(self.lang, token))
        if token == "card:priest":  # called priestess where the engine is shared
            return texts.say(self.lang, "tell-card-priest")
        return name_of(self.lang, token, self.game.title.name)

    def person(self, seat: int) -> str:
        """A bot that nobody named goes by its faction, as it does on the page."""
        faction = self.game.seats[seat]
        name = self.people[seat] if seat < len(self.people) else ""
        if name and name != f"Bot {faction.capitalize()}":
            return name
        return name_of(self.lang, f"faction:{faction}", self.game.title.name)

    def picture(self, token: str) -> str:
        """A seat is drawn as its faction."""
        kind, _, word = token.partition(":")
        return f"faction:{self.game.seats[int(word)]}" if kind == "seat" else token
