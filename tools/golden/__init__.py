"""Golden games: recorded games that must replay exactly as they were written.

They lie in ``tests/golden/TITLE/rules-N``, one folder for each version of a title's rules: those of
older versions stay as they are and show that stored games keep the rules they were made with.
``python -m tools.golden --write TITLE`` plays and writes those of the newest version anew after a
change of the rules; ``--check`` (the default) replays what is there.
"""
