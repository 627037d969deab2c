"""Are the action ids still what stored games mean by them?

    python -m tools.actions             compare with tests/golden/actions.toml
    python -m tools.actions --update    write down those of the newest version of the rules

The file holds, for each title and version of its rules, a hash of the action ids and of what they
mean. Ids of older versions never change: what is new gets ids behind them, by `since` in
its Kind, Part or card. Exit codes: 0 good, 1 something has moved.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import delos
from delos.classic.title import VERSION as CLASSIC
from delos.kernel.actions import fingerprint
from delos.legendary.title import VERSION as LEGENDARY
from delos.mytikas.title import VERSION as MYTIKAS

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = Path("tests", "golden", "actions.toml")
NEWEST: Final = {"classic": CLASSIC, "legendary": LEGENDARY, "mytikas": MYTIKAS}
UPDATE: Final = "python -m tools.actions --update"

Ids = dict[str, dict[str, str]]  # title, version, hash


def ids_now() -> Ids:
    """What the ids of every version mean to this Delos."""
    found: Ids = {}
    for name, newest in NEWEST.items():
        title = delos.new(name, seed=1).title
        found[name] = {str(n): fingerprint(title, n) for n in range(1, newest + 1)}
    return found


def read(root: Path) -> Ids:
    found: Ids = tomllib.loads((root / FILE).read_text(encoding="utf-8"))
    return found


def write(root: Path, ids: Ids) -> None:
    lines = [
        "# What the action ids mean, by version of the rules: see tools/actions.py.",
        "# Stored games name their actions by these ids, so a line may change only as long as its",
        "# version has not been released.",
    ]
    for title, versions in sorted(ids.items()):
        lines += ["", f"[{title}]"]
        lines += [f'{version} = "{hash}"' for version, hash in versions.items()]
    (root / FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")


def problems(kept: Ids, now: Ids) -> list[str]:
    """A sentence for each version whose ids are not what was written down."""
    found: list[str] = []
    for title, versions in now.items():
        newest = max(versions, key=int)
        for version, hash in versions.items():
            known = kept.get(title, {}).get(version)
            if known is None:
                found.append(
                    f"{title}: the ids of version {version} are not written down: {UPDATE}"
                )
            elif known != hash and version == newest:
                found.append(changed(title, version))
            elif known != hash:
                found.append(moved(title, version))
                break  # the later ones hold the same ids
    return found


def changed(title: str, version: str) -> str:
    return (
        f"{title}: version {version} of the rules has other action ids than written down. If it "
        f"has not been released yet, write them down: {UPDATE}. If it has, raise VERSION in "
        f"src/delos/{title}/title.py and give what you added `since` that version."
    )


def moved(title: str, version: str) -> str:
    return (
        f"{title}: action ids of version {version} moved: stored games would mean something else. "
        f"Raise VERSION in src/delos/{title}/title.py and give what you added `since` that version "
        f"(CONTRIBUTING, Add a card), so that it gets ids behind the others."
    )


def updated(kept: Ids, now: Ids) -> Ids:
    """With the newest version of each title as it is now; older ones stay."""
    found = {title: dict(versions) for title, versions in kept.items()}
    for title, versions in now.items():
        newest = max(versions, key=int)
        found.setdefault(title, {})[newest] = versions[newest]
    return found


def rewritten(kept: Ids, now: Ids) -> list[str]:
    """A sentence for each version that had other ids: what was played with those is lost."""
    found: list[str] = []
    for title, versions in now.items():
        newest = max(versions, key=int)
        known = kept.get(title, {}).get(newest)
        if known is None:
            found.append(f"{title}: the ids of version {newest} are written down.")
        elif known != versions[newest]:
            found.append(
                f"{title}: version {newest} had other ids until now: some are new, and those of "
                f"its own cards may have moved. Games stored with version {newest} before this "
                f"may mean something else. If a golden game fails now (pytest tests/golden), they "
                f"are played anew: python -m tools.golden --write {title}"
            )
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.actions", description=__doc__)
    parser.add_argument("--update", action="store_true", help="write down the newest version")
    options = parser.parse_args(arguments)
    now = ids_now()
    if options.update:
        kept = read(ROOT)
        write(ROOT, updated(kept, now))
        for line in rewritten(kept, now):
            print(line)
    wrong = problems(read(ROOT), now)
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
