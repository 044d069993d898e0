"""Serves a real PowerContext to the end-to-end tests, with as many identities as the tests have.

The packaged command knows one access token. A deployment with several people brings its own
authentication provider; this launcher is the smallest such deployment (contract section 1). It
works on every 1.x version from 1.0.0 to 1.4.1.

    launch.py --deployment FILE --data DIR [--port N] [--access enforced|disabled] [--cursor-secret TEXT]
        [--database-url URL]

FILE is the JSON of `e2e/identities.ts`: {"identities": [{"token", "principal": {"type", "id",
"description"}}], "administrators": [principal]}. When the server answers, one line goes to
stdout: `listening on http://127.0.0.1:PORT`. Everything else goes to stderr.
"""

import argparse
import asyncio
import inspect
import json
import os
import socket
import sys
from pathlib import Path


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deployment", type=Path, required=True, help="JSON file of identities")
    parser.add_argument("--data", type=Path, required=True, help="directory of the database")
    parser.add_argument("--port", type=int, default=0, help="0 (the default) takes a free port")
    parser.add_argument("--access", choices=("enforced", "disabled"), default="enforced")
    parser.add_argument("--cursor-secret", help="what several processes over one database share")
    parser.add_argument(
        "--database-url", help="a migrated database of OceanBase or seekdb, in place of SQLite"
    )
    return parser.parse_args()


def configure(
    data: Path,
    access: str,
    background_principal: str,
    cursor_secret: str | None,
    database_url: str | None,
) -> None:
    """Sets what the server reads from its environment; must run before its modules are imported."""
    data.mkdir(parents=True, exist_ok=True)
    for name in [name for name in os.environ if name.startswith("POWERCONTEXT_")]:
        del os.environ[name]  # a developer's own settings must not leak into the tests
    os.environ.update(
        POWERCONTEXT_SERVER_DATABASE_URL=f"sqlite+aiosqlite:///{data.resolve() / 'pc.db'}",
        POWERCONTEXT_SERVER_ACCESS_MODE=access,
        # Prompts can be saved only where a generation model is configured. Nothing ever listens on
        # the discard port, so no model answers and none needs to.
        POWERCONTEXT_SERVER_INFERENCE_GENERATION_MODEL="openai:none",
        POWERCONTEXT_SERVER_INFERENCE_GENERATION_BASE_URL="http://127.0.0.1:9/v1",
        OPENAI_API_KEY="none",
    )
    if access == "enforced":
        os.environ["POWERCONTEXT_SERVER_ACCESS_BACKGROUND_PRINCIPAL_ID"] = background_principal
    if database_url is not None:
        os.environ.update(
            POWERCONTEXT_SERVER_DATABASE_KIND="oceanbase",
            POWERCONTEXT_SERVER_DATABASE_URL=database_url,
            # These processes only serve requests, and name the families that the migration wrote down (seekdb.py).
            POWERCONTEXT_SERVER_RUNTIME_ARTIFACT_PROCESSING_ROLE="api",
            POWERCONTEXT_SERVER_RUNTIME_ARTIFACT_PROCESSING_FAMILIES='["experience"]',
        )
    if cursor_secret is not None:
        os.environ["POWERCONTEXT_SERVER_CURSOR_SIGNING_SECRET"] = cursor_secret


async def prepare(settings, administrators) -> None:
    """Migrates the database where the version wants that, and makes the first administrators."""
    from powercontext.server.authz.composition import open_builtin_access_control

    # The settings of releases that know one kind of database have no `kind`.
    migrated = getattr(settings.database, "kind", None) == "oceanbase"
    try:
        from powercontext.builtin.persistence.migrations.server_readiness import (
            prepare_server_storage,
        )
    except ImportError:
        pass  # before 1.3 the server makes its own tables
    else:
        prepared = None if migrated else prepare_server_storage(settings)
        if inspect.isawaitable(prepared):
            await prepared
    if not administrators:
        return
    access_control = open_builtin_access_control(
        settings.database,
        bootstrap_administrators=administrators,
        deployment_id=settings.access.deployment_id,
    )
    if inspect.isawaitable(access_control):
        access_control = await access_control
    if hasattr(access_control, "__aenter__"):
        async with access_control:
            pass
    else:
        await access_control.close()


def provider_of(principals: dict):
    """An authentication provider that looks a bearer token up in `principals`."""
    from powercontext.server.authentication import (
        AuthenticationRejectedError,
        AuthenticationResult,
        ProviderReadiness,
    )

    class TokenTable:
        async def authenticate(self, request):
            scheme, _, token = (request.headers.get("authorization") or "").partition(" ")
            principal = principals.get(token) if scheme.lower() == "bearer" else None
            if principal is None:
                raise AuthenticationRejectedError("unknown token")
            return AuthenticationResult(subject=principal)

        async def readiness(self):
            return ProviderReadiness(ready=True)

    return TokenTable()


def serve(app, port: int) -> None:
    import uvicorn

    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"

    class AnnouncingServer(uvicorn.Server):
        async def startup(self, sockets=None):
            await super().startup(sockets=sockets)
            if self.started:
                print(f"listening on {address}", file=announcements, flush=True)

    AnnouncingServer(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])


def main() -> None:
    arguments = read_arguments()
    deployment = json.loads(arguments.deployment.read_text(encoding="utf-8"))
    administrators = deployment["administrators"]
    background = administrators[0]["id"] if administrators else "nobody"
    configure(
        arguments.data,
        arguments.access,
        background,
        arguments.cursor_secret,
        arguments.database_url,
    )
    os.chdir(arguments.data)  # whatever the server leaves behind goes with the database

    from powercontext.server.factory import create_server_app
    from powercontext.server.settings import ServerSettings

    settings = ServerSettings()
    if arguments.access == "disabled":
        asyncio.run(prepare(settings, ()))
        serve(create_server_app(settings=settings), arguments.port)
        return

    from powercontext.server.authentication import PrincipalRef

    asyncio.run(prepare(settings, tuple(PrincipalRef(**one) for one in administrators)))
    principals = {
        one["token"]: PrincipalRef(**one["principal"]) for one in deployment["identities"]
    }
    app = create_server_app(settings=settings, authentication_provider=provider_of(principals))
    serve(app, arguments.port)


if __name__ == "__main__":
    # stdout is for the one line that names the address: the server's own prints go to stderr.
    announcements, sys.stdout = sys.stdout, sys.stderr
    main()
