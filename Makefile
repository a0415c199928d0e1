# Everything here needs python3 and make alone; uv and the packages live inside this folder.
UV := .tools/bin/uv
export UV_PROJECT_ENVIRONMENT := .venv
export PYTHONDONTWRITEBYTECODE := 1
RUN := $(UV) run --no-sync

.PHONY: run test lint bench long fuzz clean

run: .venv/ready
	@$(RUN) ludoteca play dokmus

test: .venv/ready lint
	$(RUN) pytest -n auto --cov --cov-report=term

lint: .venv/ready
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	$(RUN) mypy
	$(RUN) lint-imports

long: .venv/ready
	$(RUN) pytest -n auto -m long

fuzz: .venv/ready
	$(RUN) python -m tests.fuzz

bench: .venv/ready
	$(UV) sync --inexact --group bench --quiet
	$(RUN) python -m bench.engines
	$(RUN) python -m bench.search

.venv/ready: pyproject.toml | $(UV)
	$(UV) sync --group dev --quiet
	@touch $@

$(UV):
	@python3 tools/fetch_uv.py .tools

clean:
	rm -rf .venv .tools .pytest_cache .mypy_cache .ruff_cache .hypothesis dist build
