"""The command line; each command parses and calls, the engine does the rest."""
