"""Mutation check: break the rules one line at a time and list what no test notices.

    python tools/mutate.py                            a sample of 150 mutants
    python tools/mutate.py --file src/delos/cyclades/effects/gold.py --all
    python tools/mutate.py --file src/delos/cyclades/effects/gold.py:12       one line again
    python tools/mutate.py --path src/delos/classic --sample 300 --seed 2

Every mutant lives in a forked child only; no file changes. docs/mutation.md tells how to read the
report. Exit codes: 0 a report was made, 1 the score is below --fail-under, 2 wrong use.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    from tools.mutation import cli

    return cli.main(arguments)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    sys.exit(main())
