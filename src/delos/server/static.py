"""The browser client's files, or a page that tells how to get them."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from delos.server.refusal import Refusal

MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Delos</title>
<meta name="viewport" content="width=device-width">
<h1>Delos</h1>
<p>The server runs; its browser client is still to come. Meanwhile
<code>delos play</code> plays in the terminal, and the API is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
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
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        fresh = FOREVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, media_type=kind, headers={"cache-control": fresh})
    if file is not None:
        return HTMLResponse(MISSING)
    if path == "favicon.ico":
        return Response(status_code=204)
    raise Refusal(404, "unknown", "There is nothing at this address.")
