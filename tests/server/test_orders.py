"""Standing orders: played by the server as the person's own moves, and nobody else's business."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import delos
from delos.server.orders import choosing
from delos.server.orders.choosing import chosen, moment_of
from delos.server.protocol.orders import Answer, BidOrder, BidWish, Orders
from tests.server.conftest import Arrive
from tests.server.harness import Host, Json, Live, Person, bad, good, later, wait_until

Sit = Callable[..., Live]


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that plays orders soon."""
    running = Host(tmp_path_factory.mktemp("data"), order_pause=(0.05, 0.1)).start()
    yield running
    running.stop()


def auction(arrive: Arrive, url: str) -> tuple[Person, Person, str]:
    """Two people at the first auction of the original game, each with two markers."""
    ann, ben = arrive(url, "Ann"), arrive(url, "Ben")
    body = {
        "title": "classic",
        "options": {"players": 3},
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
    }
    id: str = good(ann.post("/tables", {**body, "public": True}), 201)["id"]
    good(ben.post(f"/tables/{id}/join", {"seat": 1}))
    return ann, ben, id


def give(person: Person, id: str, seat: int, **orders: Any) -> Json:
    found: Json = good(person.post(f"/tables/{id}/orders", {"seat": seat, "orders": orders}))
    return found


def orders_of(person: Person, id: str, seat: int) -> Json:
    found: Json = good(person.get(f"/tables/{id}/orders", seat=seat))
    return found


GODS = ["poseidon", "ares", "athena", "zeus"]


def test_an_order_bids_as_its_owner_and_only_the_owner_hears_of_it(
    brisk: Host, arrive: Arrive, sit: Sit
) -> None:
    ann, ben, id = auction(arrive, brisk.url)
    wishes = [{"god": god, "limit": 4} for god in GODS]
    info = give(ann, id, 0, bids={"wishes": wishes})
    assert info["gods"][-1] == "apollo"
    assert info["orders"]["bids"]["cycle"] == 1
    own, other = sit(ann, id), sit(ben, id)
    state = other.next("state")
    while state["view"]["phase"] == "offerings" if state["view"] else True:
        if state["options"]:  # Ben plays by hand; Ann never does
            good(ben.play(id, state, state["options"][0]))
        if orders_of(ann, id, 0)["played"]:
            break
        state = other.next("state")
    wait_until(lambda: len(orders_of(ann, id, 0)["played"]) >= 2)
    first, second = orders_of(ann, id, 0)["played"][:2]
    assert second["index"] == first["index"] + 1
    # the least bid, or the least one above another's
    assert int(re.findall(r"\d+", second["text"])[-1]) <= 4
    assert "order:" not in "".join(other.frames)
    for person in (ben, arrive(brisk.url)):
        bad(person.get(f"/tables/{id}/orders", seat=0), 403, "not_your_seat")
        body = {"seat": 0, "orders": {}}
        bad(person.post(f"/tables/{id}/orders", body), 403, "not_your_seat")
    assert "order:" not in json.dumps(good(ben.get("/me/data")))
    data = good(ann.get("/me/data"))["data"]
    assert json.loads(data["orders"][0]["content"])["bids"]["wishes"][0]["god"] == "poseidon"
    own.close()


def test_bad_orders_are_refused_in_words(brisk: Host, arrive: Arrive) -> None:
    ann, _, id = auction(arrive, brisk.url)
    path = f"/tables/{id}/orders"
    wrong: list[Json] = [
        {"bids": {"wishes": [{"god": "hera", "limit": 4}]}},
        {"bids": {"wishes": [{"god": "ares", "limit": 4}, {"god": "ares", "limit": 2}]}},
        {"bids": {"wishes": [{"god": "ares", "limit": 99}]}},
        {"bids": {"wishes": [{"god": "ares", "limit": -1}]}},
        {"answers": [{"id": "follow"}]},
        {"answers": [{"id": "helm", "how": "fly"}]},
        {"wishes": []},
    ]
    for orders in wrong:
        bad(ann.post(path, {"seat": 0, "orders": orders}), 400, "malformed")
    bad(ann.post(path, {"seat": 1, "orders": {}}), 403, "not_your_seat")
    bad(ann.post(path, {"seat": 9, "orders": {}}), 400, "malformed")
    assert orders_of(ann, id, 0)["orders"]["bids"] is None


def test_what_an_order_played_is_taken_back_and_not_played_again(
    tmp_path: Path, arrive: Arrive, sit: Sit
) -> None:
    host = Host(tmp_path, order_pause=(0.05, 0.1)).start()
    ann = arrive(host.url, "Ann")
    body = {
        "title": "mytikas",
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
    }
    id = good(ann.post("/tables", body), 201)["id"]
    live = sit(ann, id)
    dice = random.Random(4)
    state = live.until(lambda one: bool(one["options"]))
    while state["view"]["decision"]["kind"] != "step.last":
        index = state["index"]
        good(ann.play(id, state, dice.choice(state["options"])))
        state = live.until(later(index))
        while not state["options"]:
            state = live.next("state")
    before = state["index"]
    give(ann, id, 0, answers=[{"id": "end"}])
    state = live.until(later(before))
    wait_until(lambda: orders_of(ann, id, 0)["played"])
    assert orders_of(ann, id, 0)["played"][0]["index"] == before
    host.stop()
    again = Host(tmp_path, host.port, order_pause=(0.05, 0.1)).start()
    assert orders_of(ann, id, 0)["orders"]["answers"][0]["id"] == "end"  # it outlives a restart
    again.stop()


def test_taken_back_by_consent_it_stays_the_persons_choice(
    brisk: Host, arrive: Arrive, sit: Sit
) -> None:
    ann, ben, id = auction(arrive, brisk.url)
    live = sit(ben, id)
    give(ann, id, 0, bids={"wishes": [{"god": god, "limit": 3} for god in GODS]})
    state = live.next("state")
    while not orders_of(ann, id, 0)["played"]:
        if state["options"]:
            good(ben.play(id, state, state["options"][0]))
        state = live.next("state")
    wait_until(lambda: len(orders_of(ann, id, 0)["played"]) >= 2)  # the god, then the bid
    played = orders_of(ann, id, 0)["played"]
    own = sit(ann, id)
    state = own.next("state")
    good(ann.post(f"/tables/{id}/undo/ask", {"seat": 0, "index": state["index"]}))
    agreed = {"seat": 1, "index": state["index"], "agree": True}
    good(ben.post(f"/tables/{id}/undo/answer", agreed))
    own.until(later(state["index"]))
    time.sleep(0.5)  # an order would have been played by now
    table = good(ann.get(f"/tables/{id}"))
    assert (table["turn"], table["yours"]) == (0, True)
    assert orders_of(ann, id, 0)["played"] == played
    give(ann, id, 0, bids={"wishes": [{"god": god, "limit": 3} for god in GODS], "apollo": True})
    wait_until(lambda: len(orders_of(ann, id, 0)["played"]) > len(played))  # a new word counts


# -- what an order picks ------------------------------------------------------------------------


def bids(*wishes: tuple[str, int], **more: Any) -> Orders:
    return Orders(bids=BidOrder(tuple(BidWish(*one) for one in wishes), cycle=1, **more))


def pick(game: delos.Game, orders: Orders, own: bool = True) -> str | None:
    moment = moment_of(game, game.view(game.seat), own)
    fitted = orders
    if orders.bids is not None:
        order = choosing.affordable(orders.bids, moment, game)
        fitted = Orders(order, orders.answers, orders.alone)
    found = chosen(game.title.name, fitted, moment)
    return next((one.text for one in game.options() if one.id == found), None)


def test_the_first_god_within_its_limit_else_the_next_else_apollo() -> None:
    game = delos.new("classic", players=3, seed=7)
    game.play("offer poseidon")
    game.play("bid 3")
    wants = bids(("poseidon", 3), ("ares", 2))
    assert pick(game, wants) == "offer ares"  # 4 is more than 3
    assert pick(game, bids(("poseidon", 4), ("ares", 2))) == "offer poseidon"
    assert pick(game, bids(("poseidon", 3))) == "offer apollo"
    assert pick(game, bids(("poseidon", 3), apollo=False)) is None
    assert pick(game, bids(("ares", 0))) == "offer apollo"
    game.play("offer poseidon")
    assert pick(game, bids(("poseidon", 6))) == "bid 4"
    assert pick(game, bids(("poseidon", 6), at_once=True)) == "bid 6"
    assert pick(game, bids(("poseidon", 6)), own=False) is None  # the person chose this god
    assert pick(game, bids(("ares", 6))) is None


def test_an_order_is_for_one_cycle_unless_it_is_kept() -> None:
    game = delos.new("classic", players=3, seed=7)
    late = Orders(bids=BidOrder((BidWish("ares", 4),), cycle=2))
    assert pick(game, late) is None
    kept = Orders(bids=BidOrder((BidWish("ares", 4),), cycle=0, keep=True))
    assert pick(game, kept) == "offer ares"
    assert choosing.lapsed(late, 2) == late
    assert choosing.lapsed(late, 3).bids is None
    assert choosing.lapsed(Orders(answers=(Answer("helm", last=2),)), 3).answers == ()


@pytest.mark.parametrize("title", ["legendary", "classic", "mytikas"])
def test_an_order_only_ever_picks_a_legal_option(title: str) -> None:
    """Random games with all orders on: whatever is picked can be played."""
    dice, picked = random.Random(title), 0
    options: dict[str, dict[str, Any]] = {
        "legendary": {"players": 3},
        "classic": {"players": 3, "modules": ["hades"]},
        "mytikas": {"players": 3},
    }
    known = [one.id for one in choosing.questions_of(title)]
    gods = ["poseidon", "ares", "athena", "hera", "zeus", "hades", "apollo"]
    game = delos.new(title, seed=3, **options[title])
    for _ in range(600):
        if game.over:
            break
        wishes = tuple(BidWish(god, dice.randrange(8)) for god in dice.sample(gods, 3))
        answers = tuple(
            Answer(one, dice.choice(["pass", "always"]), None, tuple(dice.sample(gods, 2)))
            for one in known
        )
        orders = Orders(BidOrder(wishes, keep=True, at_once=dice.random() < 0.5), answers)
        text = pick(game, orders)
        picked += text is not None
        game.play(text or dice.choice(game.options()))
    assert picked > 20


def test_windows_are_passed_by_order_and_never_by_themselves() -> None:
    question = choosing.Moment("helm.use", (), 1, {"helm pass": 5}, False)
    assert chosen("classic", Orders(), question) is None  # it would tell that there is no choice
    given = Orders(answers=(Answer("helm", last=1),))
    both = choosing.Moment("helm.use", (), 1, {"helm use": 4, "helm pass": 5}, False)
    assert chosen("classic", given, both) == chosen("classic", given, question) == 5
    later_on = choosing.Moment("helm.use", (), 2, both.options, False)
    assert chosen("classic", given, later_on) is None


def test_following_by_order() -> None:
    asked = choosing.Moment(
        "follow.pay", ("hades-night",), 1, {"decline": 1, "follow zeus": 2}, False
    )
    never, always = Answer("follow"), Answer("follow", "always")
    assert chosen("mytikas", Orders(answers=(never,)), asked) == 1
    assert chosen("mytikas", Orders(answers=(always,)), asked) == 2
    two = choosing.Moment(
        "follow.pay", (), 1, {"decline": 1, "follow zeus": 2, "follow hades": 3}, False
    )
    assert chosen("mytikas", Orders(answers=(always,)), two) is None  # how to pay is asked
    but = Orders(answers=(Answer("follow", but=("hades",)),))
    assert chosen("mytikas", but, asked) is None
