"""A real PostgreSQL server for the tests, on a socket and a port of its own."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

USERS = ("postgres", "nobody")  # root may not run PostgreSQL


def binaries() -> Path:
    """The folder of PostgreSQL's programs; without one a trusted build fails, others skip."""
    named = os.environ.get("DELOS_POSTGRES")
    found = [Path(named)] if named else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    there = shutil.which("initdb")
    found += [Path(there).resolve().parent] if there else []
    for place in found:
        if (place / "initdb").exists():
            return place
    if os.environ.get("CI") == "true":
        pytest.fail("PostgreSQL is needed: tools/postgres.sh installs it")
    pytest.skip("PostgreSQL is not installed: tools/postgres.sh installs it")


class Cluster:
    """A PostgreSQL server with an empty data folder; it can be killed and started again."""

    def __init__(self, quick: bool = True) -> None:
        self.programs = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="delos-pg-"))
        self.before: list[str] = []
        if os.getuid() == 0:
            user = next(name for name in USERS if known(name))
            self.before = ["runuser", "-u", user, "--"]
            shutil.chown(self.folder, user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.run("initdb", "-D", str(self.data), "-U", "delos", "-A", "trust", "-E", "UTF8", "-N")
        self.settings = ["-c", "fsync=off"] if quick else []
        self.process: subprocess.Popen[bytes] | None = None
        self.number = 0

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*self.before, str(self.programs / program), *arguments],
            check=False,
            capture_output=True,
            text=True,
            cwd="/",
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> Cluster:
        self.process = subprocess.Popen(
            [
                *self.before,
                str(self.programs / "postgres"),
                *("-D", str(self.data), "-p", str(self.port)),
                *(
                    "-c",
                    "listen_addresses=127.0.0.1",
                    "-c",
                    f"unix_socket_directories={self.folder}",
                ),
                *("-c", "shared_buffers=32MB", "-c", "max_connections=60"),
                *self.settings,
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        end = time.monotonic() + 60
        while not self.ready():
            assert time.monotonic() < end, "PostgreSQL did not start"
            assert self.process.poll() is None, "PostgreSQL ended"
            time.sleep(0.05)
        return self

    def ready(self) -> bool:
        done = subprocess.run(
            [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)],
            check=False,
        )
        return done.returncode == 0

    def postmaster(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def kill(self) -> None:
        """As if the machine's power were cut for the database: no farewell."""
        process = self.process
        assert process is not None
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.postmaster(), signal.SIGKILL)
        process.wait(20)
        time.sleep(0.3)  # its children notice and end
        with contextlib.suppress(FileNotFoundError):
            (self.data / "postmaster.pid").unlink()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            os.kill(self.postmaster(), signal.SIGQUIT)  # at once: nobody needs its data again
            self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        self.number += 1
        name = f"delos{self.number}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://delos@127.0.0.1:{self.port}/{name}"


def known(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
