"""What can be wrong with an engine, each in a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.kernel.errors import DelosError

SHOWN: Final = 80  # characters of a quoted line

# The kinds of faults: a report counts them by these names.
START: Final = "start"  # cannot be started, or does not say hello
SILENT: Final = "silent"  # nothing came in time
SLOW: Final = "slow"  # it was told to stop and thought on
CRASHED: Final = "crashed"  # it ended by itself
ILLEGAL: Final = "illegal"  # its choice is none of the legal ones
GARBLED: Final = "garbled"  # a line that is no message of the protocol
FLOODING: Final = "flooding"  # more lines, or longer ones, than anybody needs
REFUSED: Final = "refused"  # it says itself that it cannot


@dataclass(frozen=True)
class Fault:
    kind: str
    text: str

    def __str__(self) -> str:
        return self.text


class EngineFault(DelosError):
    """An engine did not keep to the protocol."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.fault = Fault(kind, text)


def quoted(line: bytes | str) -> str:
    """A line of an engine as it may stand in a sentence, whatever is in it."""
    text = line.decode("utf-8", "replace") if isinstance(line, bytes) else line
    text = text.strip()
    return repr(text if len(text) <= SHOWN else text[: SHOWN - 3] + "...")
