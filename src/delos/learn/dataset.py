"""Datasets: the decisions of many games in one Parquet file, for learning from them.

docs/datasets.md tells the columns; ``delos dataset`` writes a file from the command line.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

from delos import __version__
from delos.bots import levels_for
from delos.kernel.errors import BadOption, BadRecord, DelosError
from delos.learn.harvest import Harvest, Match, layout, played, replayed, table_of
from delos.learn.needs import missing

try:
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

FORMAT: Final = 1
ROWS: Final = 4096  # of a row group, at least: what a reader takes at a time
COLUMNS: Final = (
    "game",
    "step",
    "table",
    "seat",
    "player",
    "kind",
    "observation",
    "legal",
    "choice",
    "result",
    "results",
)


class BadDataset(DelosError):
    """A dataset that cannot be written or read; the text says what to do."""


# -- writing ------------------------------------------------------------------------------------


@dataclass
class Written:
    """What is in a new file."""

    games: int = 0
    finished: int = 0
    decisions: int = 0


def play(
    path: str | os.PathLike[str],
    title: str,
    *,
    games: int = 100,
    bots: str | Sequence[str] = ("greedy", "random"),
    seed: int = 0,
    jobs: int = 1,
    limit: int = 100_000,
    per_table: int = 0,
    chart: bool = False,
    force: bool = False,
    progress: Callable[[], object] | None = None,
    **options: object,
) -> Written:
    """Let bots play and keep all their decisions.

    ``bots``: levels, dealt to the seats in turn, one further in every game; one alone plays all
    seats. The same seed gives the same file, however many ``jobs`` (processes) there are.
    ``limit``: decisions after which a game is stopped. ``per_table``: games in a row on one random
    map, 0 for all on the same. ``chart``: observations tell the map. ``force``: replace an existing
    file. Everything else is an option of the title.
    """
    check_number("games", games, 1)
    check_number("jobs", jobs, 1)
    check_number("limit", limit, 1)
    check_number("per_table", per_table, 0)
    check_number("seed", seed, 0)
    named = (bots,) if isinstance(bots, str) else tuple(bots)
    match = Match(title, options, named, seed, limit, per_table, chart)
    first = table_of(match, 0)  # wrong options are told before anything is played
    known = levels_for(title)
    if not match.bots:
        raise BadOption(f"Name at least one bot for {title}: {', '.join(known)}.")
    for level in match.bots:
        if level not in known:
            raise BadOption(f"There is no bot {level!r} for {title}; known: {', '.join(known)}.")
    notes = {"bots": json.dumps(list(match.bots)), "seed": json.dumps(seed)}
    facts = {**layout(title, dict(first.options), chart), **notes}
    parts = [(match, number) for number in range(games)]
    harvests = map(play_part, parts) if jobs == 1 else in_processes(parts, jobs)
    return write(Path(path), facts, harvests, force, progress)


def check_number(name: str, value: object, least: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadOption(f"{name} must be a whole number from {least} on, not {value!r}.")


def gather(
    path: str | os.PathLike[str],
    records: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    *,
    chart: bool = False,
    force: bool = False,
    progress: Callable[[], object] | None = None,
) -> Written:
    """Keep the decisions of recorded games of one title; BadRecord names the file that breaks."""
    if isinstance(records, str | os.PathLike):
        records = [records]
    files = [Path(record) for record in records]
    if not files:
        raise BadOption("Name at least one record.")
    head = from_record(files[0], chart)
    title = title_in(files[0])
    for file in files:
        if title_in(file) != title:
            raise BadRecord(
                f"{file} is a game of {title_in(file)}, {files[0]} one of {title}: a dataset "
                f"holds games of one title. Write one file for each."
            )
    facts = layout(title, head.options, chart)
    return write(Path(path), facts, alike(files, chart, head), force, progress)


def alike(files: list[Path], chart: bool, head: Harvest) -> Iterator[Harvest]:
    """The games one by one; modules decide what an entry of an observation means."""
    wanted = head.options.get("modules")
    for file in files:
        harvest = from_record(file, chart)
        found = harvest.options.get("modules")
        if found != wanted:
            raise BadRecord(
                f"{file} has the modules {found}, {files[0]} has {wanted}: the games of a dataset "
                f"have the same modules. Write one file for each."
            )
        yield harvest


def from_record(file: Path, chart: bool) -> Harvest:
    text = text_of(file)
    try:
        return replayed(text, chart)
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def title_in(file: Path) -> str:
    from delos.kernel.record import parse_record

    text = text_of(file)
    try:
        return parse_record(text).tag("Title")
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a text in UTF-8.") from None
    except OSError as error:
        raise BadRecord(f"{file} cannot be read: {os.strerror(error.errno or 0)}.") from None


ENDED: Final = (
    "A process that played has ended. A script that plays in several jobs does so below "
    '`if __name__ == "__main__":`, because the other processes read it too. If yours does, one '
    "was stopped from outside (memory?): use fewer jobs."
)


def play_part(part: tuple[Match, int]) -> Harvest:
    return played(*part)


def in_processes(parts: list[tuple[Match, int]], jobs: int) -> Iterator[Harvest]:
    """The games in their order, several played at once."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(parts)), context, initializer=leave_interrupts)
    try:
        yield from pool.map(play_part, parts)
    except BrokenProcessPool:
        raise BadDataset(ENDED) from None
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is the first process's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def write(
    path: Path,
    facts: dict[str, str],
    harvests: Iterable[Harvest],
    force: bool,
    progress: Callable[[], object] | None,
) -> Written:
    """Write beside the file first, so that what stands there is always whole."""
    if path.exists() and not force:
        raise BadDataset(f"{path} exists already; choose another name or overwrite it on purpose.")
    beside = path.with_name(path.name + ".part")
    try:
        with Writer(beside, facts) as writer:
            for harvest in harvests:
                writer.add(harvest)
                if progress is not None:
                    progress()
        beside.replace(path)
    except OSError as error:
        raise BadDataset(f"{path} cannot be written: {os.strerror(error.errno or 0)}.") from error
    finally:
        beside.unlink(missing_ok=True)
    return writer.written


def schema(size: int) -> Any:
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),
            pa.field("step", pa.int32(), nullable=False),
            pa.field("table", pa.int16(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("player", pa.dictionary(pa.int16(), pa.string()), nullable=False),
            pa.field("kind", pa.int16(), nullable=False),
            pa.field("observation", pa.list_(pa.int16(), size), nullable=False),
            pa.field("legal", pa.list_(pa.int32()), nullable=False),
            pa.field("choice", pa.int32(), nullable=False),
            pa.field("result", pa.float32()),
            pa.field("results", pa.list_(pa.float32())),
        ]
    )


@final
class Writer:
    """Puts games into a file, a few thousand decisions at a time."""

    def __init__(self, path: Path, facts: dict[str, str]) -> None:
        self.written = Written()
        self._facts = facts
        self._schema = schema(len(json.loads(facts["names"])))
        self._tables: list[str] = []  # options of the tables, as JSON
        self._waiting: list[Any] = []
        self._file = pq.ParquetWriter(path, self._schema, compression="zstd")

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *error: object) -> None:
        if error[0] is None:
            self._flush(1)
            facts = {**self._facts, "format": str(FORMAT), "delos": json.dumps(__version__)}
            facts["tables"] = "[" + ",".join(self._tables) + "]"
            self._file.add_key_value_metadata({"delos." + name: facts[name] for name in facts})
        self._file.close()

    def add(self, harvest: Harvest) -> None:
        options = json.dumps(harvest.options)
        if options not in self._tables:
            self._tables.append(options)
        rows = len(harvest.choices)
        self._waiting.append(self._batch(harvest, self._tables.index(options), rows))
        self.written.games += 1
        self.written.finished += harvest.results is not None
        self.written.decisions += rows
        self._flush(ROWS)

    def _batch(self, harvest: Harvest, table: int, rows: int) -> Any:
        results = harvest.results
        flat = np.concatenate(harvest.observations)
        columns: dict[str, object] = {
            "game": [self.written.games] * rows,
            "step": harvest.steps,
            "table": [table] * rows,
            "seat": harvest.seats,
            "player": harvest.players,
            "kind": harvest.kinds,
            "observation": pa.FixedSizeListArray.from_arrays(pa.array(flat), harvest.size),
            "legal": harvest.legal,
            "choice": harvest.choices,
            "result": [None if results is None else results[seat] for seat in harvest.seats],
            "results": [results] * rows,
        }
        arrays = [
            value if isinstance(value, pa.Array) else pa.array(value, type=column.type)
            for value, column in zip(columns.values(), self._schema, strict=True)
        ]
        return pa.Table.from_arrays(arrays, schema=self._schema)

    def _flush(self, rows: int) -> None:
        if sum(batch.num_rows for batch in self._waiting) >= rows:
            whole = pa.concat_tables(self._waiting).unify_dictionaries()
            self._file.write_table(whole, row_group_size=whole.num_rows)
            self._waiting = []


# -- reading ------------------------------------------------------------------------------------


@dataclass
class Facts:
    """What a file says about itself."""

    title: str
    rules: int
    delos: str
    actions: int  # ids of the title's actions: 0 to this
    names: list[str]  # of the entries of an observation, on the first table
    kinds: list[str]  # of decision
    tables: list[dict[str, object]]  # options; ``delos.new`` takes them
    chart: bool
    rows: int


@dataclass
class Decisions:
    """Decisions as arrays, one entry (or row) each."""

    game: npt.NDArray[np.int32]
    step: npt.NDArray[np.int32]
    table: npt.NDArray[np.int16]
    seat: npt.NDArray[np.int8]
    player: npt.NDArray[np.object_]
    kind: npt.NDArray[np.int16]
    observation: npt.NDArray[np.int16]  # two-dimensional
    legal: list[npt.NDArray[np.int32]]
    choice: npt.NDArray[np.int32]
    result: npt.NDArray[np.float32]  # of the deciding seat; NaN: the game was not finished

    def __len__(self) -> int:
        return len(self.choice)

    def mask(self, actions: int) -> npt.NDArray[np.int8]:
        """1 for each legal action of each decision; ``actions`` is in the file's facts."""
        least = 1 + max([int(ids.max()) for ids in self.legal if len(ids)], default=0)
        if actions < least:
            raise BadOption(
                f"A mask over {actions} actions is too small: there is action {least - 1}. "
                f"facts(path).actions tells the number."
            )
        found = np.zeros((len(self), actions), dtype=np.int8)
        for row, ids in enumerate(self.legal):
            found[row, ids] = 1
        return found


def facts(path: str | os.PathLike[str]) -> Facts:
    """What the file says about itself."""
    with opened(path) as file:
        return facts_of(file, path)


def read(path: str | os.PathLike[str]) -> Decisions:
    """All decisions of a file at once; `batches` reads a larger one piece by piece."""
    with opened(path) as file:
        facts_of(file, path)
        return arrays(file.read())


def batches(path: str | os.PathLike[str], rows: int = ROWS) -> Iterator[Decisions]:
    """The decisions of a file in order, at most so many at a time."""
    check_number("rows", rows, 1)
    with opened(path) as file:
        facts_of(file, path)
        for batch in file.iter_batches(batch_size=rows):
            yield arrays(pa.Table.from_batches([batch]))


def opened(path: str | os.PathLike[str]) -> Any:
    try:
        return pq.ParquetFile(path)
    except pa.ArrowInvalid as error:
        raise BadDataset(f"{path} is not a Parquet file, or damaged ({error}).") from None
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        raise BadDataset(f"{path} cannot be read: {why}.") from None


def facts_of(file: Any, path: str | os.PathLike[str]) -> Facts:
    told: dict[str, Any] = {}
    for name, value in (file.metadata.metadata or {}).items():
        if name.startswith(b"delos."):
            told[name.decode().removeprefix("delos.")] = json.loads(value)
    if told.get("format") != FORMAT:
        raise BadDataset(
            f"{path} is not a dataset of Delos in format {FORMAT}"
            + (f" but in format {told['format']}." if "format" in told else ".")
        )
    return Facts(
        title=told["title"],
        rules=told["rules"],
        delos=told["delos"],
        actions=told["actions"],
        names=told["names"],
        kinds=told["kinds"],
        tables=told["tables"],
        chart=told["chart"],
        rows=file.metadata.num_rows,
    )


def arrays(table: Any) -> Decisions:
    plain = {name: table.column(name).combine_chunks() for name in COLUMNS}
    legal = plain["legal"]
    ids = legal.flatten().to_numpy(zero_copy_only=False)
    lengths = legal.value_lengths().to_numpy(zero_copy_only=False)
    seen = plain["observation"]
    flat = seen.flatten().to_numpy(zero_copy_only=False)
    return Decisions(
        game=plain["game"].to_numpy(zero_copy_only=False),
        step=plain["step"].to_numpy(zero_copy_only=False),
        table=plain["table"].to_numpy(zero_copy_only=False),
        seat=plain["seat"].to_numpy(zero_copy_only=False),
        player=plain["player"].to_numpy(zero_copy_only=False),
        kind=plain["kind"].to_numpy(zero_copy_only=False),
        observation=flat.reshape(len(seen), seen.type.list_size),
        legal=np.split(ids, np.cumsum(lengths)[:-1]),
        choice=plain["choice"].to_numpy(zero_copy_only=False),
        result=plain["result"].to_numpy(zero_copy_only=False),
    )
