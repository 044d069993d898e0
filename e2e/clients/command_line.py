"""Gives PowerContext's own command line every command whose routes the embedded service offers.

    command_line.py URL PEOPLE

Each command becomes one JSON line: how it ended and what it printed.
"""

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

from powercontext.cli.app import create_cli
from recording import Names, write
from typer.testing import CliRunner


#: The commands of a client: those of a server and of plugins of agents are left out.
COMMANDS = create_cli(())
REQUEST = re.compile(r"\b[0-9a-f]{16}\b")


class Terminal:
    """Runs commands against one server and names what the server made up."""

    def __init__(self, url: str, people: dict[str, Any]) -> None:
        self.people = people
        self.names = Names()
        self._url = url
        for name in [name for name in os.environ if name.startswith("POWERCONTEXT_")]:
            del os.environ[name]  # a developer's own settings must not leak into the tests

    def run(self, *arguments: str, as_: str | None = "root", plain: bool = False) -> Any:
        """Runs one command and writes its line; returns the JSON that it printed, None where that was none."""
        options = ["--server-url", self._url, "--timeout", "60", *([] if plain else ["--json"])]
        token = {"POWERCONTEXT_CLIENT_API_TOKEN": None if as_ is None else self.people[as_]["token"]}
        # All in this process: its start takes seconds, which a test would spend on each command.
        ended = CliRunner().invoke(COMMANDS, [*options, *arguments], env=token | {"NO_COLOR": "1", "COLUMNS": "200"})
        printed = self._read(ended.stdout)
        step = " ".join([self.names.text(" ".join(arguments)), *(["in words"] if plain else []), f"as {as_}"])
        shown = self.names.of(printed if printed is not None else ended.stdout)
        said = REQUEST.sub("<request>", self.names.text(ended.stderr.replace(self._url, "<url>")))
        write(step, {"code": ended.exit_code, "body": shown, "said": said})
        return printed

    @staticmethod
    def _read(text: str) -> Any:
        try:
            return json.loads(text)
        except ValueError:
            return None


def described(title: str, summary: str) -> list[str]:
    return ["--title", title, "--summary", summary]


def walk(terminal: Terminal) -> None:
    run = terminal.run
    for command in ("live", "ready", "capabilities"):
        run(command)
        run(command, plain=True)
    run("capabilities", as_=None)
    made = run("scope", "create", *described("By command", "One line."), "--idempotency-key", "k")
    scope = made["scope_id"]
    run("scope", "create", *described("By command", "One line."), "--idempotency-key", "k")
    run("scope", "create", *described("Another", "One line."), "--idempotency-key", "k")
    run("scope", "create", *described("Refused", "One line."), "--idempotency-key", "s", as_="stranger")
    relations = ["--parent-scope-id", scope, "--context-reference", scope, "--external-reference", "repo=x"]
    child = run("scope", "create", *described("Nested", "Below."), "--idempotency-key", "c", *relations)["scope_id"]
    run("scope", "create", *described("Words", "In words."), "--idempotency-key", "w", plain=True)
    run("scope", "get", child)
    run("scope", "get", child, plain=True)
    run("scope", "get", child, as_="stranger")
    run("scope", "get", "scp_none")
    run("scope", "update", child, *described("Nested 2", "Still below."), "--expected-version", "1")
    run("scope", "update", child, *described("Nested 3", "Too late."), "--expected-version", "1")
    run("scope", "set-default", scope)
    run("scope", "set-default", scope, as_="stranger")
    run("scope", "default")
    run("scope", "default", plain=True)
    for field, text in (("title", "Nested"), ("summary", "line"), ("title", "none")):
        run("scope", "list", "--query-field", field, "--query", text)
    run("scope", "list", "--query-field", "title", "--query", "Nested", plain=True)
    run("scope", "list", as_="stranger")


if __name__ == "__main__":
    walk(Terminal(sys.argv[1], json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))))
