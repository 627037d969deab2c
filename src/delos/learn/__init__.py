"""Learning: observations as vectors, and environments for the common libraries.

Needs ``pip install delos[learn]``; nothing here is imported by ``import delos``.

- `delos.learn.observation`: what a seat may know, as a fixed-size vector
- `delos.learn.pettingzoo`: all seats, one after the other (AEC)
- `delos.learn.gymnasium`: one seat against bots
- `delos.learn.vector`: many such games at once, over all cores
- `delos.learn.openspiel`: the titles as games of OpenSpiel
- `delos.learn.dataset`: decisions of played games as Parquet
"""
