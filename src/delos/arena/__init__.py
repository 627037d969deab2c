"""Matches between bots: who meets whom, kept game by game, counted with intervals.

from delos.arena import arena

result = arena("mytikas", ["greedy", "random"], players=2, games=20)
print(result.bots["greedy"].share)
"""

from delos.arena.errors import ArenaError
from delos.arena.match import Match, Played
from delos.arena.run import arena, duel
from delos.arena.summary import Summary

__all__ = ["ArenaError", "Match", "Played", "Summary", "arena", "duel"]
