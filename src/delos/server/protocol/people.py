"""Messages about people."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from delos.server.protocol.common import Asked, Name

Password = Annotated[str, Meta(max_length=200)]
Code = Annotated[str, Meta(max_length=80)]


class NameBody(Asked):
    name: Name = ""


class Me(Struct):
    id: str
    name: str
    claimed: bool  # the name is yours, by a password
    robot: bool = False  # programs play this account


class SignInBody(Asked):
    name: Name
    password: Password


class RecoverBody(Asked):
    """``password`` is the new one."""

    name: Name
    code: Code
    password: Password


class PasswordBody(Asked):
    password: Password = ""  # guests have none


class ChangeBody(Asked):
    old: Password
    new: Password


class Claimed(Struct):
    me: Me
    codes: list[str]  # recovery codes: told once


class Codes(Struct):
    codes: list[str]


class CodesLeft(Struct):
    left: int  # recovery codes that were not used


class Done(Struct):
    done: bool


class DeviceInfo(Struct):
    id: str
    label: str  # browser and system; empty: a program
    created: int
    seen: int
    here: bool  # the one that asks


class MyData(Struct):
    """Rows of the database that are about you, by table."""

    data: dict[str, list[dict[str, Any]]]
