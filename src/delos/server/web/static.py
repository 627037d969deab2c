"""The browser client's files, or a page that tells how to get them."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from delos.server.refusal import Refusal

MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Delos</title>
<meta name="viewport" content="width=device-width">
<h1>Delos</h1>
<p>The browser client is not built: run <code>make web</code> (needs Node 20.19 or newer), then
load this page again. Meanwhile <code>delos play --terminal</code> plays in the terminal, and the
API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with them


def page(client: Path, path: str) -> Path | None:
    """The file for an address below /; None if there is none."""
    parts = [part for part in path.split("/") if part]
    if any(part.startswith(".") or "\\" in part or "\0" in part or ":" in part for part in parts):
        return None
    if not parts or "." not in parts[-1]:
        return client / "index.html"  # the client shows the right screen itself
    file = client.joinpath(*parts).resolve()
    return file if file.is_relative_to(client.resolve()) and file.is_file() else None


async def get_static(request: Request) -> Response:
    client: Path = request.app.state.settings.client
    path = request.path_params["path"]
    file = page(client, path)
    if file is not None and file.is_file():
        return await served(request, path, file)
    if file is not None:
        return HTMLResponse(MISSING)
    if path == "favicon.ico":
        return Response(status_code=204)
    raise Refusal(404, "unknown")


async def served(request: Request, path: str, file: Path) -> Response:
    """A file, or word that the browser has it already; whole, so that it can be compressed."""
    stat = file.stat()
    headers = {
        "cache-control": FOREVER if path.startswith("assets/") else "no-cache",
        "etag": f'W/"{stat.st_mtime_ns:x}-{stat.st_size:x}"',
    }
    known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
    if headers["etag"] in known:
        return Response(status_code=304, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(await asyncio.to_thread(file.read_bytes), headers=headers, media_type=kind)


def built(client: Path) -> bool:
    """Whether the browser client is there."""
    return (client / "index.html").is_file()
