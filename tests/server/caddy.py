"""The proxy of deploy/Caddyfile.many, run for real in front of servers on this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.server.harness import wait_until

ROOT = Path(__file__).parents[2]
NAME = "delos.example.org {"
BEHIND = "reverse_proxy 172.30.0.3:8000 172.30.0.4:8000 {"
GLOBAL = "{\n\tservers {"


def program() -> str:
    """Caddy; without one the test is skipped."""
    fetched = ROOT / "build" / "caddy" / "usr" / "bin" / "caddy"
    found = os.environ.get("DELOS_CADDY") or shutil.which("caddy")
    if found is None and fetched.exists():
        found = str(fetched)
    if found is None:
        pytest.skip("Caddy is not installed: tools/caddy.sh fetches it")
    return found


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


class Caddy:
    """Balances between servers by the file of the deployment; only names and addresses differ."""

    def __init__(self, folder: Path, servers: list[str]) -> None:
        found = program()  # or the test ends here, with nothing opened
        self.port, self.secure = free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        text = (ROOT / "deploy" / "Caddyfile.many").read_text("utf-8")
        for old, new in (
            (NAME, f"{self.url}, https://localhost:{self.secure} {{"),
            (BEHIND, f"reverse_proxy {' '.join(servers)} {{"),
            (
                GLOBAL,
                "{\n\tadmin off\n\tauto_https disable_redirects\n\tlocal_certs\n"
                "\tskip_install_trust\n\tservers {",
            ),
        ):
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        self.file = folder / "Caddyfile"
        self.file.write_text(text, "utf-8")
        self.log = (folder / "caddy.log").open("wb")
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        self.process = subprocess.Popen(
            [found, "run", "--config", str(self.file), "--adapter", "caddyfile"],
            stdout=self.log,
            stderr=subprocess.STDOUT,
            env={**os.environ, **home},
        )
        wait_until(self.ready, 60)

    def ready(self) -> bool:
        try:
            return httpx.get(self.url + "/readyz", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.log.close()
