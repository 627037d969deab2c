"""A review as one page that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Final

from delos import texts
from delos.pictures.strokes import SEAT_COLOURS
from delos.review.lines import LEAST, signed, told_of
from delos.review.values import Review, Step, TurningPoint

WIDE: Final = 960
HIGH: Final = 220
LOW: Final = 120  # of the lines of luck
COSTLY: Final = 15  # decisions in the list

STYLE: Final = """
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:1000px;margin:0 auto;padding:24px 16px;
background:#faf3e3;color:#2b211d}
h1,h2{font-family:Georgia,serif;font-weight:400}svg{width:100%;height:auto;display:block}
table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;padding:6px 8px;
border-top:1px solid #d9c9a5;vertical-align:top}td.n,th.n{text-align:right;white-space:nowrap}
.scroll{overflow-x:auto}.who{white-space:nowrap}.soft{color:#6a5a4c;font-size:14px}.up{color:#256b25}.down{color:#a3221a}
i{display:inline-block;width:12px;height:12px;border:1px solid #1f1815;border-radius:50%;
margin-right:6px}
@media(prefers-color-scheme:dark){body{background:#1d1715;color:#f1e6d2}
.soft{color:#c3b39c}th,td{border-color:#4a3c34}.up{color:#8fce8f}.down{color:#ff9c8c}}
"""


def page(review: Review, names: list[str], lang: str) -> str:
    def say(message: str, **values: str | int) -> str:
        return escape(texts.say(lang, "review-" + message, **values))

    winners = " & ".join(names[seat] for seat in review.winners) or "–"
    about = say(
        "about",
        title=texts.say(lang, "review-title-" + review.title),
        steps=len(review.steps),
        games=review.games,
        samples=review.samples,
    )
    return "\n".join(
        [
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{say('heading')}</title><style>{STYLE}</style></head><body>",
            f"<h1>{say('heading')}</h1><p>{about} {say('won', names=winners)}</p>",
            f"<h2>{say('band')}</h2>",
            f"<p>{legend(review, names)}</p>{band(review, texts.say(lang, 'review-band'))}",
            f'<p class="soft">{say("band-note")}</p>',
            f"<h2>{say('points')}</h2>{points(review, names, lang)}",
            f"<h2>{say('luck')}</h2>{luck(review, texts.say(lang, 'review-luck'))}",
            f'<p class="soft">{say("luck-note")} {say("total")}: {totals(review, names, lang)}</p>',
            f'<h2>{say("decisions")}</h2><p class="soft">{say("decisions-note")}</p>',
            costly(review, names, lang),
            "</body></html>\n",
        ]
    )


def colour(review: Review, seat: int) -> str:
    return SEAT_COLOURS.get(review.seats[seat], "#888888")


def who(review: Review, names: list[str], seat: int) -> str:
    name = escape(names[seat])
    return f'<span class="who"><i style="background:{colour(review, seat)}"></i>{name}</span>'


def legend(review: Review, names: list[str]) -> str:
    return " &nbsp; ".join(who(review, names, seat) for seat in range(len(names)))


def moments(review: Review) -> list[list[float]]:
    """Chances from the start on, as shares of a whole: of a side each seat has its part."""
    parts = [1.0] * len(review.seats)
    for side in review.teams:
        for seat in side:
            parts[seat] = 1 / len(side)
    every = [review.start, *(step.after for step in review.steps)]
    return [[chance * part for chance, part in zip(one, parts, strict=True)] for one in every]


def band(review: Review, label: str) -> str:
    every = moments(review)
    across = WIDE / max(1, len(every) - 1)
    below = [0.0] * len(every)
    shapes = []
    for seat in range(len(review.seats)):
        above = [low + one[seat] for low, one in zip(below, every, strict=True)]
        up = [f"{n * across:.1f},{HIGH * (1 - y):.1f}" for n, y in enumerate(above)]
        down = [f"{n * across:.1f},{HIGH * (1 - y):.1f}" for n, y in enumerate(below)]
        shapes.append(
            f'<polygon points="{" ".join(up + down[::-1])}" fill="{colour(review, seat)}" '
            f'stroke="#fffdf6"/>'
        )
        below = above
    marks = [
        f'<g transform="translate({point.step * across:.1f} 14)"><path d="M0 10V{HIGH}" '
        f'stroke="#fffdf6" stroke-dasharray="2 4"/><circle r="11" fill="#fffdf6" '
        f'stroke="#8a2b61" stroke-width="2"/><text text-anchor="middle" y="4" font-size="12" '
        f'fill="#8a2b61">{number}</text></g>'
        for number, point in enumerate(review.points, 1)
    ]
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(label)}">'
        f"{''.join(shapes)}{''.join(marks)}</svg>"
    )


def luck(review: Review, label: str) -> str:
    lines = [review.luck_so_far(seat) for seat in range(len(review.seats))]
    most = max(0.05, *(abs(one) for line in lines for one in line))
    across = WIDE / max(1, len(review.steps))
    drawn = []
    for seat, line in enumerate(lines):
        dots = " ".join(
            f"{n * across:.1f},{LOW / 2 * (1 - 0.95 * one / most):.1f}"
            for n, one in enumerate(line)
        )
        drawn.append(
            f'<polyline points="{dots}" fill="none" stroke="{colour(review, seat)}" '
            f'stroke-width="2.5"/>'
        )
    return (
        f'<svg viewBox="0 0 {WIDE} {LOW}" role="img" aria-label="{escape(label)}">'
        f'<path d="M0 {LOW / 2}H{WIDE}" stroke="#9c8a6c"/>{"".join(drawn)}</svg>'
    )


def totals(review: Review, names: list[str], lang: str) -> str:
    return ", ".join(
        f"{escape(name)} {signed(review.luck_so_far(seat)[-1], lang)}"
        for seat, name in enumerate(names)
    )


def points(review: Review, names: list[str], lang: str) -> str:
    if not review.points:
        return f"<p>{escape(texts.say(lang, 'review-no-points'))}</p>"
    rows = []
    for number, point in enumerate(review.points, 1):
        most = point.moved
        change = point.after[most] - point.before[most]
        rows.append(
            f'<tr><td class="n">{number}</td><td>{who(review, names, point.seat)}</td>'
            f"<td>{told(review, point, names, lang)}</td><td>{who(review, names, most)}</td>"
            f'<td class="n">{percent(point.before[most])}</td>'
            f'<td class="n">{percent(point.after[most])}</td>'
            f'<td class="n">{toned(change - point.luck[most], lang)}</td>'
            f'<td class="n">{toned(point.luck[most], lang)}</td></tr>'
        )
    heads = ["", "who", "what", "whose", "before", "after", "choice", "chance"]
    return table(heads, rows, lang, {4, 5, 6, 7})


def told(review: Review, point: TurningPoint, names: list[str], lang: str) -> str:
    brought = point.brought[lang]
    more = f'<br><span class="soft">{escape(brought)}</span>' if brought else ""
    return escape(told_of(review, point, names, lang)) + more


def costly(review: Review, names: list[str], lang: str) -> str:
    """The decisions after which most was missed."""
    found = sorted(review.steps, key=lambda step: -step.missed())[:COSTLY]
    rows = [row(review, names, step, lang) for step in found if step.missed() >= LEAST]
    heads = ["step", "who", "done", "", "better", "", "cost"]
    return table(heads, rows, lang, {3, 5, 6})


def row(review: Review, names: list[str], step: Step, lang: str) -> str:
    best = step.best[0]
    done = next(one for one in step.best if one.played)
    return (
        f'<tr><td class="n">{step.step}</td><td>{who(review, names, step.seat)}</td>'
        f'<td><span class="soft">{escape(step.asked[lang])}</span><br>'
        f'{escape(done.labels[lang])}</td><td class="n">{percent(done.chance)}</td>'
        f'<td>{escape(best.labels[lang])}</td><td class="n">{percent(best.chance)}</td>'
        f'<td class="n">{toned(-step.missed(), lang)}</td></tr>'
    )


def table(heads: list[str], rows: list[str], lang: str, numbers: set[int]) -> str:
    cells = []
    for place, head in enumerate(heads):
        kind = ' class="n"' if place in numbers else ""
        cells.append(f"<th{kind}>{escape(texts.say(lang, 'review-' + head)) if head else ''}</th>")
    body = "".join(rows)
    return f'<div class="scroll"><table><tr>{"".join(cells)}</tr>{body}</table></div>'


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}\N{NARROW NO-BREAK SPACE}%"


def toned(change: float, lang: str) -> str:
    if abs(change) < 0.0005:
        return "0"
    return f'<span class="{"up" if change > 0 else "down"}">{signed(change, lang)}</span>'
