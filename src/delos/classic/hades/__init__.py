"""Hades, the expansion of the original game: four modules that edit its ruleset."""
