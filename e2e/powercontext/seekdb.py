"""Makes a database for PowerContext in a seekdb server, which has OceanBase's engine.

    seekdb.py wait PORT           ends when the server at this port of 127.0.0.1 answers
    seekdb.py prepare PORT DIR    makes the database and its user, and migrates it; DIR takes the files of the migration

The environment names both passwords: SEEKDB_ROOT_PASSWORD, which `prepare` gives to a server that has none yet, and
SEEKDB_PASSWORD. Messages go to stderr.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pymysql

USER = "powercontext"
DATABASE = "powercontext"
# Seconds until a server that does not answer counts as failed.
START_SECONDS = 120
# The migration writes down which families a deployment works on; `launch.py` names the same ones.
FAMILIES = '["experience"]'


def connect(port: int, password: str) -> pymysql.Connection:
    return pymysql.connect(
        host="127.0.0.1", port=port, user="root", password=password, autocommit=True
    )


def wait(port: int, password: str) -> pymysql.Connection:
    begin = time.monotonic()
    while True:
        try:
            return connect(port, password)
        except pymysql.MySQLError:
            if time.monotonic() - begin > START_SECONDS:
                raise
            time.sleep(0.25)


def prepare(port: int, directory: Path) -> None:
    password = os.environ["SEEKDB_PASSWORD"]
    with wait(port, "") as connection, connection.cursor() as cursor:
        for statement in (
            f"CREATE DATABASE {DATABASE} DEFAULT CHARSET utf8mb4",
            # The migration identifies its database by a table that OceanBase has and seekdb has not.
            "CREATE TABLE oceanbase.DBA_OB_TENANTS"
            " (TENANT_ID BIGINT PRIMARY KEY, CREATE_TIME DATETIME, TENANT_TYPE VARCHAR(16))",
            "INSERT INTO oceanbase.DBA_OB_TENANTS VALUES (1, '2026-01-01 00:00:00', 'USER')",
        ):
            cursor.execute(statement)
        cursor.execute(f"CREATE USER {USER} IDENTIFIED BY %s", (password,))
        cursor.execute(f"GRANT ALL ON {DATABASE}.* TO {USER}")
        cursor.execute(f"GRANT SELECT ON oceanbase.* TO {USER}")
        cursor.execute("ALTER USER root IDENTIFIED BY %s", (os.environ["SEEKDB_ROOT_PASSWORD"],))
    address = f"127.0.0.1:{port}/{DATABASE}"
    migrate(f"mysql+aoceanbase://{USER}:{password}@{address}?charset=utf8mb4", directory)


def migrate(url: str, directory: Path) -> None:
    """Makes PowerContext's tables. Over SQLite its servers make them; over OceanBase they expect them."""
    directory.mkdir(parents=True, exist_ok=True)
    settings = directory / "migration.env"
    settings.write_text(
        "\n".join(
            (
                "POWERCONTEXT_SERVER_DATABASE_KIND=oceanbase",
                f"POWERCONTEXT_SERVER_DATABASE_URL={url}",
                "POWERCONTEXT_SERVER_ACCESS_MODE=enforced",
                "POWERCONTEXT_SERVER_AUTH_TOKEN=nobody-signs-in-with-it",
                "POWERCONTEXT_SERVER_RUNTIME_ARTIFACT_PROCESSING_ROLE=api",
                f"POWERCONTEXT_SERVER_RUNTIME_ARTIFACT_PROCESSING_FAMILIES='{FAMILIES}'",
            )
        )
        + "\n"
    )
    shared = ["--env-file", str(settings), "--evidence-dir", str(directory / "evidence")]
    shared += ["--lock-coordination", "single-host", "--backup", "skip"]
    plan = json.loads(run("plan", *shared))["plan_id"]
    run("apply", *shared, "--plan-id", plan, "--yes", "--maintenance-confirmed", "--accept-no-backup")


def run(command: str, *arguments: str) -> str:
    program = Path(sys.executable).with_name("powercontext")
    # The program names its Python by a path, which is wrong once the environment was moved.
    done = subprocess.run(
        [sys.executable, program, "server", "db-migrate", command, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"db-migrate {command} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


if __name__ == "__main__":
    if sys.argv[1] == "wait":
        wait(int(sys.argv[2]), os.environ["SEEKDB_ROOT_PASSWORD"]).close()
    else:
        prepare(int(sys.argv[2]), Path(sys.argv[3]))
