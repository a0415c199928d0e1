"""Containers, workflows and templates: files that other machines run are well formed and name what exists."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from ludoteca.cli import app

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
GITHUB = ROOT / ".github"
SCHEMAS = {
    ROOT / "compose.yaml": "compose-spec",
    GITHUB / "dependabot.yml": "dependabot",
    GITHUB / "ISSUE_TEMPLATE" / "config.yml": "github-issue-config",
    **dict.fromkeys((GITHUB / "workflows").glob("*.yml"), "github-workflows"),
    **{GITHUB / "ISSUE_TEMPLATE" / f"{name}.yml": "github-issue-forms" for name in ("fault", "idea", "rule")},
}


def instruction(name: str) -> list[str]:
    return re.findall(rf"^{name} (.+)$", DOCKERFILE, re.MULTILINE)


def understood(arguments: list[str], environment: dict[str, str] | None = None) -> None:
    """The command line knows the command and its options; the environment stands for options that are left out."""
    name, *options = arguments
    known = {parameter.envvar: parameter for parameter in typer.main.get_group(app).commands[name].params}
    for variable, value in (environment or {}).items():
        if variable in known:
            options += [known[variable].opts[0], value]
    typer.main.get_group(app).commands[name].make_context(name, options).close()


@pytest.mark.parametrize("file", SCHEMAS, ids=lambda file: file.name)
def test_a_file_has_the_form_that_its_reader_asks_for(file: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{SCHEMAS[file]}", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout


def test_every_lock_of_npm_is_renewed() -> None:
    locks = {file.parent for depth in ("*", "*/*") for file in ROOT.glob(f"{depth}/package-lock.json")}
    updates = yaml.safe_load((GITHUB / "dependabot.yml").read_text(encoding="utf-8"))["updates"]
    renewed = {ROOT / one["directory"][1:] for one in updates if one["package-ecosystem"] == "npm"}
    assert renewed == locks


@pytest.mark.skipif(sys.platform == "win32", reason="hadolint has no wheel for Windows")
def test_the_dockerfile_is_as_the_linter_wants_it() -> None:
    linter = Path(sys.executable).with_name("hadolint")
    done = subprocess.run([linter, ROOT / "Dockerfile"], capture_output=True, text=True, timeout=60)
    assert done.stdout == ""


def test_what_the_dockerfile_copies_is_there() -> None:
    copied = [one.split()[:-1] for one in instruction("COPY")]
    stages = set(re.findall(r"^FROM \S+ AS (\w+)$", DOCKERFILE, re.MULTILINE))
    sources = [source for one in copied for source in one if not one[0].startswith("--from")]
    assert sources
    assert [source for source in sources if not (ROOT / source).exists()] == []
    assert {one[0].removeprefix("--from=") for one in copied if one[0].startswith("--from")} == stages


def test_the_image_runs_a_command_of_ours() -> None:
    assert [json.loads(one) for one in instruction("ENTRYPOINT")] == [["ludoteca"]]
    (command,) = instruction("CMD")
    understood(json.loads(command))


def test_the_services_run_commands_of_ours() -> None:
    built = {name: service for name, service in COMPOSE["services"].items() if "build" in service}
    assert built.keys() == {"server", "worker"}
    for service in built.values():
        environment = {
            key: value.replace("${POSTGRES_PASSWORD:?}", "x") for key, value in service["environment"].items()
        }
        understood(service["command"], environment)


def test_a_service_waits_for_services_and_speaks_to_them() -> None:
    for service in COMPOSE["services"].values():
        assert set(service.get("depends_on", ())) <= COMPOSE["services"].keys()
        for name, value in service.get("environment", {}).items():
            if "://" in value:
                assert re.sub(r".*://(.*@)?", "", value).split(":")[0].split("/")[0] in COMPOSE["services"], name


@pytest.mark.parametrize("workflow", sorted((GITHUB / "workflows").glob("*.yml")), ids=lambda file: file.stem)
def test_a_workflow_runs_targets_and_scripts_that_exist(workflow: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    steps = [step for job in yaml.safe_load(workflow.read_text())["jobs"].values() for step in job["steps"]]
    runs = [step["run"].split() for step in steps if "run" in step]
    assert runs
    for program, *arguments in runs:
        assert (
            (program == "make" and set(arguments) <= set(targets)) or program == "docker" or (ROOT / program).exists()
        )


def test_the_workflow_tries_every_supported_python() -> None:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    supported = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', pyproject)
    jobs = yaml.safe_load((GITHUB / "workflows" / "test.yml").read_text())["jobs"]
    assert jobs["python"]["strategy"]["matrix"]["python"] == supported
    assert jobs["package"]["steps"][1]["with"]["python-version"].split() == supported
