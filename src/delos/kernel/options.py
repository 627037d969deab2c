"""What every title asks of the values of its table options; a wrong one gets a sentence."""

from delos.kernel.errors import BadOption


def number(options: dict[str, object], name: str, least: int, most: int, default: int) -> int:
    value = options.get(name)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadOption(
            f"Option {name} must be a whole number from {least} to {most}, not {value!r}."
        )
    return value


def flag(options: dict[str, object], name: str, default: bool) -> bool:
    value = options.get(name)
    if value is None:
        return default
    if not isinstance(value, bool):
        raise BadOption(f"Option {name} must be true or false, not {value!r}.")
    return value


def one_of(options: dict[str, object], name: str, choices: list[str], default: str) -> str:
    value = options.get(name)
    if value is None:
        return default
    if not isinstance(value, str) or value not in choices:
        raise BadOption(f"Option {name} must be one of {', '.join(choices)}, not {value!r}.")
    return value
