"""Walks with PowerContext's own Python client through everything that the embedded service offers.

    python_client.py URL PEOPLE

PEOPLE is a JSON file {person: {"token": …, "principal": …}}. Each call becomes one JSON line: what the server answered, and
what the client made of it.
"""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from powercontext.client import ClientError, PowerContextClient
from powercontext.http._generated import models
from recording import Names, write

FAMILIES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "experience": (
        {"situation": "A walk.", "action": "It calls.", "outcome": "It is answered.", "lesson": "First."},
        {"situation": "A walk.", "action": "It calls.", "outcome": "It is answered.", "lesson": "Second.",
         "failure": {"signature": {"recall_cue": "a cue", "symptom": "a symptom"}, "repair_surface": "working_state",
                     "verification": {"condition": "a condition", "check_subject": "a subject"}}},
    ),
    "skill": (
        {"name": "walk", "description": "Walks.", "instructions": "First.", "validation": ["It works."]},
        {"name": "walk", "description": "Walks.", "instructions": "Second.\n", "validation": ["It works.", "Again."]},
    ),
    "topic-memory": (
        {"title": "A title", "summary": "A summary", "detail": "A detail"},
        {"title": "A title", "summary": "A summary", "detail": "Another detail \U0001f642"},
    ),
    "atomic-memory": ({"kind": "fact", "text": "Water is wet."}, {"kind": "fact", "text": "Water was wet."}),
    "profile": ({"content": "A profile."}, {"content": "Another profile."}),
}  # fmt: skip


def prompt(instructions: str, mode: str = "custom", demonstrations: list[Any] | None = None) -> dict[str, Any]:
    return {
        "schema_version": "powercontext.prompt.v1",
        "mode": mode,
        "instructions": instructions,
        "demonstrations": demonstrations or [],
    }


def handoff(artifact_id: str, objective: str) -> dict[str, Any]:
    reference = {"family": "experience", "artifact_id": artifact_id, "revision": 1}
    return {
        "schema": "powercontext.handoff.v1",
        "objective": objective,
        "state": [{"text": "It stands.", "citations": [{"kind": "artifact", "artifact_ref": reference}]}],
        "disposition": "complete",
        "next_action": None,
        "omissions": [],
    }


class Walk:
    """One walk: a client for each person, and the names of what the server made up."""

    def __init__(self, url: str, people: dict[str, Any]) -> None:
        self.people = people
        self.names = Names()
        self._url = url
        self._last: httpx.Response | None = None
        self._clients: dict[str | None, PowerContextClient] = {}
        self._http = httpx.AsyncClient(timeout=60, trust_env=False, event_hooks={"response": [self._answered]})

    async def _answered(self, response: httpx.Response) -> None:
        await response.aread()
        self._last = response

    def as_(self, person: str | None) -> PowerContextClient:
        if person not in self._clients:
            token = None if person is None else self.people[person]["token"] if person in self.people else person
            self._clients[person] = PowerContextClient(self._url, token=token, http_client=self._http)
        return self._clients[person]

    def principal(self, person: str) -> dict[str, Any]:
        return {name: self.people[person]["principal"][name] for name in ("type", "id")}

    async def step(
        self, name: str, call: Callable[[PowerContextClient], Awaitable[Any]], person: str | None = "ada"
    ) -> Any:
        """Makes one call and writes its line; returns what the client returned, None after a refusal."""
        self._last, result = None, None
        try:
            result = await call(self.as_(person))
            client = type(result).__name__
        except ClientError as error:
            client = type(error).__name__
        answer: dict[str, Any] = {"client": client}
        if self._last is not None:
            answer |= {"status": self._last.status_code, "etag": self.names.of(self._last.headers.get("etag"))}
            if self._last.content:
                answer["body"] = self.names.of(self._last.json())
        write(f"{name} as {person}" if person != "ada" else name, answer)
        return result


async def deployment(walk: Walk) -> str:
    """What a server tells of itself; returns the id of the deployment."""
    await walk.step("live", lambda c: c.get_liveness())
    await walk.step("ready", lambda c: c.get_readiness())
    await walk.step("capabilities", lambda c: c.get_capabilities())
    await walk.step("server-info", lambda c: c.get_server_info())
    await walk.step("capabilities", lambda c: c.get_capabilities(), "root")
    for person in ("ada", "robot", None, "no-such-token"):
        await walk.step("me", lambda c: c.get_access_principal(), person)
    request = models.ListAccessResourcesRequest.model_validate({"action": "server.admin", "resource_type": "server"})
    page = await walk.step("resources: servers", lambda c: c.list_access_resources(request), "root")
    return page.items[0].model_dump()["deployment_id"]


async def scopes(walk: Walk) -> str:
    """Scopes by every operation; returns the one of the walk."""
    make = models.CreateScopeRequest.model_validate
    body = {"title": "Walk", "summary": "One walk.", "idempotency_key": "walk"}
    made = await walk.step("create scope", lambda c: c.create_scope(make(body)), "root")
    await walk.step("create scope again", lambda c: c.create_scope(make(body)), "root")
    changed = {**body, "title": "Other"}
    await walk.step("create scope with the key of another", lambda c: c.create_scope(make(changed)), "root")
    child = {
        "title": "Child \U0001f642",
        "summary": "Below.",
        "idempotency_key": "child",
        "parent_scope_id": made.scope_id,
        "context_references": [made.scope_id],
        "external_references": [{"kind": "repo", "value": "example"}],
    }
    below = await walk.step("create child", lambda c: c.create_scope(make(child)), "root")
    await walk.step("create scope", lambda c: c.create_scope(make({**body, "idempotency_key": "x"})), "stranger")
    change = models.UpdateScopeRequest.model_validate
    new = {"expected_version": 1, "title": "Child", "summary": "Still below.", "parent_scope_id": made.scope_id}
    await walk.step("update child", lambda c: c.update_scope(below.scope_id, change(new)), "root")
    await walk.step("update child at an old version", lambda c: c.update_scope(below.scope_id, change(new)), "root")
    cycle = {"expected_version": 1, "title": "W", "summary": "W", "parent_scope_id": below.scope_id}
    await walk.step("update scope to a cycle", lambda c: c.update_scope(made.scope_id, change(cycle)), "root")
    await walk.step("get child", lambda c: c.get_scope(below.scope_id), "root")
    await walk.step("get scope", lambda c: c.get_scope(made.scope_id), "stranger")
    await walk.step("get scope that is not there", lambda c: c.get_scope("scp_none"), "root")
    default = models.SetDefaultScopeRequest(scope_id=made.scope_id)
    await walk.step("set default scope", lambda c: c.set_default_scope(default), "stranger")
    await walk.step("set default scope", lambda c: c.set_default_scope(default), "root")
    await walk.step("get default scope", lambda c: c.get_default_scope(), "root")
    for title in ("Walk", "Child", "nothing"):
        field = models.ScopeQueryField("title")
        await walk.step(
            f"list scopes with {title}", lambda c: c.list_scopes(title, query_field=field), "root"
        )
    await walk.step("list scopes below", lambda c: c.list_scopes(parent_scope_id=made.scope_id), "root")
    await walk.step("list scopes of a repo", lambda c: c.list_scopes(external_reference_kind="repo"), "root")
    await walk.step("list scopes", lambda c: c.list_scopes(), "stranger")
    return made.scope_id


async def bindings(walk: Walk, server: dict[str, Any], scope: str) -> None:
    """Roles: granted, repeated, listed, replaced, revoked; at the end `ada` contributes and administers."""
    at = {"type": "scope", "scope_id": scope}
    grant = models.CreateAccessBindingRequest.model_validate
    listing = models.ListAccessBindingsRequest.model_validate

    async def give(person: str, role: str, resource: dict[str, Any], by: str = "root", **more: Any) -> Any:
        body = {"subject": walk.principal(person), "role": role, "resource": resource, "idempotency_key": f"{person} {role}"}
        return await walk.step(f"grant {role} to {person}", lambda c: c.create_access_binding(grant(body | more)), by)

    await give("ada", "scope.admin", at)
    await give("ada", "scope.contributor", at)
    await give("ada", "scope.contributor", at)
    await give("viewer", "scope.viewer", at, "ada", reason="To look.", expires_at="2040-01-01T00:00:00Z")
    await give("viewer", "scope.viewer", at, "ada", reason="Another reason.")
    await give("viewer", "scope.viewer", at, "stranger")
    await give("observer", "server.observer", server)
    await give("observer", "scope.viewer", server)
    await give("bob", "scope.reviewer", at, "ada", subject={"type": "group", "id": "team"})
    given = await give("delegator", "scope.delegator", at, "ada")
    for body in ({}, {"role": "scope.viewer"}, {"subject": walk.principal("ada")}, {"state": "revoked"}):
        request = listing({"management_resource": at} | body)
        await walk.step(f"list bindings {json.dumps(body)}", lambda c: c.list_access_bindings(request))
    await walk.step("list bindings", lambda c: c.list_access_bindings(listing({"management_resource": at})), "viewer")
    await walk.step("list bindings", lambda c: c.list_access_bindings(listing({"management_resource": server})), "root")
    change = models.ReplaceAccessBindingRequest.model_validate(
        {"binding_id": given.binding_id, "expected_version": 1, "idempotency_key": "replace",
         "replacement": {"subject": walk.principal("bob"), "reason": "Bob does it."}}
    )  # fmt: skip
    replaced = await walk.step("replace binding", lambda c: c.replace_access_binding(change))
    await walk.step("replace binding again", lambda c: c.replace_access_binding(change))
    current = replaced.current.binding_id
    revoke = models.RevokeAccessBindingRequest.model_validate
    for step, more in (("at a version to come", {"expected_version": 9}), ("", {}), ("again", {})):
        body = {"binding_id": current, "expected_version": 1, "idempotency_key": f"revoke {more}"} | more
        await walk.step(f"revoke binding {step}", lambda c: c.revoke_access_binding(revoke(body)))
    body = {"binding_id": "bind_none", "expected_version": 1, "idempotency_key": "none"}
    await walk.step("revoke binding that is not there", lambda c: c.revoke_access_binding(revoke(body)))


async def access(walk: Walk, server: dict[str, Any], scope: str) -> None:
    """What a role is, who may do what, and what somebody may see."""
    at = {"type": "scope", "scope_id": scope}
    for body in ({}, {"resource_type": "scope"}, {"resource_type": "artifact", "family": "handoff"}):
        request = models.ListAccessRolesRequest.model_validate(body)
        await walk.step(f"list roles {json.dumps(body)}", lambda c: c.list_access_roles(request))
    for match in ("all", "any"):
        wanted = [("scope.read", at), ("scope.admin", at), ("server.admin", server)]
        request = models.AccessCheckRequest.model_validate(
            {"match": match, "requirements": [{"action": action, "resource": on} for action, on in wanted]}
        )
        for person in ("ada", "viewer", "stranger", "root"):
            await walk.step(f"check {match}", lambda c: c.check_access(request), person)
    for action, kind in (("scope.read", "scope"), ("scope.admin", "scope"), ("artifact.read", "artifact")):
        request = models.ListAccessResourcesRequest.model_validate({"action": action, "resource_type": kind})
        for person in ("ada", "stranger"):
            await walk.step(f"list resources {action}", lambda c: c.list_access_resources(request), person)


async def artifacts(walk: Walk, scope: str) -> None:
    """Each family: made, read, replaced under conditions, restored, listed, tagged."""
    cited = ""
    for family, (first, second) in FAMILIES.items():
        at = await one_artifact(walk, scope, family, {"family": family, "content": first}, {"content": second})
        if family == "experience":
            cited = at
    # Its content has the id of what it cites, so its digests are the server's own.
    made = {"family": "handoff", "content": handoff(cited, "First.")}
    await one_artifact(walk, scope, "handoff", made, {"content": handoff(cited, "Second.")})
    missing = models.CreateArtifactRequest.model_validate({"family": "handoff", "content": handoff("art_none", "None.")})
    await walk.step("create handoff that cites nothing", lambda c: c.create_artifact(scope, missing))
    memory = {"family": "memory", "content": {"entries": [{"kind": "fact", "text": "x"}]}}
    request = models.CreateArtifactRequest.model_validate(memory)
    await walk.step("create memory", lambda c: c.create_artifact(scope, request))
    listing = models.ListArtifactsRequest()
    await walk.step("list memory", lambda c: c.list_artifacts(scope, "memory", listing))
    await walk.step("list no-family", lambda c: c.list_artifacts(scope, "no-family", listing))


async def one_artifact(walk: Walk, scope: str, family: str, first: dict[str, Any], second: dict[str, Any]) -> str:
    make = models.CreateArtifactRequest.model_validate(first)
    put = models.ReplaceArtifactRequest.model_validate
    await walk.step(f"create {family}", lambda c: c.create_artifact(scope, make), "viewer")
    made = await walk.step(f"create {family}", lambda c: c.create_artifact(scope, make))
    at = made.artifact_id

    async def replace(step: str, body: dict[str, Any], etag: str, person: str = "ada") -> None:
        def call(client: PowerContextClient) -> Awaitable[Any]:
            return client.replace_artifact(scope, family, at, put(body), expected_etag=etag)

        await walk.step(f"replace {family} {step}", call, person)

    await replace("of the head", second, '"revision:1"')
    await replace("of an old head", second, '"revision:1"')
    await replace("with a bad ETag", second, "revision 1")
    await replace("of the head", second, '"revision:2"', "viewer")
    if family != "atomic-memory":
        restore = {"content": first["content"], "restored_from_revision": 1, "reason": "It was better."}
        await replace("by restoring", restore, '"revision:2"')
        await replace("by restoring what is to come", restore | {"restored_from_revision": 9}, '"revision:3"')
    await walk.step(f"get {family}", lambda c: c.get_artifact(scope, family, at))
    for etag in ('"revision:2"', '"revision:3"'):
        await walk.step(f"get {family} if not {etag}", lambda c: c.get_artifact(scope, family, at, if_none_match=etag))
    await walk.step(f"get {family}", lambda c: c.get_artifact(scope, family, at), "stranger")
    await walk.step(f"get {family} that is not there", lambda c: c.get_artifact(scope, family, "art_none"))
    for revision in (1, 2, 9):
        await walk.step(
            f"get {family} revision {revision}", lambda c: c.get_artifact_revision(scope, family, at, revision)
        )
    for limit in (50, 1):
        page = models.ListArtifactRevisionsRequest(limit=limit)
        await walk.step(f"list {family} revisions {limit}", lambda c: c.list_artifact_revisions(scope, family, at, page))
    listing = models.ListArtifactsRequest()
    await walk.step(f"list {family}", lambda c: c.list_artifacts(scope, family, listing))
    await walk.step(f"list {family}", lambda c: c.list_artifacts(scope, family, listing), "stranger")
    await tags(walk, scope, family, at)
    return at


async def tags(walk: Walk, scope: str, family: str, at: str) -> None:
    found = await walk.step(f"get {family} tags", lambda c: c.get_artifact_tags(scope, family, at))
    etag = found.etag if found else '"tags:0"'
    for step, labels in (("", ["b", "A", "Straße"]), ("of an old set", ["c"]), ("that are the same", ["a", "A"])):
        body = models.ReplaceArtifactTagsRequest.model_construct(tags=labels)

        def call(client: PowerContextClient, body: Any = body) -> Awaitable[Any]:
            return client.replace_artifact_tags(scope, family, at, body, expected_etag=etag)

        await walk.step(f"replace {family} tags {step}", call)
    await walk.step(f"get {family} tags after", lambda c: c.get_artifact_tags(scope, family, at))
    for labels, match in ((["b"], None), (["B", "no"], "any"), (["b", "no"], "all")):
        listing = models.ListArtifactsRequest.model_validate({"tag": labels, "tag_match": match})
        await walk.step(f"list {family} by {labels}", lambda c: c.list_artifacts(scope, family, listing))


async def prompts(walk: Walk, scope: str) -> None:
    for key in models.PromptKey:
        await walk.step(f"get configuration of {key.value}", lambda c: c.get_prompt_configuration(scope, key.value))
    made = {"family": "prompt", "prompt_key": "skill.generate", "content": prompt("First.")}
    at = await one_artifact(walk, scope, "prompt", made, {"content": prompt("", "auto")})
    again = models.CreateArtifactRequest.model_validate(made)
    await walk.step("create prompt again", lambda c: c.create_artifact(scope, again))
    await walk.step("get configuration after", lambda c: c.get_prompt_configuration(scope, at))
    await walk.step("get configuration", lambda c: c.get_prompt_configuration(scope, at), "stranger")
    await walk.step("get configuration of no-key", lambda c: c.get_prompt_configuration(scope, "no-key"))


async def sources(walk: Walk, scope: str) -> None:
    made = None
    for content in ("A text.", {"z": 1, "a": [None, "e\u0301"]}, None, 1.5):
        request = models.CreateSourceRequest(content=content)
        made = await walk.step(f"create source {content}", lambda c: c.create_source(scope, request)) or made
    request = models.CreateSourceRequest(content="A text.")
    await walk.step("create source", lambda c: c.create_source(scope, request), "viewer")
    if made is not None:
        for person in ("ada", "viewer", "stranger"):
            await walk.step("get source", lambda c: c.get_source(scope, "content", made.source_id), person)
    await walk.step("get source that is not there", lambda c: c.get_source(scope, "content", "src_none"))
    await walk.step("get source of no type", lambda c: c.get_source(scope, "no-type", "src_none"))


async def audit(walk: Walk, server: dict[str, Any], scope: str) -> None:
    """The audit of the whole walk: page by page of the Scope, and by each filter."""
    at = {"type": "scope", "scope_id": scope}

    async def read(step: str, body: dict[str, Any], person: str = "ada") -> Any:
        request = models.ListAccessAuditRequest.model_validate(body)
        return await walk.step(f"audit {step}", lambda c: c.list_access_audit(request), person)

    for more in ({"result": "denied"}, {"action": "scope.admin"}, {"subject": walk.principal("viewer")}):
        await read(json.dumps(more), {"resource": at, "limit": 500} | more)
    await read("of the server", {"resource": server, "limit": 20}, "root")
    await read("of the server", {"resource": server, "limit": 20}, "observer")
    await read("of the scope", {"resource": at}, "viewer")
    cursor, page = None, 0
    while page == 0 or cursor is not None:
        page += 1
        cursor = (await read(f"of the scope, page {page}", {"resource": at, "cursor": cursor, "limit": 100})).next_cursor


async def main() -> None:
    url, file = sys.argv[1:]
    walk = Walk(url, json.loads(Path(file).read_text(encoding="utf-8")))
    server = {"type": "server", "deployment_id": await deployment(walk)}
    scope = await scopes(walk)
    await bindings(walk, server, scope)
    await access(walk, server, scope)
    await artifacts(walk, scope)
    await prompts(walk, scope)
    await sources(walk, scope)
    await audit(walk, server, scope)


asyncio.run(main())
