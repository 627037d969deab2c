"""`python -m delos.cli` is the `delos` command."""

from delos.cli import main

main()
