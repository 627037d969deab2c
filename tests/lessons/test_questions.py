"""Ten questions about each game: the lessons say every answer outright, in both languages."""

from __future__ import annotations

from typing import Final

import pytest

from delos.lessons import has, say
from delos.texts import languages

# A question, the words of the lessons that answer it, and what they must say in English.
Question = tuple[str, tuple[str, ...], tuple[str, ...]]
QUESTIONS: Final[dict[str, list[Question]]] = {
    "legendary": [
        ("What wins?", ("aim-look.text",), ("three metropolises", "cycle ends")),
        ("How do metropolises arise?", ("aim-end.two",), ("one building of each", "philosophers")),
        (
            "In what order does a cycle go?",
            ("gods-income.text",),
            ("gods are drawn", "income", "bids", "upkeep", "actions"),
        ),
        ("What if one is outbid?", ("gods-driven.text",), ("another god at once", "not back")),
        ("What is Apollo for?", ("gods-paid.text",), ("free", "2 gold", "bids first")),
        ("What is Zeus for?", ("creatures-peek.text",), ("temple and a priestess", "next card")),
        (
            "How low does a price go?",
            ("gods-end.two", "creatures-end.two"),
            ("down to nothing", "free"),
        ),
        ("Who loses a round?", ("march-end.two",), ("lower sum", "tie costs both")),
        ("How do troops cross the sea?", ("march-bridge.text",), ("fleets", "bridge")),
        (
            "What may heroes do?",
            ("heroes-ride.text", "heroes-end.three"),
            ("1 gold for the first", "not the cycle in which the hero came"),
        ),
    ],
    "classic": [
        ("What wins?", ("aim-look.text",), ("two metropolises", "cycle ends")),
        ("How do metropolises arise?", ("aim-end.two",), ("each kind", "four philosophers")),
        (
            "In what order does a cycle go?",
            ("gods-income.text",),
            ("creatures", "gods", "income", "bids", "actions"),
        ),
        ("What does a building cost?", ("aim-build.text",), ("2 gold",)),
        ("Who sells which?", ("aim-end.three",), ("zeus temples", "athena universities")),
        ("How low does a bid go?", ("gods-bid.text",), ("never costs less than 1",)),
        ("And a creature?", ("creatures-end.two",), ("down to a price of 1",)),
        ("What is Zeus for?", ("gods-try.text",), ("gives a priest", "another for 4 gold")),
        ("How far do fleets sail?", ("sea-sail.text",), ("1 gold", "three spaces")),
        ("Who loses a round?", ("march-end.two",), ("lower sum", "tie")),
    ],
    "hades": [
        ("When does Hades come?", ("coming-dice.text",), ("two dice", "at 9")),
        ("Whom does he displace?", ("coming-arrives.text",), ("last visible god",)),
        ("What does he sell?", ("coming-end.two",), ("one undead unit", "1, 2, 3 and 4")),
        ("How long do the dead stay?", ("coming-gone.text",), ("after apollo", "leave")),
        ("Who marches with Hades?", ("dead-host.text",), ("only with an", "undead")),
        ("What is the Necropolis for?", ("dead-gold.text",), ("1 gold", "income")),
        ("What does a hero cost?", ("heroes-upkeep.text",), ("2 gold", "leaves")),
        ("When is he sacrificed?", ("heroes-end.three",), ("next cycle", "never with apollo")),
        ("Whose is the favour?", ("favours-last.text",), ("last visible god",)),
        ("What does its power cost?", ("favours-power.text",), ("2 gold", "once")),
    ],
    "mytikas": [
        ("What is a turn?", ("city-end.one",), ("builder", "main", "bonus", "follow")),
        ("Where does one build?", ("city-end.two",), ("all of the cost", "one level")),
        ("What does a small city cost?", ("city-build.text",), ("2 stone and 1 marble",)),
        (
            "And the large ones?",
            ("points-worth.text",),
            ("3 stone and 2 marble", "2 marble and 2 gold"),
        ),
        ("How do resources rise?", ("raise-end.one",), ("hades by day", "three times")),
        ("And fall?", ("raise-tumble.text",), ("any moment of your turn",)),
        ("What are favours for?", ("favours-end.one", "favours-end.two"), ("bonus", "follows")),
        ("How is a deity won?", ("deities-end.one", "deities-end.two"), ("river", "offers more")),
        ("What counts?", ("points-look.text",), ("their level", "three times", "four times")),
        (
            "When does it end?",
            ("points-ends.text",),
            ("three levels", "last lock", "built everything"),
        ),
    ],
}


@pytest.mark.parametrize("group", sorted(QUESTIONS))
def test_every_answer_is_said(group: str) -> None:
    assert len(QUESTIONS[group]) == 10
    for question, words, wanted in QUESTIONS[group]:
        told = " ".join(say(group, "en", one) for one in words).lower().replace("*", "")
        missing = [one for one in wanted if one not in told]
        assert not missing, f"{question} {missing} is not in: {told}"
        assert all(has(group, lang, one) for lang in languages() for one in words)
