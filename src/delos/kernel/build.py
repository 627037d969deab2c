"""Tells whether this build of the engine is compiled."""


def engine() -> str:
    """``compiled`` when mypyc made a native module of this file, else ``plain``."""
    return "plain" if __file__.endswith((".py", ".pyc")) else "compiled"
