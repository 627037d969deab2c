"""How a server is set up: flags, then the environment, then a file, then what is usual.

Every key has one name: ``host_name`` in the file is ``--host-name`` and ``DELOS_HOST_NAME``. What
is wrong gets a sentence with the key and where it stands.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from delos.kernel.errors import DelosError
from delos.server.settings import LOCAL, Settings, data_folder

PREFIX: Final = "DELOS_"
FILE: Final = "DELOS_CONFIG"
LIMITS: Final = "limits"  # the table of the file with what protects everybody
# Fields of Settings that are no limits: they have keys of their own, or are found at the start.
OWN: Final = frozenset(
    {
        *("data", "key_file", "database", "peer"),
        *("client", "address", "listening", "origins", "host_names", "proxies"),
        *("workers", "pace", "waiting_days", "idle_days", "guest_days", "reports_days"),
        *("audit_days", "metrics", "drain_seconds", "mail_server", "mail_from", "mail_password"),
        *("private_targets", "notice_retries"),
    }
)


class BadConfiguration(DelosError):
    """A key, where it stands, and what it should be."""


@dataclass(frozen=True)
class Key:
    name: str
    kind: str  # text, path, whole, number or texts
    default: Any
    about: str
    least: float = 0
    most: float = float("inf")
    check: Callable[[Any], str] | None = None  # what is wrong with it, or nothing


def http(value: str) -> str:
    good = not value or urlsplit(value).scheme in {"http", "https"}
    return "" if good else "must begin with http:// or https://"


def place(value: str) -> str:
    return "" if not value or at(value) is not None else "must be a port, or HOST:PORT"


def at(value: str) -> tuple[str, int] | None:
    """A host and a port; a port alone is on this machine."""
    host, _, port = value.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) < 65536:
        return None
    return host.strip("[]") or "127.0.0.1", int(port)


def one_of(*words: str) -> Callable[[Any], str]:
    return lambda value: "" if value in words else f"must be one of: {', '.join(words)}"


KEYS: Final = (
    Key("host", "text", "127.0.0.1", "the address to listen on"),
    Key("port", "whole", 8000, "the port; 0 takes a free one", 0, 65535),
    Key("data", "path", None, "the folder of the database"),
    Key("key_file", "path", None, "the key of the database's secrets, if not in its folder"),
    Key("database", "text", "", "a PostgreSQL that servers share: postgresql://delos@db/delos"),
    Key("peer", "text", "", "where the other servers reach this one", check=http),
    Key("address", "text", "", "the address that friends use", check=http),
    Key("origin", "texts", (), "other sites whose pages may use this server"),
    Key("host_name", "texts", (), "names by which people reach this server"),
    Key("proxy", "texts", (), "proxies on other machines that may say for whom they ask"),
    Key("workers", "whole", None, "processes in which bots think", 1, 64),
    Key("pace", "number", 0.4, "seconds between choices at tables of bots alone", 0, 60),
    Key("mail_server", "text", "", "what sends mail: smtp://name@host:587, or smtps://"),
    Key("mail_from", "text", "", "the sender of mail"),
    Key("mail_password", "text", "", "of the mail server"),
    Key("metrics", "text", "", "where Prometheus may ask: a port, or HOST:PORT", check=place),
    Key("drain", "number", 0.0, "seconds not ready before stopping, for proxies to notice", 0, 600),
    Key("log", "text", "text", "text, or json for machines", check=one_of("text", "json")),
    Key("log_file", "path", None, "a file for the log, turned over by size; else standard error"),
    Key("log_size", "whole", 10, "MiB of such a file", 1, 1024),
    Key("log_files", "whole", 5, "old files that are kept", 1, 100),
    Key("waiting_days", "whole", 14, "until a table that waits is taken away", 1, 3650),
    Key("idle_days", "whole", 0, "until a game that nobody plays is closed; 0 is never", 0, 3650),
    Key("guest_days", "whole", 0, "until a guest who never played is forgotten; 0: never", 0, 3650),
    Key("reports_days", "whole", 0, "until settled reports are forgotten; 0 is never", 0, 3650),
    Key("audit_days", "whole", 0, "until what operators did is forgotten; 0 is never", 0, 3650),
)
NAMES: Final = {key.name: key for key in KEYS}


@dataclass(frozen=True)
class Configuration:
    values: dict[str, Any]
    sources: dict[str, str]  # where each comes from, for people
    limits: dict[str, Any]

    def settings(self) -> Settings:
        value = self.values
        address = value["address"].rstrip("/")
        named = urlsplit(address).hostname
        made = Settings(
            data=Path(value["data"] or data_folder()).expanduser().absolute(),
            key_file=None if value["key_file"] is None else Path(value["key_file"]).absolute(),
            database=value["database"],
            peer=value["peer"],
            address=address,
            origins=tuple(value["origin"]),
            host_names=(*value["host_name"], *([named] if named else [])),
            proxies=(*LOCAL, *value["proxy"]),
            workers=value["workers"] or max(1, (os.cpu_count() or 2) - 1),
            pace=value["pace"],
            mail_server=value["mail_server"],
            mail_from=value["mail_from"],
            mail_password=value["mail_password"],
            metrics=at(value["metrics"]) if value["metrics"] else None,
            drain_seconds=value["drain"],
            waiting_days=value["waiting_days"],
            idle_days=value["idle_days"],
            guest_days=value["guest_days"],
            reports_days=value["reports_days"],
            audit_days=value["audit_days"],
        )
        return replace(made, **self.limits)

    def told(self) -> list[str]:
        """Every key with its value and where it comes from."""
        lines = [
            f"{key.name} = {shown(key.name, self.values[key.name])}  ({self.sources[key.name]})"
            for key in KEYS
        ]
        return lines + [f"{LIMITS}.{name} = {it}" for name, it in self.limits.items()]


def shown(name: str, value: Any) -> str:
    if name == "mail_password" and value:
        return "set"
    if name == "database":  # its address may have a password, before the host or behind it
        value = re.sub(
            r"(?<=password=)[^&\s]+", "…", re.sub(r"(?<=://)([^:@/]*):[^/]*@", r"\1:…@", value)
        )
    return "not set" if value in (None, "", ()) else str(value)


def configured(
    flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None
) -> Configuration:
    """All of it, read and checked. Flags are those that were given."""
    path = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    text, table = read_file(path)
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for key in KEYS:
        variable = PREFIX + key.name.upper()
        if key.name in flags:
            source, value = "flag", checked(key, flags[key.name], f"--{dashed(key.name)}")
        elif environment.get(variable):
            source = f"environment {variable}"
            value = checked(key, read_text(key, environment[variable], variable), variable)
        elif key.name in table:
            where = f"{key.name} in {path}, line {line_of(text, key.name)},"
            source = f"{path}, line {line_of(text, key.name)}"
            value = checked(key, table[key.name], where)
        else:
            source, value = "usual", key.default
        values[key.name], sources[key.name] = value, source
    limits = read_limits(table.get(LIMITS, {}), text, path)
    return Configuration(values, sources, limits)


def dashed(name: str) -> str:
    return name.replace("_", "-")


def read_file(path: Path | None) -> tuple[str, dict[str, Any]]:
    if path is None:
        return "", {}
    try:
        text = path.read_text("utf-8")
        table = tomllib.loads(text)
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8"
        raise BadConfiguration(f"The configuration {path} cannot be read: {reason}.") from error
    except tomllib.TOMLDecodeError as error:
        raise BadConfiguration(f"The configuration {path} is no TOML: {error}.") from error
    for name in table:
        if name not in NAMES and name != LIMITS:
            known = ", ".join((*NAMES, f"[{LIMITS}]"))
            raise BadConfiguration(
                f"{path}, line {line_of(text, name)}: there is no key {name!r}. The keys: {known}."
            )
    return text, table


def line_of(text: str, name: str, table: str = "") -> int:
    """Where a key stands: of a table, behind the table's head."""
    start = 0
    if table:
        head = re.search(rf"^\s*\[{re.escape(table)}\]", text, re.MULTILINE)
        start = head.end() if head else 0
    found = re.compile(rf"^\s*\[?[\"']?{re.escape(name)}[\"']?\s*[\]=.]", re.MULTILINE).search(
        text, start
    )
    return text.count("\n", 0, found.end() if found else start) + 1


def read_text(key: Key, text: str, where: str) -> Any:
    """What a variable of the environment means; lists have commas."""
    if key.kind == "texts":
        return [part.strip() for part in text.split(",") if part.strip()]
    try:
        if key.kind == "whole":
            return int(text)
        if key.kind == "number":
            return float(text)
    except ValueError:
        raise BadConfiguration(f"{where} must be a number, not {text!r}.") from None
    return text


def checked(key: Key, value: Any, where: str) -> Any:
    """The value, if it is one for the key."""
    if key.kind == "texts":
        if not isinstance(value, (list, tuple)) or not all(isinstance(one, str) for one in value):
            raise BadConfiguration(f"{where} must be a list of texts: {key.about}.")
        return tuple(value)
    if key.kind in {"whole", "number"}:
        allowed = (int,) if key.kind == "whole" else (int, float)
        if isinstance(value, bool) or not isinstance(value, allowed):
            word = "whole number" if key.kind == "whole" else "number"
            raise BadConfiguration(f"{where} must be a {word}, not {value!r}: {key.about}.")
        if not key.least <= value <= key.most:
            raise BadConfiguration(
                f"{where} must be from {key.least:g} to {key.most:g}, not {value}: {key.about}."
            )
        return value
    if not isinstance(value, (str, Path)):
        raise BadConfiguration(f"{where} must be a text, not {value!r}: {key.about}.")
    wrong = key.check(value) if key.check is not None else ""
    if wrong:
        raise BadConfiguration(f"{where} {wrong}, not {value!r}.")
    return value


def read_limits(table: Any, text: str, path: Path | None) -> dict[str, Any]:
    """The table [limits]: any number of Settings that protects everybody."""
    known = {one.name: one for one in fields(Settings) if one.name not in OWN}
    if not isinstance(table, dict):
        raise BadConfiguration(f"{LIMITS} in {path} must be a table: [{LIMITS}].")
    found: dict[str, Any] = {}
    for name, value in table.items():
        where = f"{path}, line {line_of(text, name, LIMITS)}: {LIMITS}.{name}"
        if name not in known:
            raise BadConfiguration(f"{where} is no limit. The limits: {', '.join(known)}.")
        found[name] = limit(known[name].default, value, where)
    return found


def limit(usual: Any, value: Any, where: str) -> Any:
    if isinstance(usual, tuple):
        pair = isinstance(value, list) and len(value) == 2
        if not pair or not all(number(one) and one > 0 for one in value):
            raise BadConfiguration(f"{where} must be [per second, at once], such as {list(usual)}.")
        return (float(value[0]), float(value[1]))
    whole = isinstance(usual, int)
    if not number(value) or value < 0 or (whole and not isinstance(value, int)):
        word = "whole number" if whole else "number"
        raise BadConfiguration(f"{where} must be a {word} such as {usual}, not {value!r}.")
    return value if whole else float(value)


def number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)
