# Delos: set-up, checks and builds. `make help` lists the targets.
# Needs a POSIX shell and Python 3.11 or newer with venv; a C compiler for the compiled engine.

.POSIX:
.SUFFIXES:

PY = .venv/bin/python
PYC = .venv-compiled/bin/python
PIP_FLAGS = -q --disable-pip-version-check
JOBS = 2
# Files that go into a wheel; a change in one of them makes the compiled wheel stale.
WHEEL_FILES = pyproject.toml requirements.lock LICENSE README.md src
TREE = build/wheel

.PHONY: help setup play test check fmt lint types imports rules unit bench bench-quick soak mutate \
	wheel wheel-test lock no-stray-so clean distclean

help:
	@echo 'make play         set up, then play'
	@echo 'make test         every check, on the plain and on the compiled engine'
	@echo 'make setup        .venv with the locked packages and delos itself'
	@echo 'make fmt lint types imports rules unit     single checks (fmt rewrites files)'
	@echo 'make wheel        compiled wheel in dist/'
	@echo 'make wheel-test   tests on the compiled engine, in .venv-compiled'
	@echo 'make bench bench-quick soak mutate         measurements and long runs'
	@echo 'make lock         renew requirements.lock (needs uv)'
	@echo 'make clean        remove what was built; distclean: the virtual environments too'

# --- set-up --------------------------------------------------------------------

setup: .venv/.ok
	@:

# A virtual environment in $$env with the locked packages; an existing sound one is kept.
VENV_WITH_LOCK = \
	python=; \
	for p in "$${PYTHON:-python3.11}" python3 python3.12 python3.13 python3.14; do \
		if "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			python=$$p; break; \
		fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo "delos needs Python 3.11 or newer; found: $$(python3 --version 2>&1 || true)." >&2; \
		echo "Install it, or name it: make setup PYTHON=/path/to/python3.11" >&2; \
		exit 1; \
	fi; \
	if ! "$$env/bin/python" -m pip --version >/dev/null 2>&1; then \
		if ! "$$python" -c 'import venv, ensurepip' 2>/dev/null; then \
			echo "$$python has no venv module. On Debian and Ubuntu: apt install python3-venv" >&2; \
			exit 1; \
		fi; \
		"$$python" -m venv --clear "$$env"; \
	fi; \
	"$$env/bin/python" -m pip install $(PIP_FLAGS) --require-hashes -r requirements.lock

.venv/.ok: pyproject.toml requirements.lock
	@set -e; rm -f $@; env=.venv; echo 'setting up .venv'; $(VENV_WITH_LOCK); \
	unset HATCH_BUILD_HOOK_ENABLE_MYPYC HATCH_BUILD_HOOKS_ENABLE; \
	$(PY) -m pip install $(PIP_FLAGS) --no-build-isolation --no-deps -e .; \
	touch $@

.venv-compiled/.ok: requirements.lock
	@set -e; rm -f $@; env=.venv-compiled; echo 'setting up .venv-compiled'; $(VENV_WITH_LOCK); \
	rm -f .venv-compiled/wheel.files; \
	touch $@

play: setup
	@.venv/bin/delos play

# --- checks --------------------------------------------------------------------

test: check unit
	@$(MAKE) -s wheel-test

check: setup no-stray-so
	@.venv/bin/ruff format --check -q . || { echo 'not formatted: make fmt' >&2; exit 1; }
	@.venv/bin/ruff check -q .
	@.venv/bin/mypy --no-error-summary
	@$(MAKE) -s imports
	@$(PY) -m tools.rules_coverage --check

# The plain engine, from src/.
unit: setup no-stray-so
	@DELOS_EXPECT_ENGINE=plain $(PY) -m pytest -q -n $(JOBS)

fmt: setup
	@.venv/bin/ruff check -q --fix-only .
	@.venv/bin/ruff format -q .

lint: setup
	@.venv/bin/ruff format --check -q . || { echo 'not formatted: make fmt' >&2; exit 1; }
	@.venv/bin/ruff check -q .

types: setup
	@.venv/bin/mypy --no-error-summary

imports: setup
	@out=$$(.venv/bin/lint-imports --no-cache 2>&1) || { echo "$$out" >&2; exit 1; }

rules: setup
	@$(PY) -m tools.rules_coverage

# A compiled module in src/ would shadow the source beside it.
no-stray-so:
	@stray=$$(find src -name '*.so' -o -name '*.pyd'); \
	if [ -n "$$stray" ]; then \
		echo "compiled files do not belong in src/ (make clean removes them):" >&2; \
		echo "$$stray" >&2; exit 1; \
	fi

# --- compiled engine -------------------------------------------------------------

# Name, size and checksum of every file that decides what the wheel is.
WHEEL_LIST = find $(WHEEL_FILES) -type f ! -name '*.py[co]' ! -name '*.so' ! -name '*.pyd' \
	-exec cksum {} + | sort -k 3

# The tree is copied first: the compiler leaves files beside the sources.
wheel: setup no-stray-so
	@set -e; mkdir -p build dist; \
	{ $(PY) -VV; $(WHEEL_LIST); } > build/wheel.files.new; \
	if cmp -s build/wheel.files.new build/wheel.files && ls dist/delos-*.whl >/dev/null 2>&1; then \
		rm build/wheel.files.new; echo 'the compiled wheel is up to date'; exit 0; \
	fi; \
	rm -rf $(TREE) build/wheel.files dist/delos-*.whl; mkdir -p $(TREE); \
	cp -R $(WHEEL_FILES) $(TREE)/; \
	find $(TREE) -name __pycache__ -prune -exec rm -rf {} +; \
	echo 'compiling the engine (a minute or two)'; \
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(PY) -m build --wheel --no-isolation --outdir dist $(TREE) \
		> build/wheel.log 2>&1 || { cat build/wheel.log >&2; exit 1; }; \
	rm -rf $(TREE); \
	mv build/wheel.files.new build/wheel.files; \
	ls dist/delos-*.whl

HAVE_COMPILER = $(PY) -c 'import os, shutil, sys, sysconfig as s; \
	cc = (os.environ.get("CC") or s.get_config_var("CC") or "cc").split()[0]; \
	header = os.path.join(s.get_path("include"), "Python.h"); \
	why = f"no C compiler ({cc})" if not shutil.which(cc) else \
		"" if os.path.exists(header) else "no Python headers (Python.h)"; \
	print(why, end=""); sys.exit(bool(why))'

wheel-test: setup
	@set -e; \
	why=$$($(HAVE_COMPILER)) || { \
		echo "SKIPPED: the compiled engine was neither built nor tested: $$why." >&2; \
		echo "On Debian and Ubuntu: apt install gcc python3-dev" >&2; exit 0; \
	}; \
	$(MAKE) -s wheel .venv-compiled/.ok; \
	if ! cmp -s build/wheel.files .venv-compiled/wheel.files; then \
		$(PYC) -m pip install $(PIP_FLAGS) --no-deps --force-reinstall dist/delos-*.whl; \
		cp build/wheel.files .venv-compiled/wheel.files; \
	fi; \
	DELOS_EXPECT_ENGINE=compiled $(PYC) -m pytest -q -n $(JOBS) -p no:cacheprovider \
		-m 'not plain_only'

# --- measurements and long runs ----------------------------------------------------

bench: setup
	@$(PY) bench/run.py

bench-quick: setup
	@$(PY) bench/run.py --quick

soak: setup
	@$(PY) tools/soak.py

mutate: setup
	@$(PY) tools/mutate.py

# --- housekeeping --------------------------------------------------------------------

lock:
	@command -v uv >/dev/null || { echo 'make lock needs uv: pip install uv' >&2; exit 1; }
	@uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-emit-find-links --custom-compile-command 'make lock' --extra dev \
		pyproject.toml -o requirements.lock

clean:
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src -name '*.so' -exec rm -f {} +
	@find src -name '*.pyd' -exec rm -f {} +
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean
	@rm -rf .venv .venv-compiled
