"""Cyclades, the original game with its clarifications; modules edit its ruleset."""
