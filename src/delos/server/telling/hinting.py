"""Why a bot likes an option: what it would bring, in a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from delos import texts
from delos.bots.holdings import counted
from delos.kernel.game import Game
from delos.kernel.values import Option
from delos.server.protocol.playing import HintOption
from delos.server.telling.cards import Teller
from delos.server.telling.words import phrase_of
from delos.server.thinking.bot_worker import Advised
from delos.study.ahead import battle_ahead
from delos.study.cards import card_facts
from delos.study.ground import grounds
from delos.study.odds import BattleOdds
from delos.texts import gains, helps, speak

PLACES: Final = ("land:", "sea:", "site:")
CARDS: Final = ("space:", "hero:", "creature:", "god:", "item:", "favour:", "deity:", "building:")
# Questions in which it does not matter how safe a place is
ELSEWHERE: Final = frozenset(
    {"creature.discount", "triton.take", "harpy", "giant.from", "giant.site"}
)
TOKENS: Final = frozenset({"favour.take", "setup.favour"})  # questions about a Favour token
GIVEN: Final = "tell-set-new"  # a building that costs nothing
FACTS: Final = 2  # that tell one place from another
FIRST: Final = ("placement.", "deploy.")  # questions about first places
BEFORE: Final = ("palace.", "helm.", "girdle.")  # the income comes next, whatever is answered
SETTLING: Final = frozenset(
    {"lands", "seas", "income", "fleets", "troops", "priestesses", "rival-lands"}
)
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
            reason or alone(game, seat, option, worth, lang),
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
    decision = game.decision
    if decision is not None and decision.kind in ELSEWHERE:
        places = [{} for _ in alike]
    cards = [effect_of(game, options[n].tokens, lang) for n in alike]
    told = list(reasons)
    for at, n in enumerate(alike):
        like = [other for other, m in enumerate(alike) if reasons[m] == reasons[n]]
        differ = {
            name: count
            for name, count in places[at].items()
            if any(places[other].get(name, count) != count for other in like)
        }
        facts = told_of(differ, lang)
        if facts:
            first = gains.joined(facts[:FACTS], lang)
        elif any(cards[other] != cards[at] for other in like):
            first = cards[at]
        elif options[n].kind in TOKENS:
            patron = str(speak.named(lang, options[n].tokens[-1]))
            first = texts.say(lang, "hint-token", patron=patron)
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


def effect_of(game: Game, things: Sequence[str], lang: str) -> str:
    """What the card among some things does, in a sentence; in two where the first is short."""
    edition, title = str(game.title.options.get("edition", "")), game.title.name
    for token in things:
        message = helps.help_id(token, edition, title)
        if not token.startswith(CARDS) or not texts.has(lang, message):
            continue
        sentences = re.split(r"(?<=[.!?])\s", texts.say(lang, message))
        said = sentences[0]
        return f"{said} {sentences[1]}" if len(said) < SHORT and sentences[1:] else said
    return ""


def alone(game: Game, seat: int, option: Option, worth: float, lang: str) -> str:
    """Nothing can be told of what it brings."""
    if option.kind.startswith("retreat.") and "word:stay" not in option.tokens:
        return texts.say(lang, "hint-retreat")
    if "word:end" in option.tokens:
        return texts.say(lang, "hint-end-less" if worth else "hint-end")
    if "word:decline" in option.tokens:
        return texts.say(lang, "hint-decline")
    if "word:peek" in option.tokens:
        return texts.say(lang, "hint-peek")
    effect = effect_of(game, [*option.tokens, *played_by(option)], lang)
    if effect:
        return effect
    facts = grounds(game, seat, [place_of(option)])[0]
    if facts and option.kind not in ELSEWHERE:
        return gains.joined(told_of(facts, lang)[:FACTS], lang)
    return texts.say(lang, "hint-nothing" if worth else "hint-bare")


def played_by(option: Option) -> list[str]:
    """The item that is played with an option, which names it in its kind alone."""
    item = option.kind.partition(".")[0]
    return [f"item:{item}"] if "word:use" in option.tokens else []


def told_of(facts: dict[str, int], lang: str) -> list[str]:
    return [texts.say(lang, f"hint-at-{name}", count=count) for name, count in facts.items()]


def why(game: Game, seat: int, option: Option, one: Advised, people: list[str], lang: str) -> str:
    brought = outcome_of(game, seat, option, one, lang)
    if brought:
        return brought
    judged = judged_at_once(game, seat, option, people, lang)
    if one.bid is None:
        return judged
    # A god's chance is that of the bid with which it was followed.
    return f"{texts.say(lang, 'hint-with-bid', count=one.bid)} {judged}".strip()


def outcome_of(game: Game, seat: int, option: Option, one: Advised, lang: str) -> str:
    """The odds of the battle to which it leads, and what changes for the seat."""
    ahead = battle_ahead(game, seat, one.ways)
    hidden = uncounted(game, seat, option.kind)
    change = gains.Change(
        {name: count for name, count in one.gains.items() if name not in hidden},
        {name: count for name, count in one.perhaps.items() if name not in hidden},
        counted(game, seat),
        one.varied,
        one.lucky,
        ahead is not None,
        ahead is not None and ahead.odds.attacker == game.seats[seat],
    )
    told = [] if ahead is None else [fought(ahead.odds, game.seats[seat], lang)]
    if "word:keep" in option.tokens:  # what it is kept for
        told.append(effect_of(game, about(game), lang))
    told.append(gains.weighed(change, lang, game.title.name))
    return " ".join(part for part in told if part)


def uncounted(game: Game, seat: int, kind: str) -> frozenset[str]:
    """What was not counted before, so that it must not be told as new: units in the midst of a
    battle, and what lies ready until everybody's first places are chosen."""
    if getattr(game.view(seat), "battle", None) is not None:
        return gains.UNITS
    if kind.startswith(BEFORE):
        return frozenset({"gold"})
    return SETTLING if kind.startswith(FIRST) else frozenset()


def about(game: Game) -> list[str]:
    """The things that the question is about."""
    decision = game.decision
    return [token.rpartition("=")[2] for token in (decision.about if decision else ())]


def fought(odds: BattleOdds, faction: str, lang: str) -> str:
    """How likely the battle is won, and what it costs."""
    attacks = odds.attacker == faction
    won, lost = (odds.win, odds.attacker_losses) if attacks else (odds.hold, odds.defender_losses)
    percent = round(100 * won)
    if 0.0 < won < 1.0:
        percent = min(99, max(1, percent))  # what is nearly sure is not sure
    area = speak.named(lang, f"{'sea' if odds.sea else 'land'}:{odds.area}")
    return speak.sentence(
        texts.say(lang, "hint-battle", percent=percent, area=area, losses=round(lost))
    )


def judged_at_once(game: Game, seat: int, option: Option, people: list[str], lang: str) -> str:
    """A god or a bid: what its card says for it."""
    bid = next((one for one in option.tokens if one.startswith(("bid:", "n:"))), "")
    # The god whose turn it is says nothing for what is done in it.
    near = [*option.tokens, *about(game)] if bid else option.tokens
    god = next((one for one in near if one.startswith("god:")), "")
    if not god:
        return ""
    thing = f"bid:{god[4:]}:{bid.partition(':')[2]}" if bid else god
    teller = Teller(game, people, lang)
    facts = card_facts(game, seat, thing)
    good = [one for one in facts.notes if one.tone == "good"]
    notes = [teller.say(one.said) for one in good]
    given = phrase_of(lang, good[0].token, game.title.name) if good and not bid else ""
    if given and good[0].said.message == GIVEN:  # whose it is, before what it is good for
        name = speak.named(lang, god)
        notes.insert(0, texts.say(lang, "hint-god-gives", god=name, thing=given))
    if not notes:
        notes = [teller.say(one.said) for one in facts.notes if one.token == "unit:gold"]
    if bid and facts.cost is not None and facts.cost.gold is not None:
        left = facts.cost.gold - facts.cost.total
        notes.insert(0, texts.say(lang, "hint-bid", pay=facts.cost.total, left=left))
    return " ".join(notes[:2])
