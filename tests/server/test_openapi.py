"""The interface keeps what its description promises, whatever it is asked."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludoteca.server.app import create_app
from ludoteca.server.settings import Settings
from server.parts import Server, Someone

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 8

described = create_app(Settings(data=Path("unused"))).openapi_schema.to_schema()
schema: Any = schemathesis.openapi.from_dict(msgspec.to_builtins(described))


@pytest.fixture
def someone(server: Server) -> Someone:
    return Someone(server.url)


@pytest.fixture
def table(someone: Someone) -> str:
    """A table that goes on, for requests that happen to be meant for one."""
    return someone.create("dokmus", "me", "me", start=True)


@schema.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    database=None,
)
def test_every_request_is_answered_as_described(case: Any, server: Server, someone: Someone, table: str) -> None:
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 3:
        case.path_parameters["table"] = table
    headers = {"Authorization": f"Bearer {someone.token}"}
    case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=60)
