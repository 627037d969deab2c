"""The deployment: what stands in front of servers has their limits, and each thing is said once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from delos.server.operating.configuration import configured
from delos.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.many"])
def test_the_proxy_has_the_limits_of_the_server(name: str, tmp_path: Path) -> None:
    text, usual = (DEPLOY / name).read_text(), Settings(data=tmp_path)
    assert f"read_header {usual.request_seconds:.0f}s" in text
    assert f"read_body {usual.body_seconds:.0f}s" in text
    assert f"idle {usual.idle_seconds:.0f}s" in text
    assert f"max_header_size {usual.head_limit // 1024}KB" in text
    assert f"max_size {usual.body_limit // 1024}KB" in text
    assert "health_uri /readyz" in text
    assert "flush_interval -1" in text  # streams of lines are not kept back


def test_the_settings_file_is_one(tmp_path: Path) -> None:
    found = configured({}, {"DELOS_DATA": str(tmp_path)}, DEPLOY / "delos.toml").settings()
    assert found.host_names
    assert "172.30.0.2" in found.proxies


def test_two_servers_know_each_other_and_the_proxy_knows_both() -> None:
    composed = YAML(typ="safe").load(DEPLOY / "compose.many.yaml")
    servers = [composed["services"][name] for name in ("one", "two")]
    addresses = [one["networks"]["inside"]["ipv4_address"] for one in servers]
    proxy = composed["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    for one, address in zip(servers, addresses, strict=True):
        said = one["environment"]
        assert said["DELOS_PEER"] == f"http://{address}:8000"
        assert set(said["DELOS_PROXY"].split(",")) == {proxy, *addresses}
        # what the image is started with is a configuration
        found = configured(
            {}, {key: value for key, value in said.items() if "CONFIG" not in key}, None
        )
        assert found.settings().peer == said["DELOS_PEER"]
    behind = re.search(r"reverse_proxy (.+) \{", (DEPLOY / "Caddyfile.many").read_text())
    assert behind is not None
    assert behind[1].split() == [f"{address}:8000" for address in addresses]
