"""Where notices arrive: a small web server that keeps what it is sent."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.server.harness import wait_until


class Ear:
    """Answers every POST with the next status of a list, and the last one from then on."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses) or [204]
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                headers = {name.lower(): value for name, value in self.headers.items()}
                ear.heard.append((self.path, headers, body))
                status = ear.statuses[0]
                if len(ear.statuses) > 1:
                    ear.statuses.pop(0)
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", ear.url + "/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *about: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def wait_for(self, count: int) -> list[dict[str, Any]]:
        wait_until(lambda: len(self.heard) >= count)
        return [json.loads(body) for _, _, body in self.heard]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(5)
