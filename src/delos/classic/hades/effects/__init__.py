"""Effects of Hades' modules: the only code of theirs that writes the table."""
