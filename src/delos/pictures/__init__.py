"""The public table of a game as an SVG picture."""

from __future__ import annotations

from delos.kernel.game import Game


def corner_of(game: Game, seat: int) -> str:
    """Where a seat is at home, small enough for a card; of a mountain the whole."""
    if game.title.name == "mytikas":
        return svg_of(game)
    from delos.pictures.cyclades import corner_svg

    return corner_svg(game, seat)


def svg_of(game: Game) -> str:
    """What everybody may see; nothing hidden is drawn."""
    if game.title.name == "mytikas":
        from delos.pictures.mytikas import mytikas_svg

        return mytikas_svg(game)
    from delos.pictures.cyclades import cyclades_svg

    return cyclades_svg(game)
