"""Why a bot likes an option: what it would bring, in a sentence."""

from __future__ import annotations

import re
from typing import Final

from delos import texts
from delos.kernel.game import Game
from delos.kernel.values import Option
from delos.server.protocol.playing import HintOption
from delos.server.telling.cards import Teller
from delos.server.thinking.bot_worker import Advised
from delos.study.cards import card_facts
from delos.study.ground import grounds
from delos.texts import gains as changes
from delos.texts import helps

PLACES: Final = ("land:", "sea:", "site:")
CARDS: Final = ("hero:", "creature:", "god:", "item:", "favour:", "deity:", "building:")
FACTS: Final = 2  # that tell one place from another
SHORT: Final = 26  # letters of a sentence that only says where


def told(
    game: Game, seat: int, best: list[Advised], people: list[str], lang: str
) -> list[HintOption]:
    options = {option.id: option for option in game.options()}
    chosen = [options[one.action] for one in best]
    chances = [None if one.chance is None else round(100 * one.chance) for one in best]
    # What is shown is what is compared: choices of the same percentage are equally good.
    worths = [float((one or 0) - (chances[0] or 0)) for one in chances]
    reasons = [
        why(game, seat, option, one, people, lang) for option, one in zip(chosen, best, strict=True)
    ]
    reasons = told_apart(game, seat, chosen, reasons, lang)
    return [
        HintOption(
            one.action,
            option.label(lang),
            worth,
            reason or alone(option, worth, lang),
            chances[place],
        )
        for place, (one, option, worth, reason) in enumerate(
            zip(best, chosen, worths, unrepeated(reasons, worths, lang), strict=True)
        )
    ]


def told_apart(
    game: Game, seat: int, options: list[Option], reasons: list[str], lang: str
) -> list[str]:
    """Where options bring the same, what tells them apart is said first: the place, the card."""
    alike = [n for n, reason in enumerate(reasons) if reasons.count(reason) > 1]
    if not alike:
        return reasons
    places = grounds(game, seat, [place_of(options[n]) for n in alike])
    cards = [effect_of(game, options[n], lang) for n in alike]
    told = list(reasons)
    for at, n in enumerate(alike):
        like = [other for other, m in enumerate(alike) if reasons[m] == reasons[n]]
        facts = [
            texts.say(lang, f"hint-at-{name}", count=count)
            for name, count in places[at].items()
            if any(places[other].get(name, count) != count for other in like)
        ]
        if facts:
            first = changes.joined(facts[:FACTS], lang)
        elif any(cards[other] != cards[at] for other in like):
            first = cards[at]
        else:
            continue
        told[n] = f"{first} {reasons[n]}".strip()
    return told


def unrepeated(reasons: list[str], worths: list[float], lang: str) -> list[str]:
    """What is still the same sentence says so, and whether that makes a difference."""
    told: list[str] = []
    for n, reason in enumerate(reasons):
        if reason and reason in reasons[:n]:
            even = worths[n] == worths[reasons.index(reason)]
            told.append(texts.say(lang, "hint-same" if even else "hint-same-less"))
        else:
            told.append(reason)
    return told


def place_of(option: Option) -> str:
    places = [one.rpartition("=")[2] for one in option.tokens]
    return next((one for one in places if one.startswith(PLACES)), "")


def effect_of(game: Game, option: Option, lang: str) -> str:
    """What the card that an option names does, in a sentence; in two where the first is short."""
    edition = str(game.title.options.get("edition", ""))
    for token in option.tokens:
        if not token.startswith(CARDS) or not texts.has(lang, helps.help_id(token, edition)):
            continue
        sentences = re.split(r"(?<=[.!?])\s", helps.help(lang, token, edition))
        said = sentences[0]
        return f"{said} {sentences[1]}" if len(said) < SHORT and sentences[1:] else said
    return ""


def alone(option: Option, worth: float, lang: str) -> str:
    """Nothing can be told of what it brings."""
    if "word:end" in option.tokens:
        return texts.say(lang, "hint-end")
    return texts.say(lang, "hint-nothing" if worth else "hint-bare")


def why(game: Game, seat: int, option: Option, one: Advised, people: list[str], lang: str) -> str:
    brought = changes.weighed(one.gains, one.perhaps, lang)
    if brought:
        return brought
    judged = judged_at_once(game, seat, option, people, lang)
    if one.bid is None:
        return judged
    # A god's chance is that of the bid with which it was followed.
    return f"{texts.say(lang, 'hint-with-bid', count=one.bid)} {judged}".strip()


def judged_at_once(game: Game, seat: int, option: Option, people: list[str], lang: str) -> str:
    """A god or a bid: what its card says for it."""
    decision = game.decision
    about = [token.rpartition("=")[2] for token in (decision.about if decision else ())]
    bid = next((one for one in option.tokens if one.startswith(("bid:", "n:"))), "")
    # The god whose turn it is says nothing for what is done in it.
    near = [*option.tokens, *about] if bid else option.tokens
    god = next((one for one in near if one.startswith("god:")), "")
    if not god:
        return ""
    thing = f"bid:{god[4:]}:{bid.partition(':')[2]}" if bid else god
    teller = Teller(game, people, lang)
    facts = card_facts(game, seat, thing)
    notes = [teller.say(one.said) for one in facts.notes if one.tone == "good"]
    if not notes:
        notes = [teller.say(one.said) for one in facts.notes if one.token == "unit:gold"]
    if bid and facts.cost is not None and facts.cost.gold is not None:
        left = facts.cost.gold - facts.cost.total
        notes.insert(0, texts.say(lang, "hint-bid", pay=facts.cost.total, left=left))
    return " ".join(notes[:2])
