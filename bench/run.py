"""`make bench`: delos beside its peers. What is measured, and how, stands in docs/bench.md."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from bench.main import main

    sys.exit(main())
