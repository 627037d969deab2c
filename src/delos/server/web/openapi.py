"""OpenAPI 3.1, made from the route table and the Structs themselves."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

import delos
from delos.server.addresses import ENDPOINTS
from delos.server.addresses.endpoint import Endpoint
from delos.server.protocol import common, live
from delos.server.remote.lines import KIND
from delos.views import ClassicView, LegendaryView, MytikasView

REF = "#/components/schemas/{name}"
TYPES: dict[type, dict[str, object]] = {
    int: {"type": "integer", "minimum": 0},
    str: {"type": "string"},
}
# What ``view`` is, by title: it is written apart, so the messages only say that it is JSON.
VIEWS: list[Any] = [ClassicView, LegendaryView, MytikasView]
ALWAYS = (400, 413, 500, 503)  # what every address may answer


@cache
def document() -> bytes:
    return msgspec.json.encode(described())


def described() -> dict[str, Any]:
    kinds = [
        common.ErrorBody,
        common.Health,
        live.Incoming,
        live.Outgoing,
        *VIEWS,
    ]
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in (endpoint.body, endpoint.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    shape = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    components["LiveClientMessage"] = shape[repr(live.Incoming)]
    components["LiveServerMessage"] = shape[repr(live.Outgoing)]
    paths: dict[str, dict[str, Any]] = {"/healthz": {"get": health(shape)}}
    for endpoint in ENDPOINTS:
        place = paths.setdefault("/api/v1" + endpoint.path, {})
        place[endpoint.method.lower()] = operation(endpoint, shape)
    paths["/api/v1/tables/{id}/live"] = {"get": live_connection(shape)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Delos",
            "version": delos.__version__,
            "description": "Tables of the Cyclades games. docs/server.md tells how to use it.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "guest": {"type": "apiKey", "in": "cookie", "name": "delos"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"guest": []}, {"token": []}],
    }


def form_of(endpoint: Endpoint) -> str:
    """The media type of an answer."""
    if endpoint.svg:
        return "image/svg+xml"
    return "text/plain" if endpoint.text else KIND if endpoint.lines else "application/json"


def operation(endpoint: Endpoint, shape: dict[str, Any]) -> dict[str, Any]:
    form = form_of(endpoint)
    answers: dict[str, Any] = {
        str(endpoint.status): {
            "description": endpoint.about,
            "content": {form: {"schema": shape[repr(endpoint.answer)]}},
        }
    }
    # a name in an address may be one that no address has: with a line end in it, say
    unknown = {HTTPStatus.NOT_FOUND.value} if "{" in endpoint.path else set()
    for status in sorted({*ALWAYS, *unknown, *endpoint.errors}):
        answers[str(status)] = failure(status, shape)
    found: dict[str, Any] = {
        "operationId": endpoint.does.__name__,
        "summary": endpoint.about,
        "parameters": parameters(endpoint),
        "responses": answers,
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": shape[repr(endpoint.body)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    for name, kind, about in endpoint.query:
        found.append({"name": name, "in": "query", "description": about, "schema": TYPES[kind]})
    return found


def failure(status: int, shape: dict[str, Any]) -> dict[str, Any]:
    return {
        "description": HTTPStatus(status).phrase,
        "content": {"application/json": {"schema": shape[repr(common.ErrorBody)]}},
    }


def health(shape: dict[str, Any]) -> dict[str, Any]:
    content = {"application/json": {"schema": shape[repr(common.Health)]}}
    return {
        "operationId": "healthz",
        "summary": "Whether the server is well",
        "responses": {"200": {"description": "It is", "content": content}},
    }


def live_connection(shape: dict[str, Any]) -> dict[str, Any]:
    return {
        "operationId": "live",
        "summary": "WebSocket: LiveClientMessage in, LiveServerMessage out",
        "parameters": [
            {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
        ],
        "responses": {
            "101": {"description": "Switching Protocols"},
            "403": {"description": "The page that asks is of another site"},
            "404": failure(HTTPStatus.NOT_FOUND, shape),
        },
    }
