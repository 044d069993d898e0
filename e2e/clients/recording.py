"""What a client was answered, as JSON lines that are the same for two servers which do the same."""

import json
import re
from typing import Any

#: What a server makes up, by its shape. Each is named by its kind and its number in the order of its first appearance.
MADE_UP = {
    "uuid": r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",
    "scope": r"scp_[0-9a-z]{26}",
    "binding": r"bind_[0-9a-f]{32}",
    "artifact": r"art_[0-9a-f]{32}",
    "source": r"src_[0-9a-f]{32}",
    "entry": r"mem_(?:ent|ver)_[0-9a-f]{32}",
    "tags": r"(?<=tags:)[0-9a-f]{64}",
}
INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)")
#: Fields of which nothing but being there can be compared.
OPAQUE = {"request_id", "policy_revision", "next_cursor", "message", "msg", "deployment_id"}

#: Families whose contents hold an instant or an id, so that no two servers have the same digest of one.
DATED = ("profile", "handoff")


def in_their_order(items: list[Any]) -> list[Any]:
    """Role bindings come in the order of their random ids: here in the order of what granted them."""
    if all(isinstance(one, dict) and "binding_id" in one and "idempotency_key" in one for one in items):
        # What the server itself granted has a key of the server's own.
        return sorted(items, key=lambda one: (one["reason"] or "", one["role"], one["idempotency_key"]))
    return items


class Names:
    """Gives what a server makes up the names by which two servers can be compared."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._kinds = [(kind, re.compile(shape)) for kind, shape in MADE_UP.items()]

    def text(self, text: str) -> str:
        for kind, shape in self._kinds:
            text = shape.sub(lambda found, kind=kind: self._name(kind, found[0]), text)
        return INSTANT.sub("<instant>", text)

    def of(self, value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            if value.get("family") in DATED and "content_digest" in value:
                value = value | {"content_digest": "<content_digest>"}
            return {name: self.of(one, name) for name, one in value.items()}
        if isinstance(value, list):
            return [self.of(one) for one in in_their_order(value)]
        if value is not None and key in OPAQUE:
            return f"<{key}>"
        if key == "cursor" and isinstance(value, int):
            return "<position>"
        return self.text(value) if isinstance(value, str) else value

    def _name(self, kind: str, made_up: str) -> str:
        # Each server counts its own: the names agree as long as everything appears in the same order.
        return self._names.setdefault(made_up, f"<{kind} {len(self._names) + 1}>")


def write(step: str, answer: Any) -> None:
    print(json.dumps({"step": step, "answer": answer}, ensure_ascii=True), flush=True)
