"""Bots that look ahead: a tree over imagined games, every seat for itself."""
