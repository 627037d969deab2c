"""The servers that are measured in a closed loop (bench/closed_loop.py), beside each other."""

import sys
from pathlib import Path

from bench.builds import checksum
from bench.homes import Contender, NotReady, environment, node_home, peers

TASK = "serve"
LOAD = {"tables": 50, "seconds": 8}
OURS = ["sockets"]  # how moves come
THEIRS = ["memory", "flatfile"]  # where they are kept


def delos(wheel: Path) -> Contender:
    """The wheel's engine, with what the server needs from the environment that runs this."""
    python = environment("delos", [str(wheel)], checksum(wheel))
    found = sorted(python.parent.parent.glob("[Ll]ib/**/site-packages"))
    if not found:
        raise NotReady("the environment of the wheel has no packages")
    command = [sys.executable, "-m", "bench.work.delos_server"]
    settings = {"PYTHONPATH": str(found[0])}
    return Contender("delos-server", command, {TASK: OURS}, settings=settings)


def boardgameio() -> Contender:
    """Its own server in Node, driven by the same client."""
    node_home("boardgameio")
    versions = next(peer.versions for peer in peers() if peer.name == "boardgameio")
    command = [sys.executable, "-m", "bench.work.boardgameio_server"]
    return Contender("boardgameio-server", command, {TASK: THEIRS}, versions=dict(versions))
