"""Sends the same requests to two servers: those that Schemathesis makes of the second one's OpenAPI document.

    openapi_requests.py EMBEDDED NEWEST PEOPLE ROUTES REQUESTS SEED

PEOPLE is a JSON file {person: {"token": …, "principal": …}}, ROUTES one of the routes that are asked, ["PUT /v1/scopes/{}", …].
Each request becomes one JSON line with what both servers answered: {"step": …, "request": …, "answers": [embedded, newest]}.
"""

import json
import math
import random
import re
import sys
import unicodedata
import urllib.parse
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from schemathesis.core import NotSet

#: Where a request names a thing of this kind, how often it names one that is there.
THERE = 0.6
#: The same, in an address: without a thing that is there most routes answer one and the same.
THERE_IN_ADDRESS = 0.8
EXPERIENCE = {"situation": "It was so.", "action": "It was done.", "outcome": "It went well.", "lesson": "Do it."}
#: Names of what is there on both servers, under another id on each.
KNOWN = {
    "scope_id": "the-scope",
    "parent_scope_id": "the-scope",
    "artifact_id": "the-artifact",
    "source_id": "the-source",
    "binding_id": "the-binding",
    "family": "experience",
    "source_type": "content",
    "revision": "1",
    "prompt_key": "skill.generate",
}


#: What both servers take of a search in the same way; the embedded service refuses every other field in one way (docs/conformance.md).
SEARCHED = {"query", "limit"}


#: A revision in an address with so many digits that a signed integer of 64 bits may not hold it.
WIDE_REVISION = re.compile(r"/revisions/\d{19,}")


class Server:
    """One of the servers, with what the requests may be about."""

    def __init__(self, origin: str, token: str) -> None:
        self.origin = origin
        self._session = requests.Session()
        # A server may close an idle connection just as the next request is sent on it, and a write cannot be sent again.
        self._headers = {"Authorization": f"Bearer {token}", "Connection": "close"}
        scope = self._made("/v1/scopes", {"title": "A Scope", "summary": "Asked.", "idempotency_key": "key"})["scope_id"]
        resource = {"type": "scope", "scope_id": scope}
        for role in ("scope.admin", "scope.contributor"):
            binding = self._made(
                "/v1/access/bindings/create",
                {"subject": {"type": "user", "id": "root"}, "role": role, "resource": resource, "idempotency_key": role},
            )["binding_id"]
        below = f"/v1/scopes/{scope}"
        artifact = self._made(f"{below}/artifacts", {"family": "experience", "content": EXPERIENCE})["artifact_id"]
        source = self._made(f"{below}/sources", {"content": "It was so."})["source_id"]
        self._ids = {"the-scope": scope, "the-artifact": artifact, "the-source": source, "the-binding": binding}
        # A real server makes one by itself.
        self._made("/v1/scopes/default", {"scope_id": scope}, "PUT")

    def _made(self, path: str, body: dict[str, Any], method: str = "POST") -> dict[str, Any]:
        answer = self._session.request(method, self.origin + path, json=body, headers=self._headers)
        answer.raise_for_status()
        return answer.json()

    def send(self, method: str, target: str, body: bytes, headers: dict[str, str]) -> dict[str, Any]:
        for name, made in self._ids.items():
            target = target.replace(name, made)
            body = body.replace(name.encode(), made.encode())
        sent = requests.Request(method, self.origin + target, headers=headers | self._headers, data=body or None).prepare()
        answer = self._session.send(sent, allow_redirects=False)
        try:
            said = answer.json()
        except ValueError:
            said = None if answer.text == "" else answer.text
        kept = {name: name in answer.headers for name in ("ETag", "Location", "WWW-Authenticate")}
        return {"status": answer.status_code, "headers": kept, "body": refusal(said) or shape(cut(said))}


def refusal(body: Any) -> dict[str, Any] | None:
    """What a refusal says but for its sentences, which each server words itself."""
    error = body.get("error") if isinstance(body, dict) else None
    if not isinstance(error, dict):
        return None
    details = error.get("details")
    if not isinstance(details, dict) or "errors" not in details:
        return {"code": error["code"], "details": None if details is None else sorted(details)}
    faults = [f"{one['type']}@{'.'.join(map(str, one['loc']))}" for one in details["errors"]]
    return {"code": error["code"], "faults": sorted(faults)}


def cut(body: Any) -> Any:
    """A body without the items of a list that has a further page: which ones the first page holds, the ids of each server decide."""
    if not isinstance(body, dict) or not isinstance(body.get("next_cursor"), str):
        return body
    return body | {name: [None] * len(one) for name, one in body.items() if isinstance(one, list)}


def shape(value: Any) -> Any:
    """A body without what each server makes up: its fields, how long its lists are, and the kinds of its values."""
    if isinstance(value, dict):
        return {name: shape(one) for name, one in value.items()}
    if isinstance(value, list):
        kinds = sorted({json.dumps(shape(one), sort_keys=True) for one in value})
        return {"length": len(value), "kinds": [json.loads(one) for one in kinds]}
    # Once parsed, 1.0 is 1 for the embedded service.
    return "null" if value is None else "number" if type(value) in (int, float) else type(value).__name__


def holds_wide_number(body: bytes, bits: int, *, with_fractions: bool) -> bool:
    """Whether JSON holds an integer of more than so many bits, or a whole number of that size that is written as a fraction."""
    wide = []

    def integer(digits: str) -> int:
        # Python itself refuses to read more digits than these.
        if len(digits) > 100 or not -(2**bits) <= int(digits) < 2**bits:
            wide.append(digits)
        return 0

    def fraction(digits: str) -> float:
        if with_fractions and float(digits).is_integer() and abs(float(digits)) >= 2**bits:
            wide.append(digits)
        return 0.0

    try:
        json.loads(body, parse_int=integer, parse_float=fraction)
    except (ValueError, RecursionError):
        return False
    return wide != []


def unescaped(body: bytes) -> str:
    """The text of JSON with the characters that it writes as escapes; of anything else, the text itself."""
    text = body.decode(errors="replace")
    try:
        return json.dumps(json.loads(text), ensure_ascii=False)
    except (ValueError, RecursionError):
        return text


class Sender:
    """Sends each case to both servers and writes down what they answered."""

    def __init__(self, servers: list[Server], chance: random.Random) -> None:
        self._servers = servers
        self._chance = chance

    def send(self, route: str, case: schemathesis.Case) -> None:
        if isinstance(case.path_parameters, dict):
            for name in case.path_parameters:
                if name in KNOWN and self._chance.random() < THERE_IN_ADDRESS:
                    case.path_parameters[name] = KNOWN[name]
        if not isinstance(case.body, NotSet):
            case.body = self._filled(case.body)
        if route.endswith("/search") and isinstance(case.body, dict):
            case.body = {name: one for name, one in case.body.items() if name in SEARCHED}
        parts = case.as_transport_kwargs(base_url="http://any")
        names = ("method", "url", "headers", "params", "data", "json")
        prepared = requests.Request(**{name: parts[name] for name in names if name in parts}).prepare()
        body = prepared.body or b""
        body = body.encode() if isinstance(body, str) else body
        # The embedded service reads UTF-8 alone (docs/conformance.md).
        if not json.detect_encoding(body).startswith("utf-8"):
            return
        own = ("content-length", "cookie", "x-schemathesis-testcaseid", "user-agent")
        headers = {name: value for name, value in prepared.headers.items() if name.lower() not in own}
        target = prepared.url.removeprefix("http://any")
        # A real server fails at integers that no database holds; the embedded service does not (docs/conformance.md).
        # In free content it is otherwise from 53 bits on: of a Source, and of a Prompt.
        free = route.endswith("/sources") or "/artifacts" in route or "/prompts" in route
        if holds_wide_number(body, 53 if free else 63, with_fractions=free) or WIDE_REVISION.search(target):
            return
        # A tag may hold what Unicode has assigned since the version that the real server's Python knows (docs/conformance.md).
        tagged = urllib.parse.unquote(target) + unescaped(body) if "tag" in route + target else ""
        if any(unicodedata.category(character) == "Cn" for character in tagged):
            return
        # Each server draws its own ids, so a part of one is found in as many as chance will have.
        if route == "GET /v1/scopes" and "query_field=scope_id" in target:
            return
        answers = [server.send(prepared.method, target, body, headers) for server in self._servers]
        request = {"target": target[:5000], "body": body[:2000].decode(errors="replace"), "headers": headers}
        print(json.dumps({"step": route, "request": request, "answers": answers}), flush=True)

    def _filled(self, value: Any) -> Any:
        """The same body, with things that are there in place of some that are not."""
        if isinstance(value, dict):
            return {name: self._member(name, one) for name, one in value.items()}
        return [self._filled(one) for one in value] if isinstance(value, list) else value

    def _member(self, name: str, value: Any) -> Any:
        if name in KNOWN and isinstance(value, str) and self._chance.random() < THERE:
            return KNOWN[name]
        return self._filled(value)


def main(embedded: str, newest: str, people: str, routes: str, wanted: str, first: str) -> None:
    token = json.loads(Path(people).read_text())["root"]["token"]
    asked = set(json.loads(Path(routes).read_text()))
    schema = schemathesis.openapi.from_url(f"{newest}/openapi.json", headers={"Authorization": f"Bearer {token}"})
    sender = Sender([Server(embedded, token), Server(newest, token)], random.Random(int(first)))
    operations = {}
    for found in schema.get_all_operations():
        operation = found.ok()
        route = f"{operation.method.upper()} {re.sub(r'{[^}]*}', '{}', operation.path)}"
        if route in asked:
            operations[route] = operation
    if missing := asked - set(operations):
        sys.exit(f"The OpenAPI document does not have {sorted(missing)}.")
    each = math.ceil(int(wanted) / len(operations) / 2)
    for route, operation in operations.items():
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            send_cases(sender, route, operation.as_strategy(generation_mode=mode), each, int(first))


def send_cases(sender: Sender, route: str, cases: SearchStrategy[schemathesis.Case], count: int, first: int) -> None:
    @seed(first)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(cases)
    def send(case: schemathesis.Case) -> None:
        sender.send(route, case)

    try:
        send()
    except Unsatisfiable:
        # A route without parameters cannot be asked wrongly.
        return


if __name__ == "__main__":
    main(*sys.argv[1:])
