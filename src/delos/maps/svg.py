"""A map as an SVG picture: flat sea, sandy islands, dashed borders, sites, icons and names."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from delos.maps.coast import Point
from delos.maps.layout import Map
from delos.maps.marks import AreaMarks, Label, SiteMark, marks_of
from delos.maps.shapes import scaled, shapes_of

COLOURS: Final = {
    "deep": "#2F7C93",
    "sea": "#62A9B8",
    "shoal-1": "#7FBFC6",
    "shoal-2": "#A5D6D1",
    "shoal-3": "#CBEAE0",
    "sea-line": "#E4F4EE",
    "wave": "#8CC4CB",
    "beach": "#FBF0D3",
    "land": "#EBD9AC",
    "upland": "#DFC68E",
    "land-line": "#8A6A33",
    "site": "#F7EBCB",
    "text": "#3B2A12",
    "text-sea": "#0B2C38",
    "token": "#FFFCF3",
    "clay": "#B2431F",
    "gold": "#D99A1C",
    "veil": "#65553F",
}

STYLE: Final = """
text{font-family:Marcellus,Georgia,serif;text-anchor:middle;paint-order:stroke;
stroke-linejoin:round}
.land-name{font-size:11.5px;letter-spacing:.05em;fill:#3B2A12;stroke:#CBEAE0;stroke-width:3px}
.sea-name{font-size:9.5px;font-style:italic;letter-spacing:.05em;fill:#0B2C38;stroke:#62A9B8;
stroke-width:2.5px}
.title{font-size:11px;fill:#E4F4EE;stroke:none}
"""

HORN: Final = (
    "M-6.5 -3.5C-7.5 2.5 -3 6.8 3 5.6C5.6 5 7 2.6 6.4 .4L.6 -3.6C1.4 -.8 .2 1 -1.8 .6"
    "C-4 .2 -5 -1.6 -6.5 -3.5Z"
)
FRUIT: Final = ((3.0, -3.6, 2.0), (6.0, -2.4, 2.0), (4.9, -5.4, 1.7))
VEIL: Final = (
    "M0 -8.2C3.6 -8.2 4.8 -5.4 4.4 -2.4C4.2 -.6 6.6 .6 7 6.6H-7C-6.6 .6 -4.2 -.6 -4.4 -2.4"
    "C-4.8 -5.4 -3.6 -8.2 0 -8.2Z"
)
FOLDS: Final = "M-2.4 1.2L-3.4 6.6M2.4 1.2L3.4 6.6M0 .8V6.6"


def render(map_: Map) -> str:
    """The picture of a map; the same map gives the same text."""
    return "\n".join(Picture(map_).parts()) + "\n"


class Picture:
    """The layers, bottom up."""

    def __init__(self, map_: Map) -> None:
        self.map = map_
        self.marks = marks_of(map_)
        self.lines = shapes_of(map_)

    def parts(self) -> Iterator[str]:
        """The lines of the file."""
        yield self.head()
        yield from self.shapes()
        yield from self.sea()
        yield from self.land()
        for mark in self.marks.sites:
            yield site(mark)
        for area in (*self.marks.lands, *self.marks.seas):
            yield from icons(area)
        yield from self.names()
        yield "</svg>"

    def head(self) -> str:
        """Size, title, style and the deep sea."""
        left, top, wide, high = self.lines.box
        box = f"{left} {top} {wide} {high}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{wide * 1.5:.0f}"'
            f' height="{high * 1.5:.0f}" role="img">\n<title>Delos map {escape(self.map.code)}'
            f"</title>\n<style>{STYLE}</style>\n"
            f'<rect x="{left - 9}" y="{top - 9}" width="{wide + 18}" height="{high + 18}"'
            f' fill="{COLOURS["deep"]}"/>'
        )

    def shapes(self) -> Iterator[str]:
        """The four shapes that the layers use again and again, and two to clip with."""
        yield "<defs>"
        for shape, lines in (
            ("coast", self.lines.coast),
            ("rim", self.lines.rim),
            ("land-borders", self.lines.land_borders),
            ("sea-borders", self.lines.sea_borders),
        ):
            yield f'<path id="{self.id(shape)}" d="{lines}"/>'
        for clip, shape in (("on-land", "coast"), ("on-chart", "rim")):
            use = f'<use href="#{self.id(shape)}" clip-rule="evenodd"/>'
            yield f'<clipPath id="{self.id(clip)}">{use}</clipPath>'
        yield "</defs>"

    def id(self, shape: str) -> str:
        """An id that stays the only one when several maps stand in one page."""
        return f"{shape}-{self.map.code}"

    def fill(self, shape: str, colour: str, more: str = "") -> str:
        paint = f'fill="{COLOURS[colour]}" fill-rule="evenodd"'
        return f'<use href="#{self.id(shape)}" {paint} {more}/>'

    def line(self, shape: str, colour: str, width: float, more: str = "") -> str:
        paint = f'fill="none" stroke="{COLOURS[colour]}" stroke-width="{width}"'
        return f'<use href="#{self.id(shape)}" {paint} stroke-linejoin="round" {more}/>'

    def sea(self) -> Iterator[str]:
        """Water, waves, the shallows round the islands, borders between seas."""
        yield self.fill("rim", "sea", f'stroke="{COLOURS["shoal-1"]}" stroke-width="1.5"')
        yield f'<g clip-path="url(#{self.id("on-chart")})">'
        wave = f'fill="none" stroke="{COLOURS["wave"]}" stroke-width="1.2" stroke-linecap="round"'
        yield f'<path d="{self.lines.waves}" {wave}/>'
        for colour, width, strength in (("1", 46, 0.55), ("2", 30, 0.55), ("3", 17, 0.75)):
            yield self.line("coast", f"shoal-{colour}", width, f'opacity="{strength}"')
        yield self.line("sea-borders", "sea-line", 1.7, 'stroke-dasharray="5 4.5"')
        yield "</g>"

    def land(self) -> Iterator[str]:
        """Shade, beach and two more strokes for the relief, then borders and the coast."""
        yield self.fill("coast", "text-sea", 'y="3.5" opacity=".22"')
        yield self.line("coast", "beach", 8)
        yield self.fill("coast", "upland")
        yield f'<g clip-path="url(#{self.id("on-land")})">'
        yield self.line("coast", "land", 30)
        yield self.line("coast", "beach", 11)
        yield self.line("land-borders", "beach", 5)
        yield self.line("land-borders", "land-line", 1.7, 'stroke-dasharray="4 3"')
        yield "</g>"
        yield self.line("coast", "land-line", 1.3)

    def names(self) -> Iterator[str]:
        """Names of seas, then of lands, with a pale halo."""
        for area in self.marks.seas:
            yield name(area.label, "sea-name", 9.5)
        for area in self.marks.lands:
            yield name(area.label, "land-name", 11.5)


def site(mark: SiteMark) -> str:
    """A dashed hexagonal plinth, with a dotted jetty towards the harbour (LEG-MAP-14)."""
    x, y = scaled(mark.at)
    jetty = ""
    if mark.jetty is not None:
        dx, dy = mark.jetty
        jetty = (
            f'<path d="M{dx * 13:.1f} {dy * 13:.1f}L{dx * 26:.1f} {dy * 26:.1f}"'
            f' stroke="{COLOURS["land-line"]}" stroke-width="3.4" stroke-dasharray="1.8 2.2"/>'
        )
    return (
        f'<g transform="translate({x:.1f} {y:.1f})">{jetty}'
        f'<path d="M0 -12L10.4 -6V6L0 12L-10.4 6V-6Z" fill="{COLOURS["site"]}"'
        f' stroke="{COLOURS["land-line"]}" stroke-width="1.3" stroke-dasharray="3 2"/></g>'
    )


def icons(area: AreaMarks) -> Iterator[str]:
    """Cornucopias (LEG-MAP-08) and the Priestess icon (LEG-MAP-09) on cream discs."""
    for point in area.cornucopias:
        fruit = "".join(
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="{COLOURS["gold"]}"/>' for x, y, r in FRUIT
        )
        yield disc(point, f'{fruit}<path d="{HORN}" fill="{COLOURS["clay"]}"/>')
    if area.priestess is not None:
        veil = f'<path d="{VEIL}" fill="{COLOURS["veil"]}"/>'
        face = f'<ellipse cy="-3.6" rx="2.2" ry="2.8" fill="{COLOURS["beach"]}"/>'
        folds = f'<path d="{FOLDS}" stroke="{COLOURS["token"]}" stroke-width=".8"/>'
        yield disc(area.priestess, veil + face + folds)


def disc(point: Point, inside: str) -> str:
    x, y = scaled(point)
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><circle r="11" fill="{COLOURS["token"]}"'
        f' stroke="{COLOURS["land-line"]}" stroke-width="1"/>{inside}</g>'
    )


def name(label: Label, style: str, height: float) -> str:
    x, y = scaled(label.at)
    first = y - (len(label.lines) - 1) * height / 2 + height * 0.35
    lines = "".join(
        f'<tspan x="{x:.1f}" y="{first + number * height:.1f}">{escape(line)}</tspan>'
        for number, line in enumerate(label.lines)
    )
    return f'<text class="{style}">{lines}</text>'
