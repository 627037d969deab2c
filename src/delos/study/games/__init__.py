"""Studies of a title: many games between bots, watched in one pass, counted with intervals.

from delos.study.games import study

found = study("classic", ["greedy"], players=3, games=20)
print(found.table("gods"))
"""

from delos.study.games.run import study
from delos.study.games.tables import Study, Table

__all__ = ["Study", "Table", "study"]
