"""The pages of a running server, asked for by real people while its table is one world and then its
twin: tournaments, lists, profiles, cards, logs, replays, and what a rematch tells.
"""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from delos.server.addresses import ENDPOINTS
from delos.server.tables.course import Course
from tests.server.harness import Host, Person, good, wait_until
from tests.server.test_secrets import other_world
from tools.soak.trial import Run

# Streams never end, hints are drawn by lot and replays are played again from the true luck
# (telling.py compares all three); the rest knows no table.
LEFT_OUT: Final = ("stream", "/hint", "/replay", "/titles", "/lessons", "/reach")
TWINS: Final = 2


class Sitting:
    """A table at the server with a person in each seat."""

    def __init__(self, id: str, people: list[Person]) -> None:
        self.id = id
        self.people = people


class Pages:
    def __init__(self, run: Run, dice: random.Random) -> None:
        self.run = run
        self.dice = dice
        self.asked: Counter[str] = Counter()
        self.folder = tempfile.TemporaryDirectory(prefix="delos-pages-")
        self.host = Host(
            Path(self.folder.name), odds_rate=(1e6, 1e6), guess_rate=(1e6, 1e6)
        ).start()
        self.tables: dict[str, Sitting] = {}
        self.people: list[Person] = []
        self.stranger = self.arrive()
        self.tournament = ""

    def arrive(self) -> Person:
        person = Person(self.host.url)
        person.me()
        self.people.append(person)
        return person

    def close(self) -> None:
        for person in self.people:
            person.close()
        self.host.stop()
        self.folder.cleanup()

    # -- tables -------------------------------------------------------------------------------

    def sitting(self, course: Course) -> Sitting:
        title = course.game.title
        name = f"{title.name} {sorted(title.options.items())}"
        if name not in self.tables:
            wanted = {key: value for key, value in title.options.items() if key != "seed"}
            people = [self.arrive() for _ in range(len(course.game.seats))]
            if title.name == "legendary" and len(people) == 3:
                self.tables[name] = self.competing(wanted, people)
            else:
                self.tables[name] = self.seated(title.name, wanted, people)
        return self.tables[name]

    def seated(self, title: str, options: dict[str, Any], people: list[Person]) -> Sitting:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        body = {"title": title, "options": options, "seats": seats, "public": True}
        id = good(people[0].post("/tables", body), 201)["id"]
        for seat, person in enumerate(people[1:], 1):
            good(person.post(f"/tables/{id}/join", {"seat": seat}))
        return Sitting(id, people)

    def competing(self, options: dict[str, Any], people: list[Person]) -> Sitting:
        """The table of a tournament among these people."""
        body = {"name": "Cup", "kind": "rounds", "title": "legendary", "options": options}
        host, *others = people
        self.tournament = good(host.post("/tournaments", {**body, "rounds": 1}), 201)["id"]
        for person in people:
            person.post(f"/tournaments/{self.tournament}/enter")
        path = f"/tournaments/{self.tournament}"
        good(host.post(f"{path}/start"))
        wait_until(lambda: any(good(host.get(path))["tables"]), 60)
        id = good(host.get(path))["tables"][0][0]["table"]
        seated = good(host.get(f"/tables/{id}"))["seats"]
        by_name = {good(one.get("/me"))["id"]: one for one in (host, *others)}
        return Sitting(id, [by_name[one["person"]] for one in seated])

    # -- comparing ----------------------------------------------------------------------------

    def moment(self, course: Course) -> None:
        """Ask for everything as one viewer, in the world as it is and in twins of it."""
        sitting = self.sitting(course)
        seat = self.dice.choice((*range(len(sitting.people)), None))
        person = self.stranger if seat is None else sitting.people[seat]
        paths = self.paths(sitting, course, seat)
        self.show(sitting, course)
        truth = {path: self.page(person, path) for path in paths}
        self.show(sitting, course)
        again = {path: self.page(person, path) for path in paths}
        for _ in range(TWINS):
            self.show(sitting, other_world(course, seat, self.dice.getrandbits(40)))
            for path in paths:
                found = self.page(person, path)
                if truth[path] != again[path]:
                    self.asked["told of now"] += 1
                    continue
                self.run.count += 1
                self.asked[path.partition("?")[0].rpartition("/")[2]] += 1
                if found != truth[path]:
                    at = next((n for n, b in enumerate(found) if truth[path][n : n + 1] != b""), 0)
                    words = f"{found[max(0, at - 60) : at + 60]!r}"
                    self.run.fault(f"page {path} tells seat {seat} something: {words}")

    def show(self, sitting: Sitting, course: Course) -> None:
        table = self.host.services.tables.cache[sitting.id]
        table.users = 1  # it stays in memory
        table.course, table.index = course, len(course.plays)
        table.cards = {}
        table.changed()

    def page(self, person: Person, path: str) -> bytes:
        answer = person.http.get("/api/v1" + path)
        if answer.status_code >= 500:
            self.run.fault(f"{answer.status_code} at {path}")
        return answer.content

    def paths(self, sitting: Sitting, course: Course, seat: int | None) -> list[str]:
        action = self.dice.choice(course.game.ids())
        query = f"lang=fr&action={action}&thing=god:ares&filter=mine"
        if seat is not None:
            query += f"&seat={seat}"
        found = []
        for one in ENDPOINTS:
            if one.method != "GET" or any(part in one.path for part in LEFT_OUT):
                continue
            path = one.path.replace("{title}", course.game.title.name)
            if one.path.startswith("/tournaments"):
                path = path.replace("{id}", self.tournament or "none")
            path = path.replace("{id}", sitting.id)
            if "{" not in path:
                about = query.replace("&thing=god:ares", "") if "why" in path else query
                found.append(f"{path}?{about}")
        return found
