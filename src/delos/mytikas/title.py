"""Mytikas as set up for one table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from delos.cyclades.bits import bits
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.kernel.versions import of_version, refuse_unknown, rules_version
from delos.mytikas import options as table
from delos.mytikas.ahead import why_later
from delos.mytikas.cells import CARDS_OF, TURN
from delos.mytikas.deities import deities
from delos.mytikas.events import EVENTS
from delos.mytikas.frames import loaded_state, saved_state
from delos.mytikas.ids import (
    DEITY_NAMES,
    END_NAMES,
    GOD_NAMES,
    PIECE_NAMES,
    SEAT_NAMES,
    SIDE_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
    TYPE_NAMES,
    TYPES,
)
from delos.mytikas.imagine import imagine
from delos.mytikas.kinds import ACTIONS, BUILD_SLOT, CITY_YIELD, GROUND_YIELD, KINDS
from delos.mytikas.rules import Rules
from delos.mytikas.scoring import best, card_points, constructions, large_temple, rank, total
from delos.mytikas.setup import empty_table, opening_frames
from delos.mytikas.shifts import cube_name, shift_name
from delos.mytikas.state import MytikasState
from delos.mytikas.tables import EFFECT_PARTS, CardNumbers, Table, numbers_of, read_file

if TYPE_CHECKING:
    from delos.kernel.view import Standing, View
    from delos.views.mytikas import MytikasStanding

VERSION: Final = 2  # of the rules; docs/rules/versions.md tells what changed


@final
class Mytikas(Title):
    def __init__(self, options: dict[str, object], rules: Rules) -> None:
        seats = SEAT_NAMES[: rules.seats]
        super().__init__("mytikas", rules.version, KINDS, ACTIONS, EVENTS, seats, options)
        self.rules = rules

    def opening(self, noting: bool) -> State:
        return MytikasState(empty_table(self.rules), noting, self.rules, opening_frames(self.rules))

    # -- words ----------------------------------------------------------------------------

    def word(self, type: str, number: int) -> str:
        if number < 0:
            return "none"
        if type == "n":
            return str(number)
        if type == "level":
            return str(number + 1)
        if type == "shift":
            return shift_name(number)
        if type == "cube":
            return cube_name(number)
        return names(type)[number]

    def builder_name(self, space: int) -> str:
        """Where a builder stands: with two players on a god (MYT-TWO-01)."""
        return GOD_NAMES[space // 2] if self.rules.duel else SPACE_NAMES[space]

    def place_name(self, space: int, step: int) -> str:
        """The space of the turn; with two players only the god until the side is chosen."""
        return self.builder_name(space) if step <= 1 else SPACE_NAMES[space]

    def lasting_names(self, type: str) -> list[str]:
        return [] if type in ("", "n", "level", "shift", "cube") else names(type)

    def about(self, state: State) -> list[str]:
        assert isinstance(state, MytikasState)
        return state.stack[-1].about(state)

    def refusal(self, state: State, kind: int, option: int) -> str:
        assert isinstance(state, MytikasState)
        return state.stack[-1].refusal(state, option)

    def out_of_reach(self, state: State, thing: str) -> str:
        """Why a piece, a level, a card, a token or a space cannot be had, asked from a menu."""
        assert isinstance(state, MytikasState)
        seat = state.stack[-1].actor(state)
        return why_later(state, seat, thing) if seat >= 0 else ""

    def prompt(self, kind: str, about: list[str], lang: str) -> str:
        from delos.texts import speak

        return speak.prompt(lang, kind, about)

    def label(self, kind: str, tokens: list[str], lang: str) -> str:
        from delos.texts import speak

        return speak.label(lang, kind, tokens)

    def details(self, state: State, kind: int, option: int) -> list[str]:
        return self.amounts(kind, option)

    def amounts(self, kind: int, option: int) -> list[str]:
        """What a combination yields, or the bonus effect of a slot, for its label."""
        if kind == BUILD_SLOT:
            start = option * len(EFFECT_PARTS)
            effects = self.rules.numbers.effects
            return [f"{EFFECT_PARTS[n]}=n:{effects[start + n]}" for n in range(len(EFFECT_PARTS))]
        if kind == CITY_YIELD:
            yields = self.rules.numbers.city_yield
        elif kind == GROUND_YIELD:
            yields = self.rules.numbers.ground_yield
        else:
            return []
        return [f"{TYPE_NAMES[t]}=n:{yields[option * TYPES + t]}" for t in range(TYPES)]

    def reason(self, key: str, lang: str) -> str:
        from delos.texts import speak

        return speak.reason(lang, key)

    def slip(self, word: str, wanted: str, decision: str, lang: str) -> str:
        from delos.texts import speak

        return speak.slip(lang, word, wanted, decision)

    def sentence(self, event: str, fields: dict[str, object], lang: str) -> str:
        from delos.texts import speak

        return speak.event(lang, event, fields, self.field_types(event), title=self.name)

    # -- results --------------------------------------------------------------------------

    def length(self, state: State) -> int:
        """Turns begun, of all players together."""
        return state.at[TURN]

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, MytikasState)
        return best(state)

    def standings(self, state: State) -> list[Standing]:
        assert isinstance(state, MytikasState)
        return list(self.ranking(state))

    def ranking(self, state: MytikasState) -> list[MytikasStanding]:
        """Seats from best to worst with all that makes up their points; equals share a place."""
        order = sorted(range(self.rules.seats), key=_Rank(state))
        found: list[MytikasStanding] = []
        place = 0
        for index in range(len(order)):
            seat = order[index]
            if index == 0 or rank(state, seat) != rank(state, order[index - 1]):
                place = index + 1
            found.append(self.standing(state, seat, place))
        return found

    def standing(self, state: MytikasState, seat: int, place: int) -> MytikasStanding:
        from delos.views.mytikas import MytikasStanding

        pieces = constructions(state, seat)
        built: dict[str, int] = {}
        for kind in range(len(PIECE_NAMES)):
            built[PIECE_NAMES[kind]] = pieces[kind]
        cards: dict[str, int] = {}
        for card in bits(state.at[CARDS_OF + seat]):
            cards[DEITY_NAMES[card]] = card_points(state, seat, card)
        return MytikasStanding(
            seat=seat,
            player=self.seats[seat],
            place=place,
            points=total(state, seat),
            constructions=sum(pieces),
            construction_points=built,
            cards=sum(cards.values()),
            card_points=cards,
            large_temple=large_temple(state, seat),
            resources=state.resources(seat),
        )

    # -- what a seat may know -------------------------------------------------------------
    # Imported late: a game that nobody looks at loads neither views nor msgspec.

    def public_view(self, state: State, over: bool) -> View:
        from delos.mytikas.view import public_view

        assert isinstance(state, MytikasState)
        return public_view(self, state, over)

    def seat_view(self, state: State, seat: int, options: list[str], public: View) -> View:
        from delos.mytikas.view import seat_view
        from delos.views.mytikas import MytikasView

        assert isinstance(state, MytikasState)
        assert isinstance(public, MytikasView)
        return seat_view(self, state, seat, options, public)

    def imagine(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, MytikasState)
        return imagine(state, seat, seed)

    # -- dumps ----------------------------------------------------------------------------

    def saved(self, state: State) -> dict[str, object]:
        assert isinstance(state, MytikasState)
        return saved_state(state)

    def loaded(self, data: dict[str, object]) -> State:
        return loaded_state(data, self.rules)


@final
class _Rank:
    """Sort key of a seat: the best first, then by seat."""

    def __init__(self, state: MytikasState) -> None:
        self.state = state

    def __call__(self, seat: int) -> tuple[int, int, int, int]:
        points, temple, resources = rank(self.state, seat)
        return (-points, -temple, -resources, seat)


def names(type: str) -> list[str]:
    if type == "deity":
        return DEITY_NAMES
    if type == "patron":
        return GOD_NAMES
    if type == "space":
        return SPACE_NAMES
    if type == "player":
        return SEAT_NAMES
    if type == "resource" or type == "yield":
        return TYPE_NAMES
    if type == "slot":
        return SLOT_NAMES
    if type == "end":
        return END_NAMES
    if type == "side":
        return SIDE_NAMES
    raise ValueError(f"there is no type {type!r}")


def set_up(options: dict[str, object]) -> Title:
    """A table for these options; the resulting options set up the same table again."""
    return set_up_with(options, read_file())


def set_up_with(options: dict[str, object], numbers: Table) -> Mytikas:
    """The same with other numbers, as an owner of the box may correct them."""
    version = rules_version(options, "mytikas", VERSION)
    refuse_unknown(options, "mytikas", table.KNOWN, table.SINCE, version)
    players = table.players(options)
    two_cards = table.two_cards(options)
    whole = numbers_of(numbers, players)
    table.check_numbers(options, whole.name)
    readings = table.readings(options, version)
    cards = deities(CardNumbers(numbers))
    rules = Rules(version, players, two_cards, readings, whole, cards)
    resolved: dict[str, object] = {
        "players": players,
        "two_cards": two_cards,
        "must_act": readings.must_act,
        "late_tumbling": readings.late_tumbling,
        "numbers": whole.name,
    }
    return Mytikas(of_version(resolved, table.SINCE, version), rules)
