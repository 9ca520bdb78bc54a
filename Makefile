# What one may want to do with a clone of this repository; `make` alone lists it.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test quick compile bench docs wheel sdist format lint clean

VENV := .venv
BIN := $(VENV)/bin

READY := $(VENV)/.ready
BENCH_READY := .venv-bench/.ready
DOCS_READY := .venv-docs/.ready
ifneq ($(wildcard web/package.json),)
PACKAGES := web/node_modules/.ready
CLIENT := src/deckwright/table/static/index.html
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/test-results/*' -not -name '*.timestamp-*') \
               $(shell find web/src web/public -type d 2>/dev/null)
endif

help: ## List these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

setup: $(READY) $(PACKAGES) $(CLIENT) ## Make .venv with the command deckwright, and build the web client

play: setup ## Play: the web table, or the terminal table while there is no web client
ifdef CLIENT
	$(BIN)/deckwright serve
else
	$(BIN)/deckwright play enchanters
endif

test: setup ## Check everything: style, types, tests
	scripts/check

quick: $(READY) ## Check style, types and rules, in about two minutes: for while you work
	scripts/check quick

compile: $(READY) ## Compile the engine, once per content; everything works without, more slowly
	scripts/compile

bench: $(READY) $(BENCH_READY) ## Measure our speed beside other engines
	scripts/compile --fast
	.venv-bench/bin/python benchmarks/run.py --instructions

docs: $(DOCS_READY) ## Build the documentation with the API reference into site/
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --quiet --strict
	@echo "site/index.html is built; to search in it, serve it: python3 -m http.server --directory site"

wheel: $(READY) $(PACKAGES) $(CLIENT) ## Build the package for this Python into dist/: compiled engine and web client
	@scripts/package wheel

sdist: $(READY) $(PACKAGES) $(CLIENT) ## Build the package for every Python into dist/: plain Python and web client
	@scripts/package sdist

format: $(READY) ## Put the code in order
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/ruff check .

lint: $(READY) ## Check style and types only
	scripts/check lint

clean: ## Remove all that the other targets made
	rm -rf .venv .venv-* .mypy_cache .pytest_cache .ruff_cache .hypothesis dist build site
	rm -rf src/deckwright/table/static src/deckwright/_compiled src/deckwright/_compiled.new web/node_modules
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements/dev.txt pyproject.toml scripts/venv
	scripts/venv $(VENV) requirements/dev.txt
	@touch $@

$(BENCH_READY): requirements/bench.txt pyproject.toml scripts/venv
	scripts/venv .venv-bench requirements/bench.txt
	@touch $@

$(DOCS_READY): requirements/docs.txt scripts/venv
	scripts/venv --only .venv-docs requirements/docs.txt
	@touch $@

ifdef CLIENT
# Not `npm ci`: it refuses a lock made where the registry lacked a package of some other platform.
$(PACKAGES): web/package.json $(wildcard web/package-lock.json) | $(READY)
	scripts/npm install $(if $(wildcard web/package-lock.json),--no-save)
	@touch $@

$(CLIENT): $(PACKAGES) $(WEB_SOURCES) scripts/build-client
	scripts/build-client
	@touch $@
endif
