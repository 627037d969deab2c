"""Write the OpenAPI description to a file: `make web-types` makes the client's types from it."""

from __future__ import annotations

import sys
from pathlib import Path

from delos.server.web import openapi

if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(openapi.document())
