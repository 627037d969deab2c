"""Telling people who look elsewhere that they are awaited."""
