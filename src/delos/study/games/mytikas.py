"""What is written down of Mytikas: spaces, constructions, Deity cards, ends."""

from __future__ import annotations

from typing import Any

from delos.kernel.game import Game
from delos.study.games.notes import Notes
from delos.study.games.watch import Fields, Watcher


class MytikasWatcher(Watcher):
    def __init__(self, game: Game, weighing: bool = True) -> None:
        view: dict[str, Any] = game.view(None).plain()
        seats = len(game.seats)
        first = game.seats.index(view["first"]) if view["first"] in game.seats else 0
        notes = Notes([(seat - first) % seats for seat in range(seats)], "")
        super().__init__(game, notes, weighing)

    def hear(self, game: Game, name: str, fields: Fields) -> None:
        who = fields.get("player")
        if name == "turn_starts":
            self.now = fields["turn"]
        elif name == "action":
            self.count(f"main action {fields['space']}", who)
        elif name == "bonus_action":
            self.count(f"bonus action {fields['space']}", who)
        elif name == "followed":
            self.count(f"followed {fields['space']}", who)
        elif name == "constructed":
            self.count(f"built {fields['slot']}", who)
        elif name == "card_revealed":
            self.offer(f"deity:{fields['deity']}")
        elif name in ("card_taken", "card_dealt"):
            how = "bought" if name == "card_taken" else "dealt"
            self.deed("deity", fields["deity"], how, who)
        elif name == "card_robbed":
            self.deed("deity", fields["deity"], "robbed", who)
        elif name == "lock":
            self.deed("deity", fields["deity"], "locked", who)
        elif name == "tumbled":
            self.count("resources tumbled", who)
        elif name == "changed":
            self.count("resources exchanged", who)
        elif name == "favour_robbed":
            self.count("favours robbed", who)

    def end(self, game: Game) -> None:
        view: dict[str, Any] = game.view(None).plain()
        self.notes.ends += view["ended_by"]
        for one in view["standings"]:
            name = game.seats[one["seat"]]
            self.count("points", name, one["points"])
            self.count("points of constructions", name, one["constructions"])
            self.count("points of cards", name, one["cards"])
            for card, points in one["card_points"].items():
                deed = self.deed("deity", card, "scored", name)
                deed.price = points
