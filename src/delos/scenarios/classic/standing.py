"""Where the cycle stands: gods, order, phase, and whose turn it is."""

from __future__ import annotations

from typing import Final

from delos.classic.cells import (
    BLESSED,
    FIRST_ORDER,
    OPEN_GODS,
    QUEUE,
    ROW,
    ROW_CYCLES,
)
from delos.classic.customs import customs, owner_of
from delos.classic.cycle import Actions, Cycle
from delos.classic.god_track import OPEN, gods_open, row_of
from delos.classic.gods.purchases import FLEET_PRICES, TROOP_PRICES
from delos.classic.hades.cells import (
    BANNED_GOD,
    COVERED,
    FAVOUR,
    THREAT,
    UNDEAD_OF,
)
from delos.classic.hades.god import UNDEAD_PRICES
from delos.classic.hades.underworld import ARRIVAL
from delos.classic.ids import GOD_WORDS, HADES, TILES
from delos.classic.offerings import GOD, Offerings, due, marker_on
from delos.classic.title import Classic
from delos.classic.turn import BEGIN, MENU, Turn
from delos.cyclades.cells import (
    ACTIVE,
    CARD_BOUGHT,
    CYCLE,
    EXTRAS,
    GIFTS_DONE,
    GOD_AT,
    GOD_OF,
    GOLD,
    GONE,
    NONE,
    ORDER,
    PHASE,
)
from delos.cyclades.ids import APOLLO, ARES, ATHENA, POSEIDON, ZEUS
from delos.cyclades.state import CycladesState
from delos.scenarios.fields import Field

USUAL_CYCLE: Final = 3  # all spaces of the creature track are in use
EXTRA_PRICES: Final = {POSEIDON: FLEET_PRICES, ARES: TROOP_PRICES, HADES: UNDEAD_PRICES}


class Standing:
    """Gods, order, phase and whose turn it is."""

    def __init__(self, title: Classic, state: CycladesState, fields: dict[str, Field]) -> None:
        self.title = title
        self.state = state
        self.at = state.at
        self.fields = fields
        self.names = title.phase_names[1:]

    def stand(self, position: Field) -> None:
        fields = self.fields
        if ("turn" in fields) == ("phase" in fields):
            position.wrong('give either turn = "red" or phase = "offerings".')
        self.at[CYCLE] = fields["cycle"].number(1) if "cycle" in fields else USUAL_CYCLE
        index = self.names.index("actions")
        if "phase" in fields:
            index = fields["phase"].index_in(self.names)
        self.lay_gods(index)
        self.queue()
        if "turn" in fields:
            self.in_turn(index)
        else:
            self.in_phase(index)
        if "first_order" not in fields:
            for slot, marker in enumerate(self.alive()):
                self.at[FIRST_ORDER + slot] = marker

    def lay_gods(self, phase: int) -> None:
        """Named gods, else those with a marker, then the usual order; before phase 2 they are
        those of the last cycle."""
        at = self.at
        before = phase <= self.names.index("gods")
        if before and at[CYCLE] == 1:
            if "gods" in self.fields:
                self.fields["gods"].wrong("in the first cycle no god lies open before phase 2.")
            return
        at[ROW] = self.row()
        at[ROW_CYCLES] = at[CYCLE] - (1 if before else 0)
        at[OPEN_GODS] = OPEN[at[ROW]]
        self.open_gods()
        self.check_ban(before)
        if "arrival" in self.names:
            self.check_hades(phase)

    def row(self) -> int:
        """The row of the table: in the cycle of an elimination still that of more players."""
        row = row_of(self.state)
        named = len(self.fields["gods"].entries()) if "gods" in self.fields else 0
        while self.at[GONE] and OPEN[row] < named and row < customs(self.state).players:
            row += 1
        return row

    def open_gods(self) -> None:
        """Which tiles lie open, as far as the table has places for them."""
        at = self.at
        taken = [at[GOD_OF + m] for m in range(customs(self.state).markers)]
        first = [god for god in range(TILES) if god in taken]
        if "gods" in self.fields:
            first = self.named_gods(self.fields["gods"])
        if "covered" in self.fields:
            at[COVERED] = self.fields["covered"].index_in(GOD_WORDS[:TILES])
            self.check_covered(first)
        tiles = [god for god in range(TILES) if god not in first and god != at[COVERED]]
        order = first + tiles
        for slot in range(at[OPEN_GODS]):
            at[GOD_AT + slot] = order[slot]
        for god in taken:
            if god != NONE and god not in gods_open(self.state):
                Field("position", None).wrong(f"{GOD_WORDS[god]} is face down: name it in gods.")

    def named_gods(self, place: Field) -> list[int]:
        found = place.indices_in(GOD_WORDS)
        for god in found:
            if god >= TILES and (god != HADES or "arrival" not in self.names):
                place.wrong(f"{GOD_WORDS[god]} has no tile at this table.")
        most = self.at[OPEN_GODS]
        if len(found) > most:
            place.wrong(f"only {most} gods besides Apollo lie open at this table.")
        if HADES in found and "covered" not in self.fields:
            place.wrong('which god lies beneath Hades? Add covered = "zeus".')
        return found

    def check_covered(self, first: list[int]) -> None:
        place = self.fields["covered"]
        if HADES not in first:
            place.wrong('only Hades covers a god. Add "hades" to gods.')
        if self.at[COVERED] in first:
            place.wrong(f"{GOD_WORDS[self.at[COVERED]]} cannot lie open too. Remove it from gods.")

    def check_ban(self, before: bool) -> None:
        god = self.at[BANNED_GOD]
        if god != NONE and not before and god not in gods_open(self.state):
            self.fields["banned"].wrong(f"{GOD_WORDS[god]} is face down: name it in gods.")

    def check_hades(self, phase: int) -> None:
        """From his arrival to the end of the cycle the column stands at 9 (HAD-GOD-01, -07)."""
        at = self.at
        here = HADES in gods_open(self.state)
        if here and "threat" not in self.fields:
            at[THREAT] = ARRIVAL
        if here and at[THREAT] != ARRIVAL:
            self.fields["threat"].wrong(f"with Hades in play the column stands at {ARRIVAL}.")
        came = phase > self.names.index("arrival")
        if here and not came and phase > self.names.index("threat"):
            self.fields["gods"].wrong("Hades has gone, and comes again in the phase arrival.")
        if came and not here and at[THREAT] == ARRIVAL:
            self.fields["threat"].wrong('at 9 Hades has come. Add "hades" to gods, and covered.')
        if came and here and at[FAVOUR] != NONE:
            self.fields["favour"].wrong("while Hades is in play there is no favour. Remove it.")
        self.check_undead(here)

    def check_undead(self, here: bool) -> None:
        """They serve whoever has Hades, for as long as he is there (HAD-GOD-06, HAD-GOD-16)."""
        seat = self.at[UNDEAD_OF]
        if seat == NONE:
            return
        marker = marker_on(self.state, HADES)
        if not here or (marker != NONE and owner_of(self.state, marker) != seat):
            Field(f"position.{self.title.seats[seat]}", None).wrong(
                'undead units serve whoever has Hades. Add god = "hades", and "hades" to gods.'
            )

    def queue(self) -> None:
        at = self.at
        title = customs(self.state)
        waiting = [m for m in range(title.markers) if at[GOD_OF + m] == APOLLO]
        if "apollo" in self.fields:
            seats = self.fields["apollo"].entries()
            ordered: list[int] = []
            for entry in seats:
                seat = entry.index_in(self.title.seats)
                ordered += [
                    m for m in waiting if owner_of(self.state, m) == seat and m not in ordered
                ][:1]
            if sorted(ordered) != sorted(waiting):
                self.fields["apollo"].wrong("these are not the players on Apollo.")
            waiting = ordered
        for index, marker in enumerate(waiting):
            at[QUEUE + index] = marker

    def order(self, markers: list[int]) -> None:
        """Markers on the turn track: as named, else from the last space on."""
        at = self.at
        title = customs(self.state)
        if "order" not in self.fields:
            for count, marker in enumerate(markers):
                at[ORDER + title.markers - 1 - count] = marker
            return
        entries = self.fields["order"].entries()
        if len(entries) != title.markers:
            self.fields["order"].wrong(f'the track has {title.markers} spaces; "" is an empty one.')
        left = sorted(markers)
        for slot, entry in enumerate(entries):
            if entry.value == "":
                continue
            seat = entry.index_in(self.title.seats)
            own = [marker for marker in left if owner_of(self.state, marker) == seat]
            if not own:
                entry.wrong("this marker is not on the track now.")
            at[ORDER + slot] = own[0]
            left.remove(own[0])
        if left:
            self.fields["order"].wrong(
                f"a marker of {self.title.seats[owner_of(self.state, left[0])]}?"
            )

    def alive(self) -> list[int]:
        title = customs(self.state)
        return [
            m for m in range(title.markers) if self.at[GONE] >> owner_of(self.state, m) & 1 == 0
        ]

    def in_phase(self, index: int) -> None:
        at = self.at
        at[PHASE] = index
        markers = self.alive()
        standing = [m for m in markers if at[GOD_OF + m] != NONE]
        offerings = self.names.index("offerings")
        if index == offerings and standing:
            self.order(list(reversed(markers)))
            at[PHASE] = index + 1
            frame = Offerings(self.next_slot(standing), NONE, NONE, NONE, GOD, 0)
            self.state.stack = [Cycle(index + 1), frame]
            return
        if index == self.names.index("actions"):
            self.order([m for m in reversed(markers) if at[GOD_OF + m] == NONE])
        else:
            self.order(list(reversed(markers)))
        self.state.stack = [Cycle(index)]

    def next_slot(self, standing: list[int]) -> int:
        """The place on the track of the marker that is offered next."""
        at = self.at
        slots = [s for s in range(customs(self.state).markers) if at[ORDER + s] != NONE]
        first = [at[ORDER + s] for s in slots[: len(standing)]]
        if sorted(first) != standing or len(standing) == len(slots):
            self.fields["phase"].wrong("those who stand on gods must be the first of order.")
        self.check_purses(standing)
        return slots[len(standing)]

    def marker_in_turn(self) -> int:
        seat = self.fields["turn"].index_in(self.title.seats)
        own = customs(self.state).markers_of(seat)
        number = self.fields["marker"].number(1, len(own)) if "marker" in self.fields else 1
        marker = own[number - 1]
        if self.at[GOD_OF + marker] == NONE:
            self.fields["turn"].wrong(f'whose turn? Add god = "zeus" to {self.title.seats[seat]}.')
        return marker

    def in_turn(self, index: int) -> None:
        at = self.at
        title = customs(self.state)
        marker = self.marker_in_turn()
        seat = owner_of(self.state, marker)
        god = at[GOD_OF + marker]
        gods = gods_open(self.state)
        acted = [m for m in self.alive() if at[GOD_OF + m] == NONE]
        for earlier in gods[: gods.index(god)]:
            acted += [m for m in self.alive() if at[GOD_OF + m] == earlier and m not in acted]
        place = 0
        following = gods.index(god) + 1
        if god == APOLLO:
            queue = list(at[QUEUE : QUEUE + title.markers])
            place = queue.index(marker) + 1
            following -= 1
            acted += [m for m in queue[: place - 1] if m not in acted]
            at[BLESSED] = 1 if place > 1 else 0
        self.order(acted)
        at[PHASE] = index + 1
        done = "gifts" not in self.fields or self.fields["gifts"].flag()
        if done:
            at[ACTIVE] = seat
            at[GIFTS_DONE] = 1
        if "done" in self.fields:
            if not done:
                self.fields["done"].wrong("before the gifts nothing can be done. Remove one.")
            self.bought(god)
        self.state.stack = [
            Cycle(index + 1),
            Actions(following, place),
            Turn(marker, god, MENU if done else BEGIN),
        ]

    def bought(self, god: int) -> None:
        """What was bought from the god in this turn."""
        entries = self.fields["done"].table(["extras", "card"])
        if "extras" in entries:
            most = len(EXTRA_PRICES.get(god, []))
            self.at[EXTRAS] = entries["extras"].number(0, most)
        if "card" in entries and entries["card"].flag():
            if god not in (ATHENA, ZEUS):
                entries["card"].wrong(f"{GOD_WORDS[god]} sells no cards.")
            self.at[CARD_BOUGHT] = 1

    def check_purses(self, markers: list[int]) -> None:
        """Bids that are not paid yet must be payable (CLA-OFFER-06)."""
        for marker in markers:
            seat = owner_of(self.state, marker)
            if due(self.state, seat) > self.at[GOLD + seat]:
                Field(f"position.{self.title.seats[seat]}.gold", None).wrong(
                    f"the offerings of the player cost {due(self.state, seat)} GP."
                )
