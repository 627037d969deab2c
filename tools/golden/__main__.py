"""``python -m tools.golden``: replays the golden games, or writes them anew."""

from __future__ import annotations

import argparse
import sys

import tools.golden
from tools.golden.library import books, newest


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.golden", description=tools.golden.__doc__
    )
    titles = [book.title for book in newest()]
    parser.add_argument("--check", action="store_true", help="replay them (the default)")
    parser.add_argument(
        "--write",
        nargs="*",
        choices=titles,
        metavar="TITLE",
        help="play and write the games of the newest rules anew, of all titles or of these",
    )
    wanted = parser.parse_args(arguments).write
    for book in newest() if wanted is not None else []:
        if not wanted or book.title in wanted:
            book.write(print)
    wrong = [
        f"{book.title} {name}: {why}"
        for book in books()
        for name in book.names()
        if (why := book.wrong(name))
    ]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
