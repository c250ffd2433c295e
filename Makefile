PYTHON ?= python3

BIN := .venv/bin

# In the environment, so that the build tools that pip fetches are pinned too (older and newer pip read different names).
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
# A checkout compiles its own library, and needs none when it is installed.
export OSSUARY_PLATFORM := none
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore

# Where bytecode is not kept, every process of the tests compiles every module again.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.PHONY: help play page test check nightly soak bench bench-footprint bench-host bench-minds bench-browser bench-page screenshots films previews docs puzzles strengths sounds format pins clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1	\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

# What bots and coach need is compiled first; the rest meanwhile.
play: .venv/.play  ## start a host on this machine and open its page
	@echo 'compiling what bots and coach need, as far as it is new (about a minute, once) …'
	-@$(BIN)/python -m ossuary.compiling bots coach
	@$(BIN)/python -m ossuary.compiling & $(BIN)/ossuary serve --open $(if $(wildcard build/page/index.html),--alone build/page)

page: .venv/.test  ## write the page that needs no host into build/page, for any file server
	$(BIN)/python -m ossuary.compiling.alone build/page

# The checks run beside the tests, and say what they found when those are done.
test: .venv/.test  ## style, types, layers and all tests
	@mkdir -p build
	@$(MAKE) --no-print-directory check >build/check.txt 2>&1 & checking=$$!; \
		$(BIN)/python -m tests.page.chromium && $(BIN)/python -m ossuary.compiling && $(BIN)/pytest -n $(workers) --dist loadgroup; \
		tested=$$?; wait $$checking; checked=$$?; cat build/check.txt; exit $$((tested + checked))

check: .venv/.test  ## style, types and layers, and the tests of the page's own code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/mypy
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm test

# Twice as many as there are cores: tests of hosts and pages wait a lot.
workers = $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')

nightly: .venv/.test  ## the tests that take minutes, and those of compiled code with its bounds checked
	$(BIN)/python -m ossuary.compiling
	$(BIN)/pytest -n auto --dist loadgroup -m nightly
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n auto --dist loadgroup -m 'compiled and not nightly' tests/lab tests/minds tests/twin

soak: .venv/.test  ## hosts under people and troubles for minutes=10 on each database, and whether they kept every promise
	$(BIN)/python -m benchmarks.soak --minutes $(or $(minutes),10)

bench: .venv/.bench  ## the speed of every game beside its peers, written to docs/benchmarks.md
	$(BIN)/python -m ossuary.compiling
	$(BIN)/python -m pip install -qq --no-deps --upgrade --target build/bench examples/pig
	PYTHONPATH=build/bench $(BIN)/ossuary compile-game pig
	$(BIN)/python -m benchmarks.puffer
	PYTHONPATH=build/bench $(BIN)/python -m benchmarks.speed

bench-host: .venv/.bench  ## the host under load beside an echo and boardgame.io, written to docs/benchmarks-host.md, in half an hour
	$(BIN)/python benchmarks/host.py

bench-minds: .venv/.bench  ## the search beside flat rollouts and the rule of thumb, exact ends, and solving beside OpenSpiel
	$(BIN)/python benchmarks/minds.py
	$(BIN)/python -m benchmarks.solving

bench-browser: .venv/.test  ## the compiled modules in Node and in Chromium, written to docs/benchmarks-browser.md
	$(BIN)/python -m ossuary.compiling
	$(BIN)/python -m benchmarks.browser

bench-footprint: .venv/.test  ## the disk, memory and time that a host takes before anybody comes
	$(BIN)/python benchmarks/footprint.py

bench-page: page  ## how soon one plays on the page without a host, how many frames a message takes, and how evenly a throw is seen on a slow CPU
	$(BIN)/python -m benchmarks.alone
	$(BIN)/python -m benchmarks.page
	$(BIN)/python -m benchmarks.frames

screenshots: .venv/.test  ## pictures of every page and position, and moments as strips, in build/screenshots
	$(BIN)/python -m pip install -qq $(pillow)
	$(BIN)/python -m tests.page.screenshots build/screenshots

docs: .venv/.test  ## write docs/rules, docs/observations.md, docs/modules.md, docs/api.md, the table of strengths, the page's protocol and the picture of the terminal
	$(BIN)/python -m ossuary.words.rule_pages
	$(BIN)/python -m ossuary.lab.observations
	$(BIN)/python -m ossuary.host.typescript
	$(BIN)/python -m ossuary.compiling.typescript
	$(BIN)/python -m tests.modules
	$(BIN)/python -m tests.api_reference
	$(BIN)/python -m tests.strengths_table
	$(BIN)/python -m tests.cli.picture

puzzles: .venv/.test  ## make the graded puzzles of every game anew, in src/ossuary/games
	$(BIN)/python -m ossuary.compiling
	$(BIN)/python -m ossuary.minds.puzzles.making

strengths: .venv/.test  ## measure the bots of every game anew, in at most half an hour of CPU, or go on where the last run ended
	$(BIN)/python -m ossuary.compiling
	$(BIN)/python -m ossuary.minds.playing.measuring
	$(BIN)/python -m tests.strengths_table

sounds: .venv/.test  ## make the sounds of the page anew, in web/sounds
	$(BIN)/python -m pip install -qq lameenc==1.9.0
	$(BIN)/python web/sounds/synthesise.py

films: .venv/.test  ## take the pictures and films of the README anew, in docs/pictures
	$(BIN)/python -m pip install -qq $(pillow)
	$(BIN)/python -m tests.page.pictures
	$(BIN)/python -m tests.page.films

previews: .venv/.test  ## draw the pictures of link previews anew, in web/src
	$(BIN)/python -m pip install -qq $(pillow)
	$(BIN)/python -m tests.page.previews

pillow = pillow==13.0.0

format: .venv/.test  ## bring the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

pins: .venv/.made  ## pin the newest version of everything in constraints.txt, and with hashes what a host is made of
	$(BIN)/python -m pip install -qq uv
	printf 'editables\nhatchling\n' | $(compile) --fork-strategy fewest --all-extras --upgrade --output-file constraints.txt pyproject.toml -
	$(compile) --fork-strategy fewest --constraint constraints.txt --generate-hashes --upgrade --extra serve --extra push \
		--output-file requirements-serve.txt pyproject.toml
	$(compile) --fork-strategy fewest --constraint constraints.txt --generate-hashes --upgrade --extra postgres \
		--output-file requirements-postgres.txt pyproject.toml
	printf 'hatchling\nnodejs-wheel\n' | $(compile) --constraint constraints.txt --generate-hashes --upgrade --extra compile \
		--output-file requirements-build.txt pyproject.toml -

compile = $(BIN)/uv pip compile --universal --python-version 3.11 --no-emit-index-url --no-annotate --quiet \
	--custom-compile-command 'make pins'

clean:  ## remove what was installed, built and cached here
	rm -rf .venv build dist web/dist web/node_modules src/ossuary/host/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

supported = $(shell { $(PYTHON) -c 'import sys; print(sys.version_info >= (3, 11))'; } 2>/dev/null)

.venv/.made:
	$(if $(filter True,$(supported)),,$(error Ossuary needs Python 3.11 or newer, and $(PYTHON) is not; name one that is: make $(MAKECMDGOALS) PYTHON=python3.12))
	@echo 'making .venv, once …'
	@$(PYTHON) -m venv --clear .venv
	@touch $@

# What the page is built from.
page := $(shell find web licenses src/ossuary/words src/ossuary/engine src/ossuary/games -type f -not -name '*.pyc' -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path 'web/alone/*')

.venv/.play: .venv/.made pyproject.toml constraints.txt hatch_build.py $(page)
	@echo 'setting up the host and its page (a minute or two, once) …'
	@$(BIN)/python -m pip install -qq --editable '.[compile,serve]'
	@touch $@

.venv/.test: .venv/.made pyproject.toml constraints.txt hatch_build.py $(page)
	@echo 'setting up what the tests need, once …'
	@$(BIN)/python -m pip install -qq --editable '.[dev]'
	@touch .venv/.play $@

.venv/.bench: .venv/.made pyproject.toml constraints.txt hatch_build.py
	@echo 'setting up what the benchmarks need, once …'
	@$(BIN)/python -m pip install -qq --editable '.[bench]'
	@touch .venv/.play $@
