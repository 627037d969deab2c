# Delos: set-up, checks and builds. `make help` lists the targets.
# Needs a POSIX shell, Python 3.11 or newer with venv, and Node 20.19 or newer for the browser client;
# a C compiler for the compiled engine and Chromium for the browser tests (found, or installed).

.POSIX:
.SUFFIXES:

PY = .venv/bin/python
PYC = .venv-compiled/bin/python
PIP_FLAGS = -q --disable-pip-version-check
JOBS = 2
# Files that go into a wheel; a change in one of them makes the compiled wheel stale.
WHEEL_FILES = pyproject.toml requirements.lock LICENSE README.md src docs/rules
TREE = build/wheel

# What decides the built client, and what decides its packages.
WEB_FILES = web/package-lock.json web/index.html web/svelte.config.js web/tsconfig.json \
	web/vite.config.ts web/public web/src
CLIENT = src/delos/server/client

.PHONY: help setup web web-check web-types browser chromium pictures docs tiles play test check fmt lint types imports rules unit bench bench-quick soak mutate \
	wheel compiled compiled-if-possible wheel-test lock no-stray-so clean distclean

help:
	@echo 'make play         set up, then play in the browser'
	@echo 'make test         every check, on the plain and on the compiled engine'
	@echo 'make setup        .venv with the locked packages and delos itself'
	@echo 'make web          the browser client, into $(CLIENT)'
	@echo 'make web-check    types and tests of the browser client'
	@echo 'make browser      whole games in a real browser'
	@echo 'make fmt lint types imports rules unit     single checks (fmt rewrites files)'
	@echo 'make wheel        compiled wheel in dist/'
	@echo 'make wheel-test   tests on the compiled engine, in .venv-compiled'
	@echo 'make bench bench-quick soak mutate         measurements and long runs'
	@echo 'make docs         the documentation as a site, in build/site'
	@echo 'make tiles        renew src/delos/maps/printed.py from the tile files'
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
	"$$env/bin/python" -m pip install $(PIP_FLAGS) --require-hashes -r "$${lock:-requirements.lock}"

.venv/.ok: pyproject.toml requirements.lock
	@set -e; rm -f $@; env=.venv; echo 'setting up .venv'; $(VENV_WITH_LOCK); \
	unset HATCH_BUILD_HOOK_ENABLE_MYPYC HATCH_BUILD_HOOKS_ENABLE; \
	$(PY) -m pip install $(PIP_FLAGS) --no-build-isolation --no-deps -e .; \
	touch $@

.venv-compiled/.ok: requirements.lock
	@set -e; rm -f $@; env=.venv-compiled; echo 'setting up .venv-compiled'; $(VENV_WITH_LOCK); \
	rm -f .venv-compiled/wheel.files; \
	touch $@

# --- the browser client ----------------------------------------------------------

# npm's packages as locked; an existing sound set is kept.
NODE_MODULES = \
	if ! node -e 'const [a, b] = process.versions.node.split("."); \
			process.exit(+a > 20 || (+a === 20 && +b >= 19) ? 0 : 1)' 2>/dev/null; then \
		echo "The browser client is built with Node 20.19 or newer; found: $$(node --version 2>&1)." >&2; \
		echo "Install it with npm (nodejs.org, or your system's packages) and run this again." >&2; \
		exit 1; \
	fi; \
	if ! cmp -s web/package-lock.json web/node_modules/.lock; then \
		echo 'fetching the packages of the browser client'; \
		(cd web && npm ci --no-audit --no-fund --loglevel=error); \
		cp web/package-lock.json web/node_modules/.lock; \
	fi

web:
	@set -e; mkdir -p build; $(NODE_MODULES); \
	find $(WEB_FILES) -type f -exec cksum {} + | sort -k 3 > build/web.files.new; \
	if cmp -s build/web.files.new build/web.files && [ -f $(CLIENT)/index.html ]; then \
		rm build/web.files.new; exit 0; \
	fi; \
	rm -f build/web.files; echo 'building the browser client'; \
	(cd web && npm run --silent build -- --logLevel warn); \
	mv build/web.files.new build/web.files

# Types of the client, its unit tests, and whether schema.d.ts still describes the server.
web-check: setup web
	@set -e; $(PY) -m tools.openapi build/openapi.json; cd web; \
	npm run --silent check -- --output human --no-color; \
	npm run --silent test; \
	npx --no-install openapi-typescript ../build/openapi.json -o ../build/schema.d.ts >/dev/null 2>&1; \
	cmp -s ../build/schema.d.ts src/api/schema.d.ts || { \
		echo 'web/src/api/schema.d.ts is not what the server says: make web-types' >&2; exit 1; }

web-types: setup
	@set -e; mkdir -p build; $(NODE_MODULES); $(PY) -m tools.openapi build/openapi.json; \
	cd web && npm run --silent types

# A browser for the tests: one that is there, else Debian's package where we may install it.
chromium:
	@tools/chromium.sh

# On the compiled engine if it was built from just these sources; else on the plain one at once,
# while the compiled one is built for the next time (COMPILE=no: not).
COMPILE = yes

play: setup no-stray-so web
	@mkdir -p build; { $(PY) -VV; $(WHEEL_LIST); } > build/play.files; \
	if cmp -s build/play.files .venv-compiled/wheel.files; then \
		echo 'playing on the compiled engine'; exec .venv-compiled/bin/delos play; \
	fi; \
	if ! why=$$($(HAVE_COMPILER)); then \
		echo "playing on the plain engine: $$why"; \
	elif [ "$(COMPILE)" = yes ]; then \
		echo 'playing on the plain engine; the compiled one is being built for the next time'; \
		nice -n 19 $(MAKE) -s compiled > build/compiled.log 2>&1 & \
	else \
		echo 'playing on the plain engine'; \
	fi; \
	exec .venv/bin/delos play

# --- checks --------------------------------------------------------------------

# The engine is compiled, on one core, while the plain tests run.
test: check web-check
	@$(MAKE) -s -j 2 unit compiled-if-possible
	@$(MAKE) -s browser wheel-test

check: setup no-stray-so
	@.venv/bin/ruff format --check -q . || { echo 'not formatted: make fmt' >&2; exit 1; }
	@.venv/bin/ruff check -q .
	@.venv/bin/mypy --no-error-summary
	@$(MAKE) -s imports
	@$(PY) -m tools.rules_coverage --check

# What is tested twice, plain and compiled; the rest does not see the difference.
ENGINE_TESTS = tests/bots tests/classic tests/golden tests/kernel tests/learn tests/mytikas \
	tests/properties tests/scenarios tests/server/test_whole_game.py tests/server/test_secrets.py

# The plain engine, from src/.
unit: setup no-stray-so
	@DELOS_EXPECT_ENGINE=plain $(PY) -m pytest -q -n $(JOBS) --dist worksteal --ignore tests/browser

# The client in a real browser, against a real server.
browser: setup web chromium
	@$(PY) -m pytest -q -n $(JOBS) --dist worksteal tests/browser || { \
		echo 'once more, only what failed: a busy machine fails once, a fault fails twice' >&2; \
		$(PY) -m pytest -q --last-failed --last-failed-no-failures none tests/browser; }

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
wheel: setup web no-stray-so
	@set -e; mkdir -p build dist; \
	{ $(PY) -VV; $(WHEEL_LIST); } > build/wheel.files.new; \
	if cmp -s build/wheel.files.new build/wheel.files && ls dist/delos-*.whl >/dev/null 2>&1; then \
		rm build/wheel.files.new; echo 'the compiled wheel is up to date'; exit 0; \
	fi; \
	rm -rf $(TREE) build/wheel.files dist/delos-*.whl; mkdir -p $(TREE); \
	for f in $(WHEEL_FILES); do mkdir -p "$(TREE)/$$(dirname "$$f")"; cp -R "$$f" "$(TREE)/$$f"; done; \
	find $(TREE) -name __pycache__ -prune -exec rm -rf {} +; \
	echo 'compiling the engine (three to five minutes)'; \
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

# The compiled engine in .venv-compiled, from just these sources.
compiled: wheel .venv-compiled/.ok
	@set -e; \
	if ! cmp -s build/wheel.files .venv-compiled/wheel.files; then \
		rm -f .venv-compiled/wheel.files; \
		$(PYC) -m pip install $(PIP_FLAGS) --no-deps --force-reinstall dist/delos-*.whl; \
		cp build/wheel.files .venv-compiled/wheel.files; \
	fi

compiled-if-possible: setup
	@if $(HAVE_COMPILER) >/dev/null; then $(MAKE) -s compiled; fi

wheel-test: setup
	@set -e; \
	why=$$($(HAVE_COMPILER)) || { \
		echo "SKIPPED: the compiled engine was neither built nor tested: $$why." >&2; \
		echo "On Debian and Ubuntu: apt install gcc python3-dev" >&2; exit 0; \
	}; \
	$(MAKE) -s compiled; \
	DELOS_EXPECT_ENGINE=compiled $(PYC) -m pytest -q -n $(JOBS) --dist worksteal -p no:cacheprovider \
		-m 'not plain_only' $(ENGINE_TESTS)

# --- measurements and long runs ----------------------------------------------------

# Delos beside its peers; other arguments as in docs/bench.md: make bench BENCH='--rounds 2'.
BENCH =

bench: setup
	@$(PY) bench/run.py $(BENCH)

# The sources beside the commit before, in less than a minute.
bench-quick: setup
	@$(PY) bench/run.py --quick $(BENCH)

soak: setup
	@$(PY) tools/soak.py

mutate: setup
	@$(PY) tools/mutate.py

# The documentation as a site in build/site; a broken link is an error.
docs: .venv-docs/.ok
	@PYTHONPATH=src .venv-docs/bin/sphinx-build -q -W --keep-going -b html docs build/site
	@echo 'build/site/index.html'

.venv-docs/.ok: requirements-docs.lock
	@set -e; rm -f $@; env=.venv-docs; echo 'setting up .venv-docs'; lock=requirements-docs.lock; \
	$(VENV_WITH_LOCK); touch $@

# Screenshots of the main screens into docs/images.
pictures: setup web chromium
	@$(PY) -m tools.pictures

# The tiles as games read them, from src/delos/maps/tiles.
tiles: setup
	@$(PY) -m tools.tiles

# --- housekeeping --------------------------------------------------------------------

lock:
	@command -v uv >/dev/null || { echo 'make lock needs uv: pip install uv' >&2; exit 1; }
	@uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-emit-find-links --custom-compile-command 'make lock' --extra dev \
		pyproject.toml -o requirements.lock
	@uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--no-emit-find-links --custom-compile-command 'make lock' --extra learn --group docs \
		-c requirements.lock pyproject.toml -o requirements-docs.lock

clean:
	@rm -rf build dist $(CLIENT) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src -name '*.so' -exec rm -f {} +
	@find src -name '*.pyd' -exec rm -f {} +
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean
	@rm -rf .venv .venv-compiled web/node_modules
