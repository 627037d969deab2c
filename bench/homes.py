"""Where the contenders live: a virtual environment each, made on first use."""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOMES = ROOT / "build" / "bench"
STAMP = "bench.stamp"


class NotReady(Exception):
    """A contender cannot take part; the message says why."""


@dataclass
class Contender:
    """Something to measure, and the interpreter that runs it."""

    name: str
    python: Path
    worker: str
    tasks: list[str]
    module: str = ""
    first: str = ""
    games: int = 0
    versions: dict[str, str] = field(default_factory=dict)


def interpreter(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def environment(name: str, packages: list[str], stamp: str) -> Path:
    """An environment with these packages; an existing one is kept while its stamp fits."""
    home = HOMES / name
    stamp += "\n" + sys.version
    mark = home / STAMP
    if not mark.exists() or mark.read_text("utf-8") != stamp:
        print(f"setting up build/bench/{name}", file=sys.stderr)
        pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check", *packages]
        for command in (
            [sys.executable, "-m", "venv", "--clear", str(home)],
            [str(interpreter(home)), *pip],
        ):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                lines = (done.stderr or done.stdout).strip().splitlines()
                raise NotReady(lines[-1] if lines else f"exit code {done.returncode}")
        mark.write_text(stamp, "utf-8")
    return interpreter(home)


def peers() -> list[Contender]:
    """All that bench/peers.toml names, without their environments."""
    with (ROOT / "bench" / "peers.toml").open("rb") as file:
        told = tomllib.load(file)
    found: list[Contender] = []
    for name, peer in told.items():
        versions = dict(package.split("==") for package in peer["packages"])
        found.append(
            Contender(
                name,
                interpreter(HOMES / name),
                peer["worker"],
                peer["tasks"],
                peer.get("module", ""),
                peer.get("first", ""),
                peer.get("games", 0),
                versions,
            )
        )
    return found


def set_up(peer: Contender) -> None:
    packages = [f"{name}=={version}" for name, version in peer.versions.items()]
    environment(peer.name, packages, "\n".join(packages))


# -- delos in its two builds ------------------------------------------------------------------

TASKS = ["play", "copy", "growth", "look", "memory", "scaling"]
WORKER = "bench.work.delos_games"
FIRST = "delos.new('legendary', players=4, seed=1)"


def plain() -> Contender:
    """The sources, through the environment that runs this."""
    return Contender("plain", Path(sys.executable), WORKER, TASKS, "delos", FIRST, 40)


def compiled(build: bool, install: bool = True) -> Contender:
    """The wheel of `make wheel`, which is called if ``build`` and the sources have changed."""
    wheel = newest_wheel()
    if build and (wheel is None or differing(wheel)):
        lack = no_compiler()
        if lack:
            raise NotReady(lack)
        print("make wheel (some minutes)", file=sys.stderr)
        done = subprocess.run(
            ["make", "-s", "wheel"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if done.returncode:
            lines = done.stderr.strip().splitlines()
            raise NotReady("make wheel failed: " + (lines[-1] if lines else "no message"))
        wheel = newest_wheel()
    if wheel is None:
        raise NotReady("there is no wheel in dist/ (make wheel)")
    python = interpreter(HOMES / "delos-compiled")
    if install:
        environment("delos-compiled", [str(wheel)], checksum(wheel))
    elif not python.exists():
        raise NotReady("build/bench/delos-compiled is not set up (make bench)")
    return Contender("compiled", python, WORKER, TASKS, "delos", FIRST, 120)


def newest_wheel() -> Path | None:
    wheels = sorted((ROOT / "dist").glob("delos-*.whl"), key=lambda path: path.stat().st_mtime)
    return wheels[-1] if wheels else None


def checksum(wheel: Path) -> str:
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


def behind() -> list[str]:
    """The packages in which the compiled engine that is installed differs from the sources."""
    wheel = newest_wheel()
    mark = HOMES / "delos-compiled" / STAMP
    if wheel is None or not mark.read_text("utf-8").startswith(checksum(wheel)):
        return ["the wheel in dist/"]
    return differing(wheel)


def differing(wheel: Path) -> list[str]:
    """The packages in which the wheel does not hold today's sources."""
    with zipfile.ZipFile(wheel) as packed:
        inside = {
            name: packed.read(name) for name in packed.namelist() if name.endswith((".py", ".ftl"))
        }
    source = ROOT / "src"
    today = {
        path.relative_to(source).as_posix(): path.read_bytes()
        for pattern in ("*.py", "*.ftl")
        for path in source.rglob(pattern)
    }
    changed = {name for name in {*inside, *today} if inside.get(name) != today.get(name)}
    return sorted({name.split("/")[1] for name in changed})


def no_compiler() -> str:
    """What is missing to compile the engine; empty if nothing is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers (Python.h)"
    return ""
