"""The command line; each command parses and calls, the engine does the rest."""

from __future__ import annotations

import sys

NEEDED = (
    "The delos command needs {package}, which is not installed. Run: pip install 'delos[server]'"
)


def main() -> None:
    """The `delos` command. A library install lacks its packages: that is said in a sentence."""
    try:
        from delos.cli.main import app
    except ModuleNotFoundError as error:
        package = (error.name or "a package").partition(".")[0]
        if package == "delos":
            raise
        print(NEEDED.format(package=package), file=sys.stderr)
        sys.exit(1)
    app()
