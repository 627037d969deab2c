"""What can be wrong with what a user gave us, in words that say what to do."""


class DelosError(Exception):
    """The root of all errors that are the input's fault, never a bug of ours."""


class IllegalAction(DelosError):
    """The action is not among the legal options; ``rules`` are those that forbid it."""

    def __init__(self, message: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.rules = rules


class BadOption(DelosError):
    """A table option has an unknown name or an impossible value."""


class BadRecord(DelosError):
    """A record, dump or scenario that cannot be read; the message names the place."""


class BadDeclaration(DelosError):
    """A card or a question that is declared wrongly: for whoever adds one, when Delos starts."""
