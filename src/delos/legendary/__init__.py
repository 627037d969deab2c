"""Cyclades: Legendary Edition, base and complete."""
