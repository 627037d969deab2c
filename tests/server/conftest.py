"""A server for all tests that do not need one of their own, and people to use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.harness import Host, Live, Person

Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    running = Host(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


@pytest.fixture
def arrive(host: Host) -> Iterator[Arrive]:
    """Makes a person, at the shared server or at another one."""
    people: list[Person] = []

    def made(url: str = "", name: str = "") -> Person:
        person = Person(url or host.url)
        people.append(person)
        person.me(name)
        return person

    yield made
    for person in people:
        person.close()


@pytest.fixture
def sit() -> Iterator[Callable[..., Live]]:
    """Opens a WebSocket that is closed when the test is over."""
    opened: list[Live] = []

    def made(person: Person, id: str, **hello: object) -> Live:
        live = person.live(id, **hello)
        opened.append(live)
        return live

    yield made
    for live in opened:
        live.close()
