"""C files in bundles: nothing is left out, nothing comes twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.quicker_cc import sitecustomize


def c_files(folder: Path, sizes: dict[str, int]) -> list[str]:
    for name, size in sizes.items():
        (folder / name).write_text("x" * size, encoding="utf-8")
    return [str(folder / name) for name in sizes]


def test_every_module_is_in_one_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitecustomize, "BUNDLE", 100)
    sizes = {f"__native_m{number}.c": 10 * number for number in range(1, 10)}
    sources = c_files(tmp_path, sizes | {"init.c": 500})
    made = sitecustomize.bundles_of(sources)
    bundles = [Path(source) for source in made if source not in sources]
    assert len(bundles) == 4
    assert [source for source in made if source in sources] == [str(tmp_path / "init.c")]
    included = [
        Path(name)
        for bundle in bundles
        for name in re.findall(r'#include "(.+)"', bundle.read_text(encoding="utf-8"))
    ]
    assert sorted(path.name for path in included) == sorted(sizes)
    assert all(path.is_file() for path in included)


@pytest.mark.parametrize(("bundle", "count"), [(0, 3), (100, 1)])
def test_what_need_not_be_bundled_stays(
    bundle: int, count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for a release, and not the lone file of an extension."""
    monkeypatch.setattr(sitecustomize, "BUNDLE", bundle)
    sources = c_files(tmp_path, {f"__native_m{number}.c": 10 for number in range(count)})
    assert sitecustomize.bundles_of(sources) == sources
