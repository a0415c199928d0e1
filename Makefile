# Everything here needs python3 and make alone; uv and the packages live inside this folder.
# Every package comes in the version and with the hash that constraints.txt names.
UV := .tools/bin/uv
INSTALL := $(UV) pip install --quiet --python .venv --constraint constraints.txt --build-constraint constraints.txt --editable
export PYTHONDONTWRITEBYTECODE := 1
RUN := $(UV) run --no-sync

.PHONY: run test test-python lint bench bench-research bench-server soak long fuzz clean web test-web test-browser test-cluster web-types update audit docs release-check

run: .venv/playable
	@tools/web build
	@$(RUN) python -m ludoteca.server serve

test: .venv/ready lint
	$(RUN) pytest -n auto --cov --cov-report=term
	@$(MAKE) --no-print-directory test-web test-browser

# The tests without the page: what every supported Python must pass.
test-python: .venv/ready
	$(RUN) pytest -n auto

lint: .venv/ready
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	$(RUN) mypy
	$(RUN) lint-imports

# Node comes with the packages where the machine has none; chromium has to be there for the browser tests.
web: .venv/ready
	@tools/web build

test-web: .venv/ready
	@tools/web test

test-browser: .venv/ready
	@tools/web browser

web-types: .venv/ready
	$(RUN) python tools/protocol_schema.py web/src/protocol.schema.json
	cd web && npm run types

# Ray is large and slow to start; only what needs it fetches it.
test-cluster: .venv/ready
	$(INSTALL) '.[cluster]' --group cluster
	$(RUN) pytest -n 0 -m cluster

long: .venv/ready
	$(RUN) pytest -n auto -m long

fuzz: .venv/ready
	$(RUN) python -m tests.fuzz
	$(RUN) python -m tests.fuzz_data

bench: .venv/ready
	$(INSTALL) . --group bench
	$(RUN) python -m bench.engines
	$(RUN) python -m bench.search

bench-research: .venv/ready
	$(INSTALL) . --group bench
	$(RUN) python -m bench.research

bench-server: .venv/ready
	cd bench/tables && npm ci --no-audit --no-fund --silent
	$(UV) pip install --quiet --python .venv ./bench/tables/straws
	$(RUN) python -m bench.tables; status=$$?; $(UV) pip uninstall --quiet --python .venv ludoteca-straws; exit $$status

# An hour; it needs /proc.
soak: .venv/ready
	$(RUN) python -m bench.soak

docs: .venv/ready
	NO_MKDOCS_2_WARNING=1 $(RUN) mkdocs build --strict --quiet

# Builds the wheel and the source archive and tries them with every Python of this machine.
release-check: $(UV)
	python3 tools/release_check.py $(UV)

# Newer versions of the packages and of uv, within the bounds of pyproject.toml; commit what changes.
update: $(UV)
	python3 tools/constraints.py $(UV) --upgrade

audit: .venv/ready
	$(INSTALL) . --group audit
	$(RUN) python tools/audit.py

# What playing needs, and what developing needs; the second holds the first. A pull that changes either installs anew.
.venv/playable: pyproject.toml constraints.txt | .venv/bin/python
	$(INSTALL) '.[server]' --group play
	@touch $@

.venv/ready: pyproject.toml constraints.txt | .venv/bin/python
	$(INSTALL) '.[server,research]' --group dev
	@touch $@ .venv/playable

.venv/bin/python: | $(UV)
	$(UV) venv --quiet .venv

$(UV): tools/uv.txt
	@python3 tools/fetch_uv.py .tools
	@touch $@

clean:
	rm -rf .venv .tools .pytest_cache .mypy_cache .ruff_cache .hypothesis dist build
