"""What is written down of both Cyclades: gods and prices, cards, ways to a metropolis."""

from __future__ import annotations

from typing import Any, Final

from delos.bots.greedy import kind_of
from delos.cyclades.cells import PRIESTESSES
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.game import Game
from delos.study.games.notes import GodTurn, Notes, Town
from delos.study.games.watch import Fields, Watcher
from delos.views.classic import ClassicStanding
from delos.views.legendary import LegendaryStanding

NOBODY: Final = "none"
BUILDINGS: Final = 4  # of a set
FOUNDED: Final = ("metropolis", "metropolis_on_card", "amazons_built")
CONQUERED: Final = "conquest"
# Of winners, in the last cycle; the means of winners in the table of counts are shares of games.
ONE_SHORT: Final = "won, and began the last cycle one metropolis short"
OUTBID: Final = "won, and a rival could have paid more than the last bid"


class CycladesWatcher(Watcher):
    def __init__(self, game: Game, weighing: bool = True) -> None:
        view: dict[str, Any] = game.view(None).plain()
        # With two players everybody stands there twice.
        order = list(dict.fromkeys([str(name) for name in view["order"]]))
        self.bids: dict[str, dict[str, int]] = {}  # by faction and god
        self.bidder = ""  # who has made the last bid
        self.paid: dict[str, int] = {}  # for the bids of the cycle, by faction
        self.bidding = False
        self.setting_up = view["phase"] == "set-up"  # Hades: the gods place the first pieces
        self.cycle = -1
        self.acting = 0  # turns of the cycle so far
        self.held = [0] * len(game.seats)  # metropolises at the last rest
        self.founded = [0] * len(game.seats)  # since the last rest
        self.got = [0] * len(game.seats)  # in all
        self.began = [0] * len(game.seats)  # metropolises when the cycle began
        self.reach = [0] * len(game.seats)  # what each could have bid, when bids were last made
        gods = [one["god"] for one in view["gods"] if one.get("open", True)]
        notes = Notes([order.index(name) for name in game.seats], " ".join(gods))
        super().__init__(game, notes, weighing)

    def before(self, game: Game, choice: int) -> None:
        super().before(game, choice)
        if kind_of(game).startswith("offering."):
            state = inside.state(game)
            assert isinstance(state, CycladesState)
            for seat in range(len(self.reach)):
                self.reach[seat] = state.gold(seat) + state.at[PRIESTESSES + seat]

    def hear(self, game: Game, name: str, fields: Fields) -> None:
        who = fields.get("faction")
        if name == "phase":
            if self.now != fields["cycle"]:
                self.began = list(self.held)
            self.now = fields["cycle"]
            self.setting_up = False
            self.bidding = False
        elif name == "bid":
            self.bidding = True
            self.bids.setdefault(str(who), {})[fields["god"]] = fields["bid"]
            self.bidder = str(who)
        elif name == "ousted" and who != self.bidder:  # one's own marker may be
            self.bids.get(str(who), {}).pop(fields["god"], None)
        elif name == "fined":
            self.bids.clear()
        elif name == "paid" and self.bidding:
            self.paid[str(who)] = self.paid.get(str(who), 0) + fields["amount"]
        elif name == "turn":
            self.turn(str(who), fields["god"])
        elif name in FOUNDED:
            self.town(str(who), self.way(name, str(who), fields))
            self.founded[self.seats[str(who)]] += 1
        else:
            self.card(name, fields, who)

    # -- gods -----------------------------------------------------------------------------------

    def turn(self, who: str, god: str) -> None:
        """The bids of the cycle are done; who serves two gods pays for each its part."""
        self.bidding = False
        cycle = 0 if self.setting_up else self.now
        if cycle != self.cycle:
            self.cycle, self.acting = cycle, 0
        bids = self.bids.get(who, {})
        bid, total = bids.get(god, 0), sum(bids.values())
        paid = round(self.paid.get(who, 0) * bid / total) if total else 0
        self.notes.gods.append(GodTurn(self.cycle, god, self.acting, self.seats[who], bid, paid))
        self.acting += 1
        bids.pop(god, None)
        if not bids:
            self.paid.pop(who, None)
        else:
            self.paid[who] = self.paid.get(who, 0) - paid

    # -- cards ----------------------------------------------------------------------------------

    def card(self, name: str, fields: Fields, who: Any) -> None:
        if name == "creature_revealed":
            self.offer(f"creature:{fields['creature']}")
        elif name == "hero_revealed":
            self.offer(f"hero:{fields['hero']}")
        elif name == "favour_revealed":
            self.offer(f"favour:{fields['favour']}")
        elif name == "creature_bought":
            self.deed("creature", fields["creature"], "bought", who).price = fields["price"]
        elif name == "creature_played":
            self.deed("creature", fields["creature"], "used", who)
        elif name == "hero_recruited":
            self.recruited(fields["hero"], who)
        elif name == "hero_sacrificed":
            self.deed("hero", fields["hero"], "used", who)
        elif name in ("item_gained", "item_hidden"):
            self.deed("item", fields["item"], "bought", who)
        elif name == "item_played":
            self.deed("item", fields["item"], "used", who)
        elif name == "favour_granted":
            self.deed("favour", fields["favour"], "bought", who)
        elif name == "built":
            self.count(f"built {fields['building']}", who)
        elif name == "battle":
            self.count("battles begun", fields["attacker"])
        elif name == "land_taken" and fields["loser"] not in (NOBODY, who):
            self.count("lands taken from others", who)

    def recruited(self, hero: str, who: Any) -> None:
        """With Hades heroes are bought like creatures: then that deed is the hero's."""
        mine = [deed for deed in self.open if deed.kind == "creature" and deed.name == hero]
        for deed in mine:
            deed.kind = "hero"
            if deed.how == "used":
                self.notes.deeds.remove(deed)
                self.open.remove(deed)
        if not any(deed.how == "bought" for deed in mine):
            self.deed("hero", hero, "bought", who)

    def settle(self, game: Game) -> None:
        for deed in self.open:
            if deed.kind == "hero" and deed.how == "bought" and deed.price is None:
                name = game.seats[deed.seat]
                deed.price = sum(
                    fields["amount"]
                    for event, fields in self.trail
                    if event == "paid" and fields["faction"] == name
                )
        self.conquests(game)

    # -- metropolises ---------------------------------------------------------------------------

    def way(self, name: str, who: str, fields: Fields) -> str:
        """What made the metropolis, from what happened just before it."""
        if name == "metropolis_on_card":
            return f"hero {fields['hero']}"
        if name == "amazons_built":
            return "hero penthesilea"
        removed = 0
        for event, told in reversed(self.trail):
            if event in FOUNDED:
                break
            if event == "hero_sacrificed" and told["faction"] == who:
                return f"hero {told['hero']}"
            if event == "philosophers_spent" and told["faction"] == who:
                return "philosophers"
            removed += event == "removed"
        return "buildings" if removed >= BUILDINGS else "other"

    def town(self, who: str, way: str) -> None:
        seat = self.seats[who]
        self.got[seat] += 1
        self.notes.towns.append(Town(self.now, seat, way, self.got[seat]))

    def conquests(self, game: Game) -> None:
        """Metropolises that came without being founded were somebody else's."""
        held = list(self.held)
        for one in standings(game):
            held[one.seat] = one.metropolises
        for seat, name in enumerate(game.seats):
            for _ in range(held[seat] - self.held[seat] - self.founded[seat]):
                self.town(name, CONQUERED)
        self.held = held
        self.founded = [0] * len(held)

    def end(self, game: Game) -> None:
        for one in standings(game):
            name = game.seats[one.seat]
            self.count("metropolises at the end", name, one.metropolises)
            self.count("gold at the end", name, one.gold or 0)
        goal = game.view(None).plain().get("goal", 0)
        reached = max(self.held, default=0) >= goal
        self.notes.ends.append("metropolises" if reached else "last one left")
        for seat in game.winners:
            self.last_cycle(game, seat, goal)

    def last_cycle(self, game: Game, winner: int, goal: int) -> None:
        """Whether the others were warned, and could have kept the winner from its god."""
        name = game.seats[winner]
        mates = game.title.team(winner)
        rivals = [reach for seat, reach in enumerate(self.reach) if seat not in mates]
        bids = [
            turn.bid
            for turn in self.notes.gods
            if turn.seat == winner and turn.cycle == self.cycle and turn.bid
        ]
        self.count(ONE_SHORT, name, int(self.began[winner] == goal - 1))
        self.count(OUTBID, name, int(bool(bids) and max(rivals, default=0) > max(bids)))


def standings(game: Game) -> list[LegendaryStanding | ClassicStanding]:
    return [
        one for one in game.standings() if isinstance(one, (LegendaryStanding, ClassicStanding))
    ]
