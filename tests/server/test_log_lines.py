"""What the log says of a fault: bounded, and with the line that failed."""

import json
import logging
import sys

import pytest

from delos.server.operating.logs import LONGEST, ForMachines, ForPeople


def deeply(left: int) -> None:
    if not left:
        raise ValueError(f"the very cause delos_{'x' * 24}")
    # Lines of their own, so that the traceback does not fold them into one.
    if left % 2:
        deeply(left - 1)
    else:
        deeply(left - 1)


def failed() -> logging.LogRecord:
    try:
        deeply(120)
    except ValueError:
        return logging.LogRecord("delos", logging.ERROR, "", 1, "it broke", None, sys.exc_info())
    raise AssertionError("nothing failed")


@pytest.mark.parametrize("form", [ForPeople(), ForMachines()])
def test_a_long_fault_keeps_its_beginning_and_its_end(form: logging.Formatter) -> None:
    line = form.format(failed())
    text = json.loads(line)["fault"] if isinstance(form, ForMachines) else line
    assert len(text) <= LONGEST + 3
    assert "Traceback" in text
    assert " … " in text
    assert text.endswith("ValueError: the very cause [hidden]")
