"""Files of a report: written beside, then put in place, so that what stands there is whole."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from delos.arena.errors import ArenaError
from delos.arena.journal import reason

Rows = Sequence[Mapping[str, Any]]


def put(path: Path, content: str | bytes) -> None:
    """Write a file as a whole."""
    beside = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(content.encode() if isinstance(content, str) else content)
        beside.replace(path)
    except OSError as error:
        raise ArenaError(
            f"{path} cannot be written: {reason(error)}. The finished games are kept; make room "
            f"and give the same command again."
        ) from error
    finally:
        beside.unlink(missing_ok=True)


def csv_text(rows: Rows) -> str:
    """A table with a head; None is an empty cell."""
    if not rows:
        return ""
    text = io.StringIO()
    head = dict.fromkeys(name for row in rows for name in row)
    writer = csv.DictWriter(text, list(head), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def parquet(rows: Rows) -> bytes | None:
    """The same table as Parquet; None without the package."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        return None
    sink = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(list(rows)), sink, compression="zstd")
    return sink.getvalue()


def put_table(folder: Path, name: str, rows: Rows) -> None:
    put(folder / f"{name}.csv", csv_text(rows))
    packed = parquet(rows)
    if packed is not None:
        put(folder / f"{name}.parquet", packed)
