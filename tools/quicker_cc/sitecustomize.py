"""Compiles the engine's C files several at a time and, for tests, bundled.

Python imports this file by itself when its folder is on PYTHONPATH, as in `make wheel`: mypyc hands
all C files to setuptools, which compiles them one after another and offers no other way in.
DELOS_CC_JOBS says how many run at a time. DELOS_CC_BUNDLE says how many bytes of C make a bundle:
every file begins with the same large headers, and a bundle reads them once. The compiler may lay
bundled code out otherwise, so what is released is compiled file by file.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from threading import Semaphore
from typing import Any

JOBS = int(os.environ.get("DELOS_CC_JOBS") or 1)
BUNDLE = int(os.environ.get("DELOS_CC_BUNDLE") or 0)

# What mypyc calls the C file of a module; what it brings along for all of them stays as it is.
OF_A_MODULE = "__native_"


def bundles_of(sources: list[str]) -> list[str]:
    """The same code in fewer files, largest first: a short one at the end leaves no core idle."""
    modules = [Path(source) for source in sources if Path(source).name.startswith(OF_A_MODULE)]
    if not BUNDLE or len(modules) < 2:
        return sources
    modules.sort(key=lambda module: (-module.stat().st_size, module.name))
    count = max(1, sum(module.stat().st_size for module in modules) // BUNDLE)
    bundles = []
    for number in range(count):
        bundle = modules[0].parent / f"bundle_{number}.c"
        members = modules[number::count]
        bundle.write_text("".join(f'#include "{member.resolve()}"\n' for member in members))
        bundles.append(str(bundle))
    kept = {str(module) for module in modules}
    return bundles + [source for source in sources if str(Path(source)) not in kept]


def several_at_a_time() -> None:
    """Let setuptools' compilers work on JOBS files at once, over all extensions."""
    import_module("setuptools")  # brings the distutils that it uses itself
    ccompiler = import_module("distutils.ccompiler")

    free = Semaphore(JOBS)

    def compile_all(
        self: Any,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        macros, objects, extra_postargs, flags, build = self._setup_compile(
            output_dir, macros, include_dirs, bundles_of(sources), depends, extra_postargs
        )
        arguments = self._get_cc_args(flags, debug, extra_preargs)

        def compile_one(made: str) -> None:
            source, extension = build[made]
            with free:
                self._compile(made, source, extension, arguments, extra_postargs, flags)

        with ThreadPoolExecutor(JOBS) as pool:
            list(pool.map(compile_one, [made for made in objects if made in build]))
        return list(objects)

    ccompiler.CCompiler.compile = compile_all


if "build_ext" in sys.orig_argv:
    several_at_a_time()
