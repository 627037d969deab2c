"""Tokens become sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

import delos
from delos import texts
from delos.cyclades.ids import GOD_NAMES
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.events import EVENTS
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import FACTION_NAMES
from delos.legendary.kinds import KINDS
from delos.texts import speak

BOTH = pytest.mark.parametrize("lang", texts.languages())
EXAMPLES = {
    "land": ["naxos", "agios-nikolaos"],
    "sea": ["icarian-sea"],
    "area": ["ios"],
    "site": ["naxos-2"],
    "god": GOD_NAMES,
    "building": ["port", "university"],
    "bonus": ["gold", "mixed"],
    "faction": FACTION_NAMES,
    "hero": HERO_NAMES,
    "creature": CREATURE_NAMES,
    "piece": ["scylla"],
    "phase": ["income", "end"],
    "plain": ["0", "1", "priestess"],
    "n": ["0", "1", "2", "8"],
    "bid": ["1", "25"],
    "dice": ["2-1"],
    "chain": ["none", "nereid", "nereid-typhon", "charybdis-nereid-scylla"],
    "holder": ["penthesilea", "pandora"],
}
TABLES = {name: delos.new(name, seed=1).title for name in ("legendary", "classic", "mytikas")}
STRAY = re.compile(r"[{}$:]\w|\bnone\b|  ")


@pytest.mark.parametrize(
    ("token", "english", "french"),
    [
        ("god:ares", "Ares", "Arès"),
        ("building:university", "a University", "une Université"),
        ("faction:owl", "the Owl", "la Chouette"),
        ("creature:erinyes", "the Erinyes", "les Érinyes"),
        ("hero:odysseus", "Odysseus", "Ulysse"),
        ("land:agios-nikolaos", "Agios Nikolaos", "Agios Nikolaos"),
        ("site:naxos-2", "Naxos, site 2", "Naxos, site 2"),
        ("dice:2-1", "2 to 1", "2 contre 1"),
        ("chain:none", "no figurine", "aucune figurine"),
        ("chain:nereid-typhon", "the Nereid and Typhon", "la Néréide et Typhon"),
        ("holder:pandora", "Pandora’s card", "la carte de Pandore"),
        ("plain:0", "a Priestess", "une Prêtresse"),
        ("thing:odd-word", "Odd Word", "Odd Word"),
    ],
)
def test_things(token: str, english: str, french: str) -> None:
    assert (speak.named("en", token), speak.named("fr", token)) == (english, french)


def test_three_figurines_on_the_way() -> None:
    said = speak.label("en", "move.chain", ["chain:charybdis-nereid-scylla"])
    assert said == "A way past Charybdis, the Nereid and Scylla"


def test_display_names_of_areas_may_be_given() -> None:
    names = {"oia": "Oía"}
    assert speak.label("en", "move.to", ["land:oia"], names) == "To Oía"
    assert speak.label("fr", "build.site", ["site:oia-1"], names).endswith("Oía, site 1")


def test_prompts() -> None:
    about = ["god=god:zeus"]
    assert speak.prompt("en", "offering.bid", about) == "How high is your bid for Zeus?"
    assert speak.prompt("en", "offering.bid", []) == "How high is your bid?"
    about = ["land=land:naxos", "attack=n:0", "defence=n:3"]
    assert "0 for the attacker and 3 for the defender" in speak.prompt("en", "battle.reroll", about)
    assert speak.prompt("fr", "battle.loss", about).startswith("Ce Round")


@pytest.mark.parametrize(
    ("lang", "kind", "said"),
    [
        ("en", "build.replace", "Replace the Port on Naxos, site 1"),
        ("en", "metropolis.raze", "Tear down the Port on Naxos, site 1"),
        ("fr", "build.replace", "Remplacer le Port\u202f: Naxos, site 1"),
    ],
)
def test_a_building_is_called_by_its_name(lang: str, kind: str, said: str) -> None:
    assert speak.label(lang, kind, ["site:naxos-1", "standing=standing:port"]) == said


def test_labels() -> None:
    assert speak.label("en", "turn", ["word:buy", "creature:kraken"]) == "Buy the Kraken"
    assert speak.label("fr", "turn", ["word:buy", "creature:kraken"]) == "Acheter le Kraken"
    priced = ["word:buy", "creature:kraken", "price=n:3"]
    assert speak.label("en", "turn", priced) == "Buy the Kraken (3 gold)"
    assert speak.label("en", "turn", ["word:end"]) == "End your turn"
    assert speak.label("en", "retreat.land", ["word:stay"]) == "Stand and fight"
    assert speak.label("en", "sail.count", ["n:1"]) == "1 Fleet"
    assert speak.label("fr", "move.troops", ["n:0"]) == "Aucune Troupe de base"


def test_reasons() -> None:
    key = "LEG-CREATURE-MEDUSA-01:sealed"
    said = speak.reason("en", key)
    assert said == "Nobody enters or leaves the area where Medusa stands."
    assert speak.reason("fr", "LEG-CORE-04:strange").startswith("Les règles ne le permettent pas")
    assert speak.reason("en", "LEG-CORE-04") == "The rules do not allow this now."
    assert speak.reason("en", "") == "The rules do not allow this now."
    both = speak.reason("en", "LEG-CORE-04,LEG-HERO-AJAX-02:strange need=n:7")
    assert both == "The rules do not allow this now."


def told(lang: str, name: str, fields: Mapping[str, object], title: str = "legendary") -> str:
    """An event as a table of the title says it."""
    return TABLES[title].sentence(name, dict(fields), lang)


def test_events() -> None:
    bid = {"faction": "faction:bee", "god": "god:ares", "bid": "n:5"}
    assert told("en", "bid", bid) == "The Bee bids 5 for Ares."
    assert told("fr", "bid", bid) == "L’Abeille mise 5 sur Arès."
    bare = {"faction": "bee", "land": "ios", "loser": "none"}
    assert told("en", "land_taken", bare) == "The Bee takes Ios."
    bare["loser"] = "owl"
    assert told("en", "land_taken", bare) == "The Bee takes Ios from the Owl."
    assert told("fr", "gold", {"faction": "owl", "amount": 1}).endswith("1 PO.")
    moved = {"origin": "ios", "land": "naxos", "troops": "1", "mercenaries": "0"}
    assert told("en", "units_moved", moved) == "From Ios to Naxos: 1 Troop."
    moved["mercenaries"] = "2"
    assert told("en", "units_moved", moved).endswith(": 1 Troop, 2 Mercenaries.")
    moved["troops"] = "0"
    assert told("fr", "units_moved", moved).endswith(" 2 Troupes mercenaires.")
    assert told("en", "comet", {"where": "north"}) == "Something happens: comet."


def test_gold_that_is_taken_up_is_no_gift_of_less_than_nothing() -> None:
    laid = {"land": "land:syros", "amount": 1}
    assert told("en", "gold_laid", laid) == "1 gold is laid in Syros for Geryon."
    taken = {**laid, "amount": -2}
    assert told("en", "gold_laid", taken) == "2 gold that lay in Syros is taken up with the income."
    assert "2 PO déposées à Syros" in told("fr", "gold_laid", taken)


def test_a_title_may_have_words_of_its_own() -> None:
    moved = {"origin": "ios", "land": "naxos", "troops": 1, "undead": 2}
    said = told("en", "units_moved", moved, title="classic")
    assert said == "From Ios to Naxos: 1 troop, 2 undead."
    put = {"area": "ios", "count": 1}
    assert "prosperity marker" in told("en", "cornucopia", put, title="classic")
    assert "cornucopia" in told("en", "cornucopia", put, title="legendary")
    assert "prosperity" in speak.prompt("en", "erinyes.from", [], title="classic")
    assert speak.reason("en", "HAD-APOLLO-01:apollo", "classic") != speak.reason(
        "en", "HAD-APOLLO-01:apollo"
    )
    arrival = {"covered": "poseidon", "slot": 3}
    assert told("fr", "hades_arrives", arrival, title="classic").endswith("Poséidon.")


def test_islands_that_an_event_calls_otherwise_have_their_names() -> None:
    columns = {"one": "delos", "other": "naxos"}
    said = told("fr", "columns_placed", columns, title="classic")
    assert said == "Les colonnes d’Hécate relient Délos et Naxos."
    said = told("fr", "fleets_swapped", {"one": "sound", "other": "gulf"})
    assert said.endswith("la passe et le golfe.")


def test_what_a_reader_may_not_know_is_passed_over() -> None:
    robbed = {"thief": "faction:bee", "victim": "faction:owl"}
    assert told("en", "gold_stolen", robbed) == "The Bee steals half the gold of the Owl."
    seen = {"faction": "faction:bee", "creature": None}
    assert told("en", "peek", seen) == "The Bee looks at the top Creature card."


@BOTH
def test_every_option_of_every_kind_can_be_said(lang: str) -> None:
    for kind in KINDS:
        for part in kind.parts:
            start = [f"word:{part.prefix}"] if part.prefix else []
            for word in EXAMPLES[part.type] if part.type else [""]:
                tokens = [*start, f"{part.type}:{word}"] if part.type else start
                said = speak.label(lang, kind.name, tokens)
                assert not STRAY.search(said.replace("\u00a0", "")), said
                assert said[0].isupper() or said[0].isdigit()


@BOTH
def test_every_event_can_be_said(lang: str) -> None:
    for kind in EVENTS:
        types = dict(field.split(":") for field in kind.fields)
        for turn in range(6):
            fields = {
                name: EXAMPLES[type][turn % len(EXAMPLES[type])] for name, type in types.items()
            }
            said = speak.event(lang, kind.name, fields, types)
            assert not STRAY.search(said), said
            assert said[0].isupper() or said[0].isdigit()
