"""What operators need: configuration, the office of `delos admin`, backups, metrics and logs."""
