"""The reliability suite: named trials, each bounded in count and time (docs/reliability.md)."""
