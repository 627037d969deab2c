"""The HTTP side: limits, headers, other sites, files, the description of it all."""

from __future__ import annotations

import json
import re
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from delos.legendary.options import KNOWN
from delos.server.addresses import ENDPOINTS
from delos.server.people.identity import clean
from delos.server.telling.titles import forms
from delos.server.web.openapi import described
from tests.server.conftest import Arrive
from tests.server.harness import Host, Person, bad, good, wait_until

JSON = {"content-type": "application/json"}


def test_identity_is_a_cookie_that_only_the_browser_has(host: Host) -> None:
    person = Person(host.url)
    bad(person.get("/me"), 401, "no_identity")
    answer = person.post("/me", {"name": "  Pen\u202eelope\n "})
    assert good(answer)["name"] == "Pen elope"
    cookie = answer.headers["set-cookie"]
    assert re.match(r"delos=[A-Za-z0-9_-]{32};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # this is http
    assert good(person.get("/me")) == answer.json()
    assert "set-cookie" not in person.post("/me", {"name": "Helen"}).headers
    assert good(person.get("/me"))["name"] == "Helen"
    bad(person.post("/me", {"name": "x" * 41}), 400, "malformed")
    stored = (host.settings.data / "delos.sqlite3").read_bytes()
    wal = (host.settings.data / "delos.sqlite3-wal").read_bytes()
    assert person.http.cookies["delos"].encode() not in stored + wal
    person.close()


def test_names_are_cleaned() -> None:
    assert clean("\u202eevil\u0007 name\u200b ") == "evil name"
    assert len(clean("x" * 100)) == 40


def test_body_limits(host: Host) -> None:
    with httpx.Client(base_url=host.url, trust_env=False) as http:
        large = b'{"name":"' + b"x" * 70_000 + b'"}'
        answer = http.post("/api/v1/me", content=large, headers=JSON)
        bad(answer, 413, "too_large")
        assert answer.headers["connection"] == "close"
        answer = http.post(
            "/api/v1/me", content=iter([large[:40_000], large[40_000:]]), headers=JSON
        )
        bad(answer, 413, "too_large")
        for deep in (b"[" * 30_000, b'{"name":' * 8_000, b'{"name":1e999}', b"\xff\xfe", b"{"):
            bad(http.post("/api/v1/me", content=deep, headers=JSON), 400, "malformed")
        plain = {"content-type": "text/plain"}
        bad(http.post("/api/v1/me", content=b"{}", headers=plain), 415, "not_json")


def test_slow_requests_are_cut_off(tmp_path: Path) -> None:
    host = Host(tmp_path, body_seconds=0.4, request_seconds=0.8).start()
    head = b"POST /api/v1/me HTTP/1.1\r\nHost: x\r\n"
    body = head + b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    get = b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    half_open = [socket.create_connection(("127.0.0.1", host.port)) for _ in range(100)]
    for connection in half_open:
        connection.sendall(head)
    answers = []
    for start in (b"", head, body, get):
        with socket.create_connection(("127.0.0.1", host.port)) as connection:
            connection.settimeout(10)
            connection.sendall(start)
            began = time.monotonic()
            found = b""
            while part := connection.recv(4096):
                found += part
            assert time.monotonic() - began < 5
            answers.append(found)
    assert answers[0] == answers[1] == b""
    assert b"408" in answers[2]
    assert b"too_slow" in answers[2]
    wait_until(lambda: not host.server.server_state.connections)
    for connection in half_open:
        connection.close()
    assert httpx.get(host.url + "/healthz", trust_env=False).status_code == 200
    host.stop()


def test_pages_of_other_sites_are_refused(arrive: Arrive, host: Host) -> None:
    person = arrive()
    own = f"http://127.0.0.1:{host.port}"
    for headers, refused in (
        ({"origin": "https://elsewhere.example"}, True),
        ({"origin": "null"}, True),
        ({"origin": own.replace(str(host.port), "1")}, True),
        ({"origin": "http://[bad"}, True),
        ({"sec-fetch-site": "cross-site"}, True),
        ({"origin": own}, False),
        ({}, False),
    ):
        answer = person.http.post("/api/v1/me", json={}, headers=headers)
        if refused:
            bad(answer, 403, "foreign_origin")
        else:
            good(answer)
    assert person.http.get("/healthz", headers={"origin": "https://a.example"}).status_code == 200


def test_security_headers(host: Host) -> None:
    for path in ("/", "/healthz", "/api/v1/me", "/api/openapi.json", "/nothing.txt"):
        headers = httpx.get(host.url + path, trust_env=False).headers
        policy = headers["content-security-policy"].split("; ")
        assert "default-src 'self'" in policy
        assert "script-src 'self'" in policy
        assert "connect-src 'self'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


def raw_status(host: Host, path: str) -> int:
    """The status for a path that no client library has tidied up."""
    with socket.create_connection(("127.0.0.1", host.port)) as connection:
        request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        connection.sendall(request.encode())
        return int(connection.makefile("rb").readline().split()[1])


def test_files_of_the_client(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>client</title>")
    (client / "assets" / "app-1.js").write_text("1")
    (client / ".stamp").write_text("secret")
    (tmp_path / "secret.txt").write_text("secret")
    host = Host(tmp_path / "data", client=client).start()
    for path in ("/", "/table/abc", "/index.html"):
        assert "client" in httpx.get(host.url + path, trust_env=False).text
    script = httpx.get(host.url + "/assets/app-1.js", trust_env=False)
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        f"/{tmp_path}/secret.txt",
        "/.stamp",
        "/%2estamp",
        "/a%00.txt",
        "/missing.js",
        "/api/v1/nothing",
        "/api/../healthz",
    ):
        assert raw_status(host, path) == 404, path
    host.stop()


def test_page_without_a_client(tmp_path: Path) -> None:
    host = Host(tmp_path / "data", client=tmp_path / "none").start()
    answer = httpx.get(host.url + "/", trust_env=False)
    assert "The browser client is not built: run <code>make web</code>" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    host.stop()


def test_large_answers_are_compressed(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    script = "let answer = 42;\n" * 2000
    (client / "index.html").write_text("<title>client</title>")
    (client / "assets" / "app-1.js").write_text(script)
    host = Host(tmp_path / "data", client=client).start()
    with httpx.Client(base_url=host.url, trust_env=False) as http:
        for path in ("/assets/app-1.js", "/api/openapi.json", "/api/v1/titles/legendary/texts"):
            packed = http.get(path)
            assert packed.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in packed.headers["vary"].lower()
            whole = http.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in whole.headers
            assert whole.content == packed.content
            assert int(packed.headers["content-length"]) < len(whole.content) / 3
            assert whole.headers["content-security-policy"]
            head = http.head(path)
            assert head.status_code == 200
            assert head.headers["content-length"] == packed.headers["content-length"]
            assert head.content == b""
        assert http.get("/assets/app-1.js").text == script
        assert "content-encoding" not in http.get("/healthz").headers
        for path in ("/assets/app-1.js", "/"):
            tag = http.get(path).headers["etag"]
            again = http.get(path, headers={"if-none-match": f'"x", {tag}'})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
        (client / "index.html").write_text("<title>newer client</title>")
        assert "newer" in http.get("/", headers={"if-none-match": tag}).text
        ranged = http.get("/assets/app-1.js", headers={"range": "bytes=0-3"})
        assert (ranged.status_code, ranged.text) == (200, script)
    host.stop()


def test_wrong_methods_name_the_right_ones(host: Host) -> None:
    with httpx.Client(base_url=host.url, trust_env=False) as http:
        answer = http.get("/api/v1/tables/x/actions")
        bad(answer, 405, "wrong_method")
        assert answer.headers["allow"] == "POST"
        answer = http.delete("/api/v1/me")
        assert set(answer.headers["allow"].split(", ")) >= {"GET", "POST"}
        assert http.post("/").status_code == 405


def test_rates(tmp_path: Path) -> None:
    host = Host(
        tmp_path,
        actions_rate=(0.1, 5),
        making_rate=(0.1, 6),
        asking_rate=(0.1, 3),
        replay_rate=(0.1, 3),
        guess_rate=(0.1, 10),
        open_tables=2,
    ).start()
    person = Person(host.url)
    person.me()
    id = person.make()["id"]
    made = person.make(["me", "invite", "me", "invite"])
    body = {"title": "legendary", "options": {"players": 2}, "seats": [{"kind": "me"}] * 4}
    bad(person.post("/tables", body), 429, "too_many_tables")
    path = f"/tables/{made['id']}/join"
    answers = [person.post(path, {"invite": f"guess {n}"}).status_code for n in range(100)]
    assert answers == [403] * 10 + [429] * 90
    statuses = [
        person.post(f"/tables/{id}/actions", {"index": 9, "seat": 0, "action": 1}) for _ in range(7)
    ]
    assert [answer.status_code for answer in statuses] == [409] * 5 + [429] * 2
    assert int(statuses[-1].headers["retry-after"]) >= 1
    replays = [person.get(f"/tables/{id}/replay").status_code for _ in range(4)]
    assert replays == [200, 200, 200, 429]
    strangers = []
    for _ in range(4):
        stranger = Person(host.url)
        strangers.append(stranger.post("/me").status_code)
        stranger.close()
    assert strangers[-1] == 429
    person.close()
    host.stop()


def test_titles_and_maps(arrive: Arrive) -> None:
    person = arrive()
    title = good(person.get("/titles"))[0]
    assert title["id"] == "legendary"
    assert title["players"] == [2, 3, 4, 5, 6]
    assert title["seats"]["2"] == 4
    assert {form.name for form in forms("legendary")} == set(KNOWN) - {"players", "seed"}
    query: dict[str, Any] = {"players": 3, "map": "quick", "seed": 3}
    found = good(person.get("/titles/legendary/map", **query))
    assert found["drawing"]["code"] == found["code"]
    assert good(person.get("/titles/legendary/map", **query))["code"] == found["code"]
    id = person.make(["me"] * 3, players=3, map=found["code"])["id"]
    detail = good(person.get(f"/tables/{id}"))
    assert detail["drawing"] == found["drawing"]
    assert detail["key"] is None
    assert len(detail["commitment"]) == 64
    assert "seed" not in json.dumps(detail)
    bad(person.get("/titles/chess/map"), 404, "no_maps")
    bad(person.get("/titles/legendary/map", map="nowhere"), 400, "bad_option")
    for wrong in ({"players": 7}, {"seed": -1}, {"seed": "x" * 30}, {"face": "C"}):
        bad(person.get("/titles/legendary/map", **wrong), 400, "malformed")
    bad(person.get("/tables", filter="all"), 400, "malformed")
    bad(person.get(f"/tables/{id}/log", lang="xx"), 400, "malformed")


def test_the_original_game_has_its_printed_board(arrive: Arrive) -> None:
    """Every title's picture comes with its table, by the options that tell it."""
    person = arrive()
    for players, code in ((2, "small"), (4, "medium"), (5, "large")):
        seats = [{"kind": "me"}] * players
        body = {"title": "classic", "options": {"players": players}, "seats": seats}
        id = good(person.post("/tables", body), 201)["id"]
        drawing = good(person.get(f"/tables/{id}"))["drawing"]
        assert drawing["code"] == code
        assert "sea:f1" in drawing["shapes"]["areas"]


def references(node: object) -> set[str]:
    if isinstance(node, dict):
        found = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return found.union(*[references(value) for value in node.values()])
    if isinstance(node, list):
        return set().union(*[references(value) for value in node])
    return set()


def test_what_no_address_has_is_documented_too(host: Host) -> None:
    """A name with a line end in it is none: every address with a name in it says so."""
    paths = described()["paths"]
    with httpx.Client(base_url=host.url, trust_env=False) as client:
        for path, operations in paths.items():
            if "{" not in path:
                continue
            address = re.sub(r"{\w+}", "%0A%C2%84", path)
            for method, operation in operations.items():
                answer = client.request(method.upper(), address, json={}, headers=JSON)
                assert str(answer.status_code) in operation["responses"], (method, path)
                assert answer.status_code < 500, (method, path)


def test_openapi_lists_every_route(host: Host) -> None:
    document = httpx.get(host.url + "/api/openapi.json", trust_env=False).json()
    assert document == json.loads(json.dumps(described()))
    assert document["openapi"].startswith("3.1")
    listed = {
        (method.upper(), path) for path, methods in document["paths"].items() for method in methods
    }
    served = {(one.method, "/api/v1" + one.path) for one in ENDPOINTS}
    assert listed == served | {("GET", "/healthz"), ("GET", "/api/v1/tables/{id}/live")}
    names = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert references(document) <= names
    operations = [one for methods in document["paths"].values() for one in methods.values()]
    assert len({one["operationId"] for one in operations}) == len(operations)
    for path, methods in document["paths"].items():
        for one in methods.values():
            declared = {p["name"] for p in one.get("parameters", []) if p["in"] == "path"}
            assert declared == set(re.findall(r"{(\w+)}", path))
            assert one["responses"]
    for name in ("Hello", "State", "ActionBody", "LiveServerMessage"):
        assert name in document["components"]["schemas"]


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_no_address_has_a_fault(endpoint: Any, host: Host) -> None:
    """Odd requests are refused in words, never with a 5xx."""
    path = "/api/v1" + re.sub(
        r"{(\w+)}", lambda part: "legendary" if part[1] == "title" else "x", endpoint.path
    )
    with httpx.Client(base_url=host.url, trust_env=False) as http:
        for query in ({}, {"seat": "x", "step": "-1", "lang": "\0", "from": "9" * 40}):
            for content in (b"", b"[]", b'{"a":1}', b"null"):
                if endpoint.method == "GET":
                    answer = http.get(path, params=query)
                else:
                    answer = http.post(path, params=query, content=content, headers=JSON)
                assert answer.status_code < 500, answer.text
                if answer.status_code >= 400:
                    assert answer.json()["error"]["message"]
