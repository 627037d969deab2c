"""Delos itself: the sources, the wheel, the wheel with PettingZoo, and an earlier commit."""

import hashlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

from bench.homes import (
    HOMES,
    ROOT,
    STAMP,
    Contender,
    NotReady,
    done,
    environment,
    peers,
)

WORKER = "bench.work.delos_games"
FIRST = "delos.new('legendary', players=4, seed=1)"
TITLES = ["legendary", "classic", "mytikas"]
PLAYOUTS = [f"{title} playout()" for title in TITLES]
TASKS = {
    "play": [*TITLES, *PLAYOUTS],
    "copy": TITLES,
    "growth": ["legendary"],
    "look": TITLES,
    "memory": TITLES,
    "scaling": ["legendary"],
}
LEARNING = ("pettingzoo", "gymnasium", "numpy")  # as the peer pettingzoo has them


def games(count: int) -> dict[str, int]:
    return dict.fromkeys(TASKS["play"], count)


def plain() -> Contender:
    """The sources, through the environment that runs this."""
    command = [sys.executable, "-m", WORKER]
    return Contender("delos-plain", command, TASKS, games(20), "delos", FIRST)


def compiled(wheel: Path) -> Contender:
    """The wheel in an environment of its own."""
    python = environment("delos", [str(wheel)], checksum(wheel))
    return Contender("delos", [str(python), "-m", WORKER], TASKS, games(80), "delos", FIRST)


def learning(wheel: Path) -> Contender:
    """The wheel beside the PettingZoo that its environment is compared with."""
    versions = next(peer.versions for peer in peers() if peer.name == "pettingzoo")
    packages = [f"{name}=={versions[name]}" for name in LEARNING]
    python = environment("delos-env", [str(wheel), *packages], checksum(wheel) + str(packages))
    command = [str(python), "-m", "bench.work.aec_steps"]
    tasks = {"play": ["legendary"], "look": ["legendary"]}
    return Contender("delos-env", command, tasks, {"legendary": 10})


# -- the wheel --------------------------------------------------------------------------------


def wheel_to_measure(build: bool) -> Path:
    """The wheel of `make wheel`, which is called if ``build`` and the sources have changed."""
    wheel = newest_wheel()
    if build and (wheel is None or differing(wheel)):
        lack = no_compiler()
        if lack:
            raise NotReady(lack)
        print("make wheel (some minutes)", file=sys.stderr)
        try:
            done(["make", "-s", "wheel"])
        except NotReady as error:
            raise NotReady(f"make wheel failed: {error}") from error
        wheel = newest_wheel()
    if wheel is None:
        raise NotReady("there is no wheel in dist/ (make wheel)")
    return wheel


def newest_wheel() -> Path | None:
    wheels = sorted((ROOT / "dist").glob("delos-*.whl"), key=lambda path: path.stat().st_mtime)
    return wheels[-1] if wheels else None


def checksum(wheel: Path) -> str:
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


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


# -- two states of the sources ----------------------------------------------------------------


def git(*words: str) -> bytes:
    ended = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=False)
    if ended.returncode:
        raise NotReady(ended.stderr.decode().strip() or "git failed")
    return ended.stdout


def earlier_commit() -> str:
    """What the sources are compared with: HEAD if they differ from it, else the one before."""
    return "HEAD" if git("status", "--porcelain", "--", "src").strip() else "HEAD~1"


def earlier(commit: str) -> Contender:
    """The plain engine as it was, from a copy of its sources."""
    name = git("rev-parse", "--verify", "--end-of-options", f"{commit}^{{commit}}").decode().strip()
    home = HOMES / "earlier"
    mark = home / STAMP
    if not mark.exists() or mark.read_text("utf-8") != name:
        shutil.rmtree(home, ignore_errors=True)
        with tarfile.open(fileobj=io.BytesIO(git("archive", name, "src"))) as packed:
            packed.extractall(home, filter="data")
        mark.write_text(name, "utf-8")
    return sources("earlier", home / "src")


def sources(name: str, folder: Path) -> Contender:
    """The plain engine from this folder, which must really be the one that is imported."""
    settings = {"PYTHONPATH": str(folder)}
    asked = subprocess.run(
        [sys.executable, "-P", "-c", "import delos; print(delos.__file__)"],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    if not asked.stdout.startswith(str(folder)):
        raise NotReady(f"{name}: python imports another delos")
    tasks = {"play": [*TITLES, "legendary playout()"], "copy": ["legendary"], "look": ["legendary"]}
    return Contender(
        name, [sys.executable, "-m", WORKER], tasks, games(20), "", "", {}, dict(settings)
    )


def here() -> Contender:
    return sources("now", ROOT / "src")
