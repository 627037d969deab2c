"""Bots that play on a server elsewhere: `delos bot`, and what a bot in Python needs.

docs/remote-bots.md tells the protocol.
"""

from delos.remote.client import Refused, Server, Unreachable
from delos.remote.player import Player
from delos.remote.rules import Rules

__all__ = ["Player", "Refused", "Rules", "Server", "Unreachable"]
