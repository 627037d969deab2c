"""Where the contenders live: an environment each, made on first use."""

import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOMES = ROOT / "build" / "bench"
STAMP = "bench.stamp"
NODE_FILES = (".npmrc", "package.json", "package-lock.json")


class NotReady(Exception):
    """A contender cannot take part; the message says why."""


@dataclass
class Contender:
    """Something to measure: how its worker is started, and what that can do."""

    name: str
    command: list[str]
    tasks: dict[str, list[str]]  # what is played in each
    games: dict[str, int] = field(default_factory=dict)  # in one sample of play
    module: str = ""  # what `import` is timed with
    first: str = ""
    versions: dict[str, str] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)  # of its environment
    node: bool = False


def interpreter(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def done(command: list[str], cwd: Path = ROOT) -> None:
    """Run it, and say in one line what went wrong."""
    ended = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise NotReady(last_words(ended))


def last_words(ended: subprocess.CompletedProcess[str]) -> str:
    """What it said last, without folders of this machine: it may be written down."""
    lines = (ended.stderr or ended.stdout).strip().splitlines()
    words = lines[-1] if lines else f"exit code {ended.returncode}"
    return words.replace(str(ROOT), ".").replace(str(Path.home()), "~")


def environment(name: str, packages: list[str], stamp: str) -> Path:
    """An environment with these packages; an existing one is kept while its stamp fits."""
    home = HOMES / name
    stamp += "\n" + sys.version
    mark = home / STAMP
    if not mark.exists() or mark.read_text("utf-8") != stamp:
        print(f"setting up build/bench/{name}", file=sys.stderr)
        pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check", *packages]
        done([sys.executable, "-m", "venv", "--clear", str(home)])
        done([str(interpreter(home)), *pip])
        mark.write_text(stamp, "utf-8")
    return interpreter(home)


def node_home(name: str) -> None:
    """A folder with the packages of bench/<name>/package-lock.json."""
    home, source = HOMES / name, ROOT / "bench" / name
    if not shutil.which("node") or not shutil.which("npm"):
        raise NotReady("no Node with npm")
    home.mkdir(parents=True, exist_ok=True)
    for file in source.glob("*.cjs"):  # where Node finds the packages beside them
        shutil.copy(file, home)
    mark = home / STAMP
    stamp = (source / "package-lock.json").read_text("utf-8")
    if not mark.exists() or mark.read_text("utf-8") != stamp:
        print(f"setting up build/bench/{name}", file=sys.stderr)
        for file_name in NODE_FILES:
            shutil.copy(source / file_name, home)
        done(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], home)
        mark.write_text(stamp, "utf-8")


def peers() -> list[Contender]:
    """All that bench/peers.toml names, without their environments."""
    with (ROOT / "bench" / "peers.toml").open("rb") as file:
        told = tomllib.load(file)
    found: list[Contender] = []
    for name, peer in told.items():
        games: dict[str, int] = peer["games"]
        node = "script" in peer
        if node:
            command = ["node", "--expose-gc", str(HOMES / name / peer["script"])]
        else:
            command = [str(interpreter(HOMES / name)), "-m", peer["worker"]]
        found.append(
            Contender(
                name,
                command,
                {task: list(games) for task in peer["tasks"]} | peer.get("only", {}),
                games,
                peer.get("module", ""),
                peer.get("first", ""),
                dict(package.split("==") for package in peer["packages"]),
                {"NODE_ENV": "production"} if node else {},
                node,
            )
        )
    return found


def set_up(peer: Contender) -> Contender:
    if peer.node:
        node_home(peer.name)
    else:
        packages = [f"{name}=={version}" for name, version in peer.versions.items()]
        environment(peer.name, packages, "\n".join(packages))
    return peer
