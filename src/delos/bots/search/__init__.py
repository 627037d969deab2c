"""Bots that look ahead: they play on in imagined games."""
