"""The reliability diagram: what was said against what happened, as SVG."""

from __future__ import annotations

from typing import Final

from delos.learn.training.marks import Marks

SIDE: Final = 320
LEFT: Final = 56
TOP: Final = 44
BOTTOM: Final = 74
BAND: Final = 0.04  # how far off a tenth may be


def reliability(marks: Marks, title: str) -> str:
    """Points with bars of twice their standard error, the line of perfect chances and the band of
    four points around it; below, how often each tenth was said."""
    width, height = LEFT + SIDE + 24, TOP + SIDE + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="sans-serif" font-size="12">',
        f"<title>{title}: chances said and victories that happened</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="26" font-size="15" fill="#1d2733">{title}</text>',
        band(),
        grid(),
        histogram(marks),
        *[point(tenth.said, tenth.happened, tenth.error) for tenth in marks.tenths],
        labels(),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def across(share: float) -> str:
    return f"{LEFT + share * SIDE:.1f}"


def down(share: float) -> str:
    return f"{TOP + (1.0 - share) * SIDE:.1f}"


def band() -> str:
    corners = [(0, BAND), (1 - BAND, 1), (1, 1), (1, 1 - BAND), (BAND, 0), (0, 0)]
    path = " ".join(f"{across(x)},{down(y)}" for x, y in corners)
    line = (
        f'<line x1="{across(0)}" y1="{down(0)}" x2="{across(1)}" y2="{down(1)}" '
        f'stroke="#5b7fa6" stroke-dasharray="4 3"/>'
    )
    return f'<polygon points="{path}" fill="#dfe9f3"/>\n{line}'


def grid() -> str:
    lines = []
    for tenth in range(0, 11, 2):
        share = tenth / 10
        lines.append(
            f'<line x1="{across(share)}" y1="{down(0)}" x2="{across(share)}" y2="{down(1)}" '
            f'stroke="#1d2733" stroke-opacity="0.12"/>'
            f'<line x1="{across(0)}" y1="{down(share)}" x2="{across(1)}" y2="{down(share)}" '
            f'stroke="#1d2733" stroke-opacity="0.12"/>'
            f'<text x="{across(share)}" y="{TOP + SIDE + 18}" text-anchor="middle" '
            f'fill="#1d2733">{tenth * 10} %</text>'
            f'<text x="{LEFT - 8}" y="{float(down(share)) + 4:.1f}" text-anchor="end" '
            f'fill="#1d2733">{tenth * 10} %</text>'
        )
    return "\n".join(lines)


def histogram(marks: Marks) -> str:
    most = max(tenth.count for tenth in marks.tenths)
    bars = []
    for tenth in marks.tenths:
        height = 22 * tenth.count / most
        bars.append(
            f'<rect x="{LEFT + tenth.low * SIDE + 2:.1f}" y="{TOP + SIDE + 48 - height:.1f}" '
            f'width="{SIDE / 10 - 4:.1f}" height="{height:.1f}" fill="#a9bdd1"/>'
        )
    return "\n".join(bars)


def point(said: float, happened: float, error: float) -> str:
    low, high = max(0.0, happened - 2 * error), min(1.0, happened + 2 * error)
    return (
        f'<line x1="{across(said)}" y1="{down(low)}" x2="{across(said)}" y2="{down(high)}" '
        f'stroke="#9c3d2e"/><circle cx="{across(said)}" cy="{down(happened)}" r="3.5" '
        f'fill="#9c3d2e"/>'
    )


def labels() -> str:
    middle = TOP + SIDE / 2
    return (
        f'<text x="{LEFT + SIDE / 2:.1f}" y="{TOP + SIDE + 66}" text-anchor="middle" '
        f'fill="#1d2733">chance said (bars: how often)</text>'
        f'<text x="14" y="{middle:.1f}" text-anchor="middle" fill="#1d2733" '
        f'transform="rotate(-90 14 {middle:.1f})">won</text>'
    )
