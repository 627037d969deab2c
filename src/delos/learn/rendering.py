"""A game for the eye: the table in words, or a picture of the board as pixels."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Final

from delos.kernel.errors import BadOption
from delos.kernel.game import Game
from delos.learn.needs import missing

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 640  # pixels of a picture


def check_render_mode(mode: object) -> str | None:
    if mode is None:
        return None
    for known in RENDER_MODES:
        if mode == known:
            return known
    raise BadOption(
        f"There is no render_mode {mode!r}. Choose one of: {', '.join(RENDER_MODES)}, or None."
    )


def shown(game: Game, mode: str | None) -> npt.NDArray[np.uint8] | str | None:
    """The game in a mode: a picture, words, or words printed."""
    if mode == "rgb_array":
        return picture(game)
    if mode == "ansi":
        return words(game)
    if mode == "human":
        print(words(game))
        return None
    raise BadOption(
        "Nothing is rendered without a render_mode: make the environment with one of "
        f"{', '.join(RENDER_MODES)}."
    )


# -- pixels ---------------------------------------------------------------------------------


def picture(game: Game) -> npt.NDArray[np.uint8]:
    """What everybody may see, as an array of height x width x 3."""
    from delos.pictures import svg_of

    try:
        import numpy as np
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise missing(error) from error
    image = Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=svg_of(game), width=WIDTH)))
    return np.asarray(image.convert("RGB"), dtype=np.uint8)


# -- words ----------------------------------------------------------------------------------


def words(game: Game) -> str:
    """The public view, one line a thing; the deciding seat's question last."""
    view = game.view()
    lines: list[str] = []
    for name, value in view.plain().items():
        if name not in ("printed", "decision", "options"):
            lines += lines_of(name, value)
    decision = game.decision
    if decision is None:
        winners = ", ".join(game.seats[seat] for seat in game.winners)
        lines.append(f"over: won by {winners}")
    else:
        lines.append(f"{game.seats[decision.seat]} decides: {decision.prompt()}")
    return "\n".join(lines) + "\n"


def lines_of(name: str, value: object) -> list[str]:
    """A list of things stands line by line, anything else behind its name."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [f"{name}:"] + [f"  {short(entry)}" for entry in value]
    return [f"{name}: {short(value)}"]


def short(value: object) -> str:
    """A value without what is empty."""
    if isinstance(value, dict):
        said = [
            str(key) if entry is True else f"{key} {short(entry)}"
            for key, entry in value.items()
            if entry is not None and entry is not False and entry not in ("", [])
        ]
        return ", ".join(said)
    if isinstance(value, list):
        return " ".join(
            [f"({short(one)})" if isinstance(one, dict) else word(one) for one in value]
        )
    return str(value)


def word(value: object) -> str:
    return "–" if value is None else str(value)
