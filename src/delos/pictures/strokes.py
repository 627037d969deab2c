"""Small shapes of SVG, and the colours of the seats."""

from __future__ import annotations

from html import escape
from typing import Final

SEAT_COLOURS: Final = {
    "bull": "#B3312C",
    "dolphin": "#2B62B5",
    "bee": "#E0B020",
    "owl": "#3E8E48",
    "turtle": "#7A4B9C",
    "amphora": "#D8722C",
    "red": "#B3312C",
    "blue": "#2B62B5",
    "green": "#3E8E48",
    "yellow": "#E0B020",
    "black": "#33302C",
    "white": "#F4F0E4",
}
INK: Final = "#2A2118"
PAPER: Final = "#F7EBCB"


def document(width: float, height: float, parts: list[str], box: str = "") -> str:
    inside = box or f"0 0 {width:.0f} {height:.0f}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{inside}" width="{width:.0f}"'
    return "\n".join([f'{head} height="{height:.0f}">', *parts, "</svg>"])


def rectangle(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="3"'
        f' fill="{fill}" stroke="{INK}" stroke-width="0.8"/>'
    )


def disc(x: float, y: float, radius: float, fill: str, line: str = INK) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{line}"'
        f' stroke-width="1.2"/>'
    )


def shape(x: float, y: float, path: str, fill: str) -> str:
    return (
        f'<path transform="translate({x:.1f} {y:.1f})" d="{path}" fill="{fill}" stroke="{INK}"'
        f' stroke-width="1"/>'
    )


def words(x: float, y: float, text: str, size: float = 11, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="Georgia, DejaVu Serif, serif"'
        f' font-size="{size}" text-anchor="{anchor}" fill="{INK}">{escape(text)}</text>'
    )
