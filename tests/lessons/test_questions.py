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
        (
            "What wins?",
            ("aim-look.text", "aim-end.one"),
            ("three metropolises", "cycle ends", "the most, then the most gold"),
        ),
        (
            "How do metropolises arise, and what is a building good for besides?",
            ("aim-end.two", "heroes-sacrifice.text", "aim-end.unused", "aim-meanwhile.text"),
            ("one building of each", "philosophers", "sacrifice", "conquering", "university only"),
        ),
        (
            "In what order does a cycle go?",
            ("gods-income.text", "gods-god.text"),
            ("gods move on", "income", "bids", "upkeep", "actions", "top god goes last"),
        ),
        (
            "What may one bid, and what if one is outbid?",
            ("gods-bid.text", "gods-driven.text"),
            (
                "you can pay",
                "pay when everybody has bid",
                "another god at once",
                "back to ares only when",
            ),
        ),
        ("What is Apollo for?", ("gods-paid.text",), ("free", "2 gold", "bids first")),
        (
            "What are the others for, and what do they sell?",
            ("creatures-peek.text", "march-end.three", "sea-end.two", "heroes-gift.text"),
            (
                "temple and a priestess",
                "4 gold",
                "next card",
                "2, 3 and 4",
                "1, 2, 3",
                "1, 3 and 5",
            ),
        ),
        (
            "How low does a price go?",
            ("gods-end.two", "creatures-end.two"),
            ("down to nothing", "free"),
        ),
        (
            "Who loses a round, and who may leave?",
            ("march-end.two", "march-retreat.text"),
            (
                "lower sum",
                "tie costs both",
                "the defender may leave, then you",
                "yours or nobody’s",
            ),
        ),
        (
            "How do troops cross the sea, and where may they not go?",
            ("march-bridge.text", "march-token.text"),
            ("fleets", "bridge", "last land"),
        ),
        (
            "What may heroes do?",
            ("heroes-ride.text", "heroes-end.three"),
            ("1 gold for the first", "not the cycle in which the hero came"),
        ),
    ],
    "classic": [
        (
            "What wins?",
            ("aim-look.text", "aim-end.one"),
            ("two metropolises", "cycle ends", "the most, then the most gold"),
        ),
        ("How do metropolises arise?", ("aim-end.two",), ("each kind", "four philosophers")),
        (
            "In what order does a cycle go?",
            ("gods-cycle.text",),
            ("creatures", "gods are shuffled", "income", "bids", "actions"),
        ),
        (
            "What does a building cost, and what is it good for?",
            ("aim-build.text", "aim-meanwhile.text"),
            ("2 gold", "fleets that defend", "troops that defend", "cheaper", "university only"),
        ),
        ("Who sells which?", ("aim-end.three",), ("zeus temples", "athena universities")),
        (
            "How high and how low does a bid go?",
            ("gods-bid.text", "gods-driven.text"),
            ("you can pay", "never costs less than 1", "back to ares only when"),
        ),
        ("And a creature?", ("creatures-end.two",), ("down to a price of 1",)),
        ("What is Zeus for?", ("gods-try.text",), ("gives a priest", "another for 4 gold")),
        ("How far do fleets sail?", ("sea-sail.text",), ("1 gold", "three spaces")),
        (
            "Who loses a round, at sea too, who may leave, and what is safe?",
            ("march-end.two", "sea-end.three", "march-retreat.text", "march-token.text"),
            ("lower sum", "tie", "die plus fleets", "may leave, then you", "last island"),
        ),
    ],
    "hades": [
        ("When does Hades come?", ("coming-dice.text",), ("two dice", "at 9")),
        ("Whom does he displace?", ("coming-arrives.text",), ("last visible god",)),
        ("What does he sell?", ("coming-end.two",), ("one undead unit", "1, 2, 3 and 4")),
        ("How long do the dead stay?", ("coming-gone.text",), ("after apollo", "leave")),
        ("Who marches with Hades?", ("dead-host.text",), ("only with an", "undead")),
        ("What is the Necropolis for?", ("dead-gold.text",), ("1 gold", "income")),
        (
            "What does a hero cost, and must he fall?",
            ("heroes-upkeep.text", "heroes-end.one"),
            ("2 gold", "leaves", "you choose whether he or a troop falls"),
        ),
        ("When is he sacrificed?", ("heroes-end.three",), ("next cycle", "never with apollo")),
        ("Whose is the favour?", ("favours-last.text",), ("last visible god",)),
        ("What does its power cost?", ("favours-power.text",), ("2 gold", "once")),
    ],
    "mytikas": [
        (
            "What is a turn?",
            ("city-move.text", "city-end.one", "city-end.unused"),
            ("no rival stands", "builder", "main", "bonus", "follow"),
        ),
        ("Where does one build?", ("city-end.two",), ("all of the cost", "one level")),
        (
            "What do a small city and a small temple cost?",
            ("city-build.text", "points-move.text"),
            ("2 stone and 1 marble", "a stone, a marble and a gold"),
        ),
        (
            "And the large ones?",
            ("points-worth.text",),
            ("3 stone and 2 marble", "2 marble and 2 gold"),
        ),
        ("How do resources rise?", ("raise-end.one",), ("hades by day", "three times")),
        ("And fall?", ("raise-tumble.text",), ("any moment of your turn",)),
        (
            "What are favours for?",
            ("favours-end.one", "favours-end.two", "favours-follow.text"),
            ("bonus", "follows", "without the bonus"),
        ),
        (
            "Whence come offerings, and how is a deity won and kept?",
            (
                "deities-collect.text",
                "deities-end.one",
                "deities-end.two",
                "deities-river.text",
                "deities-end.four",
            ),
            ("each small temple", "river", "offers more", "lowest lock", "spent", "is turned"),
        ),
        ("What counts?", ("points-look.text",), ("their level", "three times", "four times")),
        (
            "When does it end?",
            ("points-ends.text",),
            ("three levels", "last lock", "built everything", "follow once more"),
        ),
    ],
}

# What newcomers could not answer after the lessons.
MISSED: Final[dict[str, list[Question]]] = {
    "legendary": [
        (
            "May one refuse a building, and take the troop only?",
            ("gods-order.text", "gods-end.four"),
            ("both gifts come", "cannot be refused"),
        ),
        ("How many philosophers are sold?", ("aim-philosophers.text",), ("only one",)),
        ("Whose is a land where nobody is left?", ("march-end.four",), ("stays with its owner",)),
        ("Does a fortress alone defend?", ("march-token.text",), ("alone does not defend",)),
        ("How many cross a bridge?", ("march-bridge.text",), ("as many troops as you like",)),
        (
            "How far does a sea move go?",
            ("sea-sail.text", "sea-end.two"),
            ("next sea only", "one sea far"),
        ),
        ("Is a gap among the creatures filled?", ("creatures-prey.text",), ("next cycle",)),
        ("What does a lost bid cost?", ("gods-driven.text",), ("your bid costs nothing",)),
        ("When is paid?", ("gods-bid.text",), ("when everybody has bid",)),
        ("Whose are the buildings of a land?", ("march-end.five",), ("takes its buildings",)),
        ("Has Apollo room for several?", ("gods-end.three",), ("room for one only",)),
        ("What is a mercenary?", ("heroes-gift.text",), ("fights as a troop",)),
        ("With which gods do heroes travel?", ("heroes-ride.text",), ("but ares and apollo",)),
    ],
    "classic": [
        ("Are priests used up?", ("gods-end.two",), ("every cycle", "not used up")),
        (
            "What if there is no room for a metropolis?",
            ("aim-end.four",),
            ("cannot decline", "the four are lost"),
        ),
        ("How many philosophers are sold?", ("aim-philosophers.text",), ("once a turn",)),
        ("How many sites does a metropolis take?", ("aim-found.text",), ("up to two sites",)),
        ("May ships go on after three spaces?", ("sea-end.one",), ("pay again",)),
        ("When may a last island fall?", ("march-token.text",), ("winning metropolis",)),
        ("What does a lost bid cost?", ("gods-driven.text",), ("your bid costs nothing",)),
        ("Does a fortress alone defend?", ("march-end.three",), ("without troops it defends",)),
        ("How many fleets make a bridge?", ("march-end.one",), ("on every sea space",)),
        ("What do dice show?", ("march-retreat.text",), ("0 to 3",)),
        ("Does every god serve one player?", ("gods-god.text",), ("each god but apollo",)),
        ("What does Pegasus do?", ("creatures-replace.text",), ("flies troops anywhere",)),
    ],
    "hades": [
        ("Can he come twice running?", ("coming-end.four",), ("0 to 3", "never comes two")),
        ("Whose is gold of an old Necropolis?", ("dead-end.four",), ("stays on the old island",)),
        ("May undead go alone?", ("dead-end.one",), ("undead may also go alone", "every step")),
        ("When is upkeep due?", ("heroes-upkeep.text",), ("before the bids",)),
        ("Do heroes bring it gold?", ("dead-gold.text",), ("undead and heroes bring nothing",)),
        (
            "Does a lost hero come back?",
            ("heroes-end.four",),
            ("not hired at 2 gold", "for good", "only charon"),
        ),
        ("Is a priestess a priest?", ("favours-end.three",), ("no priest",)),
        ("When may an item be played?", ("favours-end.four",), ("as soon as it is yours",)),
        ("Do two theatres count twice?", ("favours-end.five",), ("two missing buildings",)),
        ("How many with Apollo at first?", ("places-others.text",), ("one player only",)),
        ("Where goes the troop of Ares?", ("places-bonus.text",), ("islands or a third",)),
    ],
    "mytikas": [
        ("When does a power begin?", ("deities-offer.text",), ("from the next player’s turn",)),
        ("What does a card in the river cost?", ("deities-offer.text",), ("1 would take her",)),
        (
            "What happens to offerings beyond the lock, and may it be refused?",
            ("deities-river.text",),
            ("the rest stays on the card", "cannot refuse"),
        ),
        (
            "When is a card turned, and which lock is the last?",
            ("deities-end.four",),
            ("end of the turn", "others have followed", "lock on the deck"),
        ),
        ("How often does one follow?", ("favours-follow.text",), ("once", "your builder stays")),
        ("May one go anywhere?", ("city-move.text",), ("you can do something",)),
        ("Whom may one rob?", ("favours-rob.text",), ("any rival",)),
        ("Do large cities give more?", ("favours-shown.text",), ("large or small alike",)),
        ("Does a favour help at once?", ("favours-end.one",), ("even one just taken",)),
        ("What counts nothing?", ("points-end.four",), ("favours, offerings and resources",)),
        ("Where does a level token go?", ("raise-levels.text",), ("onto the slot",)),
        ("Does everybody get one more turn?", ("points-ends.text",), ("then points are counted",)),
        ("May followers let things tumble?", ("raise-end.two",), ("whoever follows",)),
    ],
}


@pytest.mark.parametrize("group", sorted(QUESTIONS))
def test_every_answer_is_said(group: str) -> None:
    assert len(QUESTIONS[group]) == 10
    for question, words, wanted in QUESTIONS[group] + MISSED[group]:
        told = " ".join(say(group, "en", one) for one in words).lower().replace("*", "")
        missing = [one for one in wanted if one not in told]
        assert not missing, f"{question} {missing} is not in: {told}"
        assert all(has(group, lang, one) for lang in languages() for one in words)
