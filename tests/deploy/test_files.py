"""What `deploy` promises is so, as far as it can be read: nobody is root, nothing can be written,
everything answers when asked how it is, and every option and variable exists."""

import json
import os
import re
import shlex
import shutil
import subprocess
from configparser import RawConfigParser
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from plansza.cli.app import build
from plansza.cli.seats import KEY_VARIABLE
from plansza.cli.serve import TOKEN_VARIABLE
from plansza.cli.terminal import Terminal
from tests.docs.commands import ROOT
from tests.support.processes import run

pytestmark = pytest.mark.once  # nothing here depends on the build

DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
CADDYFILE = (DEPLOY / "Caddyfile").read_text("utf-8")
EXAMPLE = (DEPLOY / ".env.example").read_text("utf-8")
VARIABLE = re.compile(r"\$\{(\w+)(?::?[-?][^}]*)?\}")
OF_POSTGRESQL = "PGPASSWORD"  # its own library reads it


def instructions() -> list[list[str]]:
    """The lines of the Containerfile, each with its first word apart."""
    lines = [line for line in CONTAINERFILE.splitlines() if not line.startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ")
    return [line.split(maxsplit=1) for line in whole.splitlines() if line.strip()]


def stages() -> list[list[list[str]]]:
    """The instructions by stage."""
    found: list[list[list[str]]] = []
    for each in instructions():
        if each[0] == "FROM":
            found.append([])
        found[-1].append(each)
    return found


def said(stage: list[list[str]], word: str) -> list[str]:
    return [rest for first, rest in stage if first == word]


def serve_options() -> set[str]:
    """What `plansza serve` understands."""
    import typer

    command: Any = typer.main.get_command(build(Terminal("en")))
    return {name for each in command.commands["serve"].params for name in each.opts}


def options_in(line: str) -> set[str]:
    return {word for word in shlex.split(line) if word.startswith("--")}


# --- The image ----------------------------------------------------------------------------------


def test_only_the_first_stage_compiles() -> None:
    first, last = stages()
    assert any("run.py wheel" in line for line in said(first, "RUN"))
    assert any("--require-hashes -r locks/host.txt" in line for line in said(first, "RUN"))
    assert not any("apt-get" in line or "pip" in line for line in said(last, "RUN"))
    assert [line.split()[0] for line in said(last, "COPY")] == ["--from=build"]


def test_who_runs_is_not_root_and_says_how_it_is() -> None:
    last = stages()[-1]
    assert said(last, "USER") == [SERVICES["app"]["user"]]
    assert SERVICES["app"]["user"].split(":")[0] != "0"
    (check,) = said(last, "HEALTHCHECK")
    options, _, command = check.partition(" CMD ")
    asked = SERVICES["app"]["healthcheck"]
    assert ["CMD", *json.loads(command)] == asked["test"]  # an image of Podman's own kind has none
    given = dict(each.removeprefix("--").replace("-", "_").split("=") for each in options.split())
    assert given == {name: str(value) for name, value in asked.items() if name != "test"}


def test_what_the_build_copies_is_all_that_it_needs() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    kept = [line.removeprefix("!") for line in lines if line.startswith("!")]
    assert "*" in lines, "everything else stays away, secrets above all"
    assert all((ROOT / name).exists() for name in kept)
    named = set(re.findall(r"\b(?:locks|run\.py)\b", CONTAINERFILE))
    assert named <= set(kept)


@pytest.mark.parametrize("name", sorted(SERVICES))
def test_a_service_is_closed_and_watched(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["healthcheck"]["test"][0] == "CMD"
    assert service["restart"] == "unless-stopped"
    assert "privileged" not in service
    for other in service.get("depends_on", {}):
        assert other in SERVICES


def test_images_have_a_version_and_no_host() -> None:
    bases = [line.split()[0] for stage in stages() for line in said(stage, "FROM")]
    images = [each["image"] for each in SERVICES.values()]
    for image in (*bases, *images):
        assert re.fullmatch(r"[a-z]+:(?!latest)[\w.-]+", image), image
    assert len(set(bases)) == 1, "what was compiled for one Python runs on the same"


# --- Compose ------------------------------------------------------------------------------------


def command_of_the_app() -> list[str]:
    """What the shell of the container carries out, in words. A command in one piece would be taken
    apart before or after its variables are filled in, by this compose or that."""
    assert SERVICES["app"]["entrypoint"] == ["/bin/sh", "-c"]
    (script,) = SERVICES["app"]["command"]
    assert not VARIABLE.search(script)
    return shlex.split(script.replace("$$", "$"))


def test_the_command_of_the_app_exists() -> None:
    words = command_of_the_app()
    assert words[:3] == ["exec", "plansza", "serve"]
    assert {word for word in words if word.startswith("--")} <= serve_options()
    given = set(SERVICES["app"]["environment"])
    filled = {word.removeprefix("$") for word in words if word.startswith("$")}
    assert filled == {"PLANSZA_NAME", "PLANSZA_PROCESSES", "PLANSZA_OPTIONS"}
    assert given == filled | {OF_POSTGRESQL, KEY_VARIABLE, TOKEN_VARIABLE}
    assert not any("PASSWORD" in word for word in words), "other users list processes"


def test_the_shell_passes_every_option_on() -> None:
    """As the shell of the container does it, with another program in place of ours."""
    (script,) = SERVICES["app"]["command"]
    told = {"PLANSZA_PROCESSES": "2", "PLANSZA_NAME": "a.org", "PLANSZA_OPTIONS": "--metrics --x 1"}
    script = script.replace("$$", "$").replace("exec plansza", "exec printf '%s\\n'")
    done = run(["/bin/sh", "-c", script], env={**os.environ, **told})
    assert done.stdout.split("\n")[-6:-1] == ["--name", "a.org", "--metrics", "--x", "1"]
    told["PLANSZA_OPTIONS"] = ""
    done = run(["/bin/sh", "-c", script], env={**os.environ, **told})
    assert done.stdout.split("\n")[-3:-1] == ["--name", "a.org"]


def test_the_proxy_is_believed_and_nobody_else_is_reached() -> None:
    (network,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    words = command_of_the_app()
    assert words[words.index("--proxy") + 1] == network["subnet"]
    assert [name for name, each in SERVICES.items() if "ports" in each] == ["proxy"]
    assert COMPOSE["networks"]["back"] == {"internal": True}
    fronted = {name for name, each in SERVICES.items() if "front" in each["networks"]}
    assert fronted == {"app", "proxy"}


def test_env_has_what_is_asked_for_and_nothing_else() -> None:
    asked = set(VARIABLE.findall((DEPLOY / "compose.yaml").read_text("utf-8"))) | {
        KEY_VARIABLE,
        TOKEN_VARIABLE,
    }
    assert set(re.findall(r"^#?(\w+)=", EXAMPLE, re.MULTILINE)) == asked
    assert not re.search(r"(?:PASSWORD|KEY|TOKEN)=\S", EXAMPLE), (
        "no secret that all servers would share"
    )
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert any(fnmatch("/deploy/.env", line) for line in ignored)


def test_the_hosts_file_is_read_and_kept_from_others() -> None:
    """Under systemd and in the container it lies in the same folder, which the server may read; no
    repository and no image gets it."""
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    folder = str(Path(unit()["EnvironmentFile"]).parent)
    assert f"sudo install -d -m 0750 -g {unit()['Group']} {folder}\n" in guide
    assert SERVICES["app"]["volumes"] == [f"./settings:{folder}:ro"]
    assert f"--config {folder}/plansza.toml" in guide
    assert "*" in (DEPLOY / "settings" / ".gitignore").read_text("utf-8").splitlines()
    assert "!deploy" not in (ROOT / ".dockerignore").read_text("utf-8")


def test_volumes_are_declared() -> None:
    used = [each for service in SERVICES.values() for each in service.get("volumes", ())]
    names = {each.partition(":")[0] for each in used}
    assert {name for name in names if not name.startswith(".")} == set(COMPOSE["volumes"])
    assert all((DEPLOY / name).exists() for name in names if name.startswith("."))


# --- Caddy and systemd --------------------------------------------------------------------------


def test_caddy_understands_its_file(tmp_path: Path) -> None:
    asked = set(re.findall(r"\{\$(\w+)", CADDYFILE))
    assert asked == set(SERVICES["proxy"]["environment"])
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("there is no caddy here")
    told = {"PLANSZA_NAME": "tables.example.org", "HOME": str(tmp_path)}
    for tls in ("internal", "you@example.org"):
        command = [caddy, "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"]
        done = run(list(map(str, command)), env={**os.environ, **told, "PLANSZA_TLS": tls})
        assert done.returncode == 0, done.stderr


def unit() -> dict[str, str]:
    """What stands in the section of the service; of what stands twice, the last."""
    read = RawConfigParser(strict=False, delimiters=("=",), interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(DEPLOY / "plansza.service", "utf-8")
    return dict(read["Service"])


def test_the_unit_starts_what_there_is_without_rights() -> None:
    found = unit()
    words = shlex.split(found["ExecStart"])
    assert words[:2] == ["/opt/plansza/bin/plansza", "serve"]
    assert options_in(found["ExecStart"]) <= serve_options()
    assert found["User"] == "plansza"
    assert found["Type"] == "notify"  # `plansza serve` says when its tables are open
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "RestrictSUIDSGID"):
        assert found[name] == "yes"
    assert found["ProtectSystem"] == "strict"
    assert found["CapabilityBoundingSet"] == ""


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd here")
    text = (DEPLOY / "plansza.service").read_text("utf-8")
    copy = tmp_path / "plansza.service"
    copy.write_text(text.replace("/opt/plansza/bin/plansza", "/bin/true"), "utf-8")
    done = subprocess.run([analyze, "verify", str(copy)], capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if "plansza.service" in line]
    assert done.returncode == 0, ours
    assert not ours
