"""What lives and ends at a server leaves nothing behind in its memory: things are counted, since
what the system says of a process tells little of a few hundred objects."""

from __future__ import annotations

import gc
import random
import time
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from tests.server.harness import UNLIMITED, Host, Live, Person, good, wait_until

CACHED: Final = 3  # tables that stay in memory without a screen
LIVES: Final = 6  # tables that come and go between two counts
# Whose objects are counted: the server's own, and those of what carries it.
OURS: Final = (
    "delos.",
    "asyncio",
    "_asyncio",
    "starlette",
    "uvicorn",
    "httptools",
    "websockets.server",
)
# What the tables in memory hold is more or less, as their games go; a table left behind is more.
HELD: Final = (".Past", ".Play", ".Event")
MUCH: Final = 6 * LIVES
# Who came lately is known, within bounds that stand beside each of these.
KNOWN: Final = (".buckets", ".buckets[]", ".identities.known", ".places.seen", ".Identity")


def parts(thing: object) -> Iterator[tuple[str, object]]:
    """The attributes of an object of the server; nothing of what belongs to others."""
    if type(thing).__module__.startswith("delos.server"):
        yield from getattr(thing, "__dict__", {}).items()
        for kind in type(thing).__mro__:
            for name in getattr(kind, "__slots__", ()):
                if hasattr(thing, name):
                    yield name, getattr(thing, name)


def sizes(root: object) -> Counter[str]:
    """How much is in the containers that the services lead to, by the way to them. Those of the
    things in a container count together: what a hundred tables have is one number."""
    found: Counter[str] = Counter()
    seen: set[int] = set()
    waiting: deque[tuple[str, object]] = deque([("", root)])
    while waiting:
        way, thing = waiting.popleft()
        if id(thing) in seen or isinstance(thing, (str, bytes)):
            continue
        seen.add(id(thing))
        if isinstance(thing, (dict, list, set, tuple, deque)):
            found[way] += len(thing)
            inside = list(thing.values()) if isinstance(thing, Mapping) else list(thing)
            waiting.extend((f"{way}[]", one) for one in inside)
        waiting.extend((f"{way}.{name}", part) for name, part in parts(thing))
    return found


def living() -> Counter[str]:
    """How many objects there are of every class."""
    kinds = [type(one) for one in gc.get_objects()]
    return Counter(
        f"{kind.__module__}.{kind.__qualname__}"
        for kind in kinds
        if str(kind.__module__).startswith(OURS)
    )


def with_screens(host: Host, dice: random.Random) -> None:
    """A table that is played at screens, which come and go, until it is ended."""
    person = Person(host.url)
    person.me()
    id = person.make()["id"]
    for _ in range(2):
        live, watching = Live(person, id, {"version": 4}), Live(person, id, {"seats": "watch"})
        state = live.until(lambda state: state.get("options"))
        for n in range(3):
            choice = dice.choice(state["options"])["id"]
            act = {"type": "act", "n": n, "index": state["index"], "seat": state["seat"]}
            live.say({**act, "action": choice, "key": f"{n} at {state['index']}"})
            state = live.until(lambda state: state.get("options"))
        live.close()
        watching.close()
    for path in ("", "/log", "/talk", "/replay?step=2"):
        good(person.get(f"/tables/{id}{path}"))
    good(person.post(f"/tables/{id}/proposal", {"seat": 0, "want": "abandon"}))
    person.close()


def without_screens(host: Host, dice: random.Random) -> None:
    """A table that goes on when its screen is closed, as those of programs do."""
    person = Person(host.url)
    person.me()
    id = person.make()["id"]
    live = Live(person, id, {})
    state = live.until(lambda state: state["options"])
    live.close()
    good(person.play(id, state, dice.choice(state["options"])))
    good(person.post(f"/tables/{id}/proposal", {"seat": 0, "want": "abandon"}))
    person.close()


def settle(host: Host) -> None:
    """Wait until every line is gone."""
    live = host.services.live
    wait_until(lambda: not live.at and not live.addresses)
    time.sleep(0.3)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """A full search for garbage is rare while a server runs: what it would find stays for hours."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.timeout(300)
def test_what_ends_leaves_nothing_behind(tmp_path: Path, no_collector: None) -> None:
    host = Host(tmp_path, cached=CACHED, message_rate=UNLIMITED, hello_rate=UNLIMITED).start()
    dice = random.Random(1)
    counts: list[Counter[str]] = []
    for _ in range(3):  # the first time caches are filled and threads started
        for _ in range(LIVES):
            with_screens(host, dice)
            without_screens(host, dice)
        settle(host)
        counts.append(sizes(host.services) + living())
    assert len(host.services.tables.held) == CACHED
    host.stop()
    _, former, now = counts
    grown = {
        name: (former[name], now[name])
        for name in now
        if now[name] >= former[name] + (MUCH if name.endswith(HELD) else LIVES)
    }
    assert not [name for name in grown if not name.endswith(KNOWN)], grown
