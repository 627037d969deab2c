"""A report as one HTML file: its own styles and plots, light and dark, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #22201c; --soft: #6b665c; --paper: #fbf8f1; --rule: #ddd5c4;
  --mark: #1f5f8b; --c0: #1f5f8b; --c1: #b0442c; --c2: #4c7a34; --c3: #8a5aa8; --c4: #a87412;
  --c5: #2a8a85; --c6: #b03f77; --c7: #5d6470; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6d8; --soft: #a9a294; --paper: #1b1c20;
  --rule: #3a3b42; --mark: #7db9e0; --c0: #7db9e0; --c1: #ec9079; --c2: #a1cf83; --c3: #c9a3e4;
  --c4: #e3b75c; --c5: #7fd0ca; --c6: #ea94bd; --c7: #b3bac6; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
h2 { margin-top: 2.2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.92rem; }
th, td { padding: 0.25rem 0.8rem 0.25rem 0; text-align: right; border-bottom: 1px solid var(--rule);
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
summary { cursor: pointer; color: var(--soft); }
caption { text-align: left; white-space: normal; color: var(--soft); padding-bottom: 0.3rem; }
svg { width: 100%; max-width: 45rem; height: auto; display: block; margin: 0.8rem 0; }
svg text { fill: var(--soft); font: 12px system-ui, sans-serif; }
.grid { stroke: var(--rule); } .axis { stroke: var(--soft); }
.par { stroke: var(--soft); stroke-dasharray: 4 3; }
.whisker { stroke: var(--mark); stroke-width: 2.5; opacity: 0.55; }
.dot, .bar { fill: var(--mark); } .curve { fill: none; stroke-width: 2; }
.note { color: var(--soft); }
"""  # noqa: E501


LONG: Final = 30  # rows that a reader opens if wanted


class Page:
    """Sections one after the other; ``html`` gives the file."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts = [f"<h1>{escape(title)}</h1>"]

    def heading(self, words: str) -> None:
        self.parts.append(f"<h2>{escape(words)}</h2>")

    def words(self, words: str, note: bool = False) -> None:
        kind = ' class="note"' if note else ""
        self.parts.append(f"<p{kind}>{escape(words)}</p>")

    def plot(self, svg: str) -> None:
        self.parts.append(svg)

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "") -> None:
        if not rows:
            return
        tops = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for row in rows
        )
        told = f"<caption>{escape(caption)}</caption>" if caption else ""
        whole = (
            f'<div class="scroll"><table>{told}<thead><tr>{tops}</tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )
        if len(rows) > LONG:
            whole = f"<details><summary>{len(rows)} rows</summary>{whole}</details>"
        self.parts.append(whole)

    def html(self) -> str:
        return (
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(self.parts)
            + "\n</main>\n</body>\n</html>\n"
        )


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def between(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def number(value: float | None, digits: int = 1) -> str:
    return "–" if value is None else f"{value:.{digits}f}"
