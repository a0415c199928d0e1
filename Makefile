# Everything here needs python3 and make alone; uv and the packages live inside this folder.
# Every package comes in the version and with the hash that constraints.txt names.
UV := .tools/bin/uv
INSTALL := $(UV) pip install --quiet --python .venv --constraint constraints.txt --build-constraint constraints.txt --editable
export PYTHONDONTWRITEBYTECODE := 1
RUN := $(UV) run --no-sync
# npm comes with the packages where the machine has none.
PEERS := cd bench/tables && PATH="$$PATH:$(CURDIR)/.venv/bin" npm ci --no-audit --no-fund --silent

ENGINE_TESTS := tests/contract tests/games tests/golden tests/test_golden.py tests/test_chance.py tests/test_core.py tests/bots tests/research tests/plugins \
	tests/consequences tests/tables tests/lessons tests/analysis tests/analysis_board tests/test_library.py

.PHONY: run test test-python lint bench bench-turns bench-research bench-server soak long fuzz clean web site test-web test-browser test-cluster test-learning test-jax learn fast test-fast profile web-types update audit docs release-check

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

# The page with its engine as a folder of files, for any web server: dist/site.
site: .venv/ready
	@tools/web build
	@rm -rf dist/site && mkdir -p dist && cp -r src/ludoteca/server/static dist/site && rm dist/site/robots.txt
	@echo "dist/site is ready: python -m http.server --directory dist/site"

test-browser: .venv/ready
	@tools/web browser

web-types: .venv/ready
	$(RUN) python tools/protocol_schema.py web/src/protocol.schema.json
	cd web && npm run types

# Ray is large and slow to start; only what needs it fetches it.
test-cluster: .venv/ready
	$(INSTALL) '.[cluster]' --group cluster
	$(RUN) pytest -n 0 -m cluster

# PyTorch and what stands on it have an environment of their own.
test-learning: $(UV)
	$(UV) venv --quiet --allow-existing .venv-learning
	$(UV) pip install --quiet --python .venv-learning --editable '.[research]' pytest torch sb3-contrib tianshou 'ray[rllib]'
	.venv-learning/bin/python -m pytest -m learning tests/research/test_learning.py

# JAX is large and compiles slowly. `make test-jax JAX_TESTS='jax and long'` plays thousands of games in lockstep.
JAX_TESTS := jax and not long
test-jax: .venv/ready
	$(INSTALL) '.[train,master]' --group jax
	$(RUN) pytest -n 0 -m '$(JAX_TESTS)'

# The network of level 6 for Dokmus with two players: needs one large GPU. For another than one of NVIDIA's:
# `make learn JAX=jax[…]` with the name that JAX has for it. What JAX needs of the maker of the GPU is not pinned.
JAX := jax[cuda13]
learn: .venv/ready
	$(INSTALL) '.[train,master]' --group jax
	$(UV) pip install --quiet --python .venv --constraint constraints.txt '$(JAX)'
	mkdir -p build/learn
	test -e build/learn/games.npz || $(RUN) python -m ludoteca.research.jax.learn.teacher build/learn/games.npz --games 3666 --jobs $$(nproc)
	$(RUN) python -m ludoteca.research.jax.learn.train build/learn/run --teacher build/learn/games.npz --lessons 10 --iterations 119
	$(RUN) python -m ludoteca.research.jax.learn.export build/learn/run build/learn/master-dokmus-2.onnx

# The engine compiled, in an environment of its own: .venv-fast/bin/ludoteca. It takes some minutes and a C compiler.
fast: .venv/ready
	LUDOTECA_COMPILE=1 $(UV) build --quiet --wheel --build-constraint constraints.txt --out-dir build/fast
	$(UV) venv --quiet --allow-existing .venv-fast
	$(UV) pip install --quiet --python .venv-fast --constraint constraints.txt --reinstall-package ludoteca \
		"ludoteca[server,research] @ file://$$(ls -t $(CURDIR)/build/fast/*.whl | head -1)" --group dev
	.venv-fast/bin/ludoteca --version

# The rules, the honesty of views and the bots, against the compiled engine.
test-fast: fast
	.venv-fast/bin/python -m pytest -n auto $(ENGINE_TESTS)

long: .venv/ready
	$(RUN) pytest -n auto -m long

fuzz: .venv/ready
	$(RUN) python -m tests.fuzz
	$(RUN) python -m tests.fuzz_data

# Pure Python, and beside it the compiled engine where `make fast` has been. boardgame.io plays where there is a Node.
bench: .venv/ready
	$(INSTALL) . --group bench
	@$(PEERS) || echo "LEFT OUT: boardgame.io, because its packages could not be installed" >&2
	$(RUN) python -m bench.engines
	$(RUN) python -m bench.search

# How long people wait for whole turns of Tindaya.
bench-turns: .venv/ready
	$(RUN) python -m bench.turns tindaya --options '{"mode": "domination"}'

bench-research: .venv/ready
	$(INSTALL) . --group bench
	$(RUN) python -m bench.research

bench-server: .venv/ready
	$(PEERS)
	$(UV) pip install --quiet --python .venv ./bench/tables/straws
	$(RUN) python -m bench.tables $(ARGS); status=$$?; $(UV) pip uninstall --quiet --python .venv ludoteca-straws; exit $$status

# Flame graphs of where the time goes, in docs/profiles.
profile: .venv/ready
	$(RUN) python tools/flame_graphs.py

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
	rm -rf .venv .venv-fast .venv-learning .tools .pytest_cache .mypy_cache .ruff_cache .hypothesis dist build
