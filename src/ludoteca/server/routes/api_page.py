"""The description of the interface as a plain page: no script, nothing from elsewhere."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class PlainPage(OpenAPIRenderPlugin):
    """Lists every request and every type."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows, types = "\n".join(_rows(openapi_schema)), "\n".join(_types(openapi_schema))
        return _PAGE.format(rows=rows, types=types).encode()


_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ludoteca: interface</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em }}
table {{ border-collapse: collapse; width: 100% }}
td, th {{ text-align: left; vertical-align: top; padding: .3em .6em; border-top: 1px solid #8884 }}
code {{ font-size: .9em }}
</style>
<h1>Ludoteca: interface</h1>
<p>For machines: <a href="/api/schema/openapi.json">openapi.json</a>.
Live connection: <code>/api/tables/{{id}}/live</code> (WebSocket).
Whoever wants to do more than look needs a guest: <code>POST /api/me</code> (cookie) or
<code>POST /api/guests</code> (token).</p>
<table><tr><th>Request<th>What it does<th>Body<th>Answer</tr>
{rows}</table>
<h2>Types</h2>
<table>{types}</table></html>
"""


def _rows(schema: dict[str, Any]) -> list[str]:
    rows = []
    for path, operations in sorted(schema["paths"].items()):
        for method, operation in operations.items():
            if method not in ("get", "post", "put", "delete"):
                continue
            query = ", ".join(p["name"] for p in operation.get("parameters", []) if p["in"] == "query")
            address = f"{method.upper()} {path}" + (f"?{query}" if query else "")
            body = _type(operation.get("requestBody", {}))
            answer = next((_type(told) for code, told in operation["responses"].items() if code < "300"), "")
            words = escape(operation.get("description") or operation.get("summary") or "")
            rows.append(f"<tr><td><code>{escape(address)}</code><td>{words}<td>{body}<td>{answer}</tr>")
    return rows


def _types(schema: dict[str, Any]) -> list[str]:
    rows = []
    for name, described in sorted(schema["components"]["schemas"].items()):
        fields = ", ".join(f"{key}: {_shape(shape)}" for key, shape in described.get("properties", {}).items())
        rows.append(f'<tr id="{escape(name)}"><td><code>{escape(name)}</code><td>{fields}</tr>')
    return rows


def _type(part: dict[str, Any]) -> str:
    for content in part.get("content", {}).values():
        return _shape(content.get("schema", {}))
    return ""


def _shape(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        name = escape(shape["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for many in ("oneOf", "anyOf"):
        if many in shape:
            return " | ".join(_shape(one) for one in shape[many])
    if shape.get("type") == "array":
        return f"[{_shape(shape.get('items', {}))}]"
    kind = shape.get("type", "any")
    return escape(" | ".join(kind) if isinstance(kind, list) else str(kind))
