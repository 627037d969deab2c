"""Why a bot likes an option: what it would bring, in a sentence."""

from __future__ import annotations

from delos import texts
from delos.kernel.game import Game
from delos.kernel.values import Option
from delos.server.protocol.playing import HintOption
from delos.server.telling.cards import Teller
from delos.server.thinking.bot_worker import Advised
from delos.study.cards import card_facts
from delos.texts import gains as changes


def told(
    game: Game, seat: int, best: list[Advised], people: list[str], lang: str
) -> list[HintOption]:
    options = {option.id: option for option in game.options()}
    top = best[0].worth
    return [
        HintOption(
            one.action,
            options[one.action].label(lang),
            round(one.worth - top, 1) + 0.0,
            why(game, seat, options[one.action], one.gains, people, lang),
            None if one.chance is None else round(100 * one.chance),
        )
        for one in best
    ]


def why(
    game: Game, seat: int, option: Option, gains: dict[str, int], people: list[str], lang: str
) -> str:
    return changes.told(gains, lang) or judged_at_once(game, seat, option, people, lang)


def judged_at_once(game: Game, seat: int, option: Option, people: list[str], lang: str) -> str:
    """A god or a bid: what its card says for it."""
    decision = game.decision
    about = [token.rpartition("=")[2] for token in (decision.about if decision else ())]
    bid = next((one for one in option.tokens if one.startswith(("bid:", "n:"))), "")
    # The god whose turn it is says nothing for what is done in it.
    near = [*option.tokens, *about] if bid else option.tokens
    god = next((one for one in near if one.startswith("god:")), "")
    if not god:
        return texts.say(lang, "hint-end" if "word:end" in option.tokens else "hint-bare")
    thing = f"bid:{god[4:]}:{bid.partition(':')[2]}" if bid else god
    teller = Teller(game, people, lang)
    facts = card_facts(game, seat, thing)
    notes = [teller.say(one.said) for one in facts.notes if one.tone == "good"]
    if not notes:
        notes = [teller.say(one.said) for one in facts.notes if one.token == "unit:gold"]
    if bid and facts.cost is not None and facts.cost.gold is not None:
        left = facts.cost.gold - facts.cost.total
        notes.insert(0, texts.say(lang, "hint-bid", pay=facts.cost.total, left=left))
    return " ".join(notes[:2]) or texts.say(lang, "hint-bare")
