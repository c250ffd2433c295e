"""The client in TypeScript, in Node.js at a real host: the program of its README plays, and no connection is missed."""

import json
import re
import subprocess
import sys
from pathlib import Path

from .host import PATIENCE, Guest, Host

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "client-typescript"
NODE = str(Path(sys.executable).with_name("node"))
STAYS = """
const host = new Host('http://127.0.0.1:8000', process.env.OSSUARY_TOKEN);
const table = host.table(process.env.TABLE);
for await (const event of table) {
  if (event.type === 'update' && event.happened.length === 0) console.log('here');
  if (event.type === 'lost') {
    console.log('lost');
    table.say('Still here?').then((ack) => console.log(ack.type));
  }
  if (event.type === 'found') console.log('found');
  if (event.type === 'chat') {
    console.log(event.messages.at(-1).text);
    break;
  }
}
await table.start().catch((error) => console.log(error.refusal.code));
table.close();
await table.start().catch((error) => console.log(error.message));
"""
TURNED_AWAY = """
const table = new Host('http://127.0.0.1:8000', process.env.OSSUARY_TOKEN).table('nobody');
try {
  for await (const event of table);
} catch (error) {
  console.log(error.refusal.code);
}
"""


def program(folder: Path, host: Host, text: str, **environment: str) -> "subprocess.Popen[str]":
    """A program that uses the client."""
    text = text.replace("http://127.0.0.1:8000", host.url)
    if "import" not in text:
        text = f"import {{ Host }} from 'ossuary-client';\n{text}"
    file = folder / "program.mts"
    file.write_text(text.replace("'ossuary-client'", f"'{(FOLDER / 'src' / 'index.ts').as_uri()}'"), encoding="utf-8")
    return subprocess.Popen(
        [NODE, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def token(guest: Guest) -> str:
    """A token of a guest."""
    return str(guest.got(guest.http.post("/api/me/tokens", json={}))["text"])


def test_the_program_of_the_readme_plays(host: Host, ada: Guest, tmp_path: Path) -> None:
    [text] = re.findall(r"^```ts\n(.*?)^```$", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    out, err = program(tmp_path, host, text, OSSUARY_TOKEN=token(ada)).communicate(timeout=PATIENCE)
    assert re.fullmatch(r"\[ \d+, \d+ \]\n", out), err


def test_what_was_not_answered_outlives_the_connection(tmp_path: Path) -> None:
    with Host(tmp_path, rate=10_000) as host:
        ada = Guest(host.url, "Ada")
        table = ada.open("bones", [{"kind": "me"}, {"kind": "open"}])["table"]
        running = program(tmp_path, host, STAYS, OSSUARY_TOKEN=token(ada), TABLE=table)
        assert running.stdout
        said = [running.stdout.readline()]
        host.stop()
        said.append(running.stdout.readline())
        host.start()
        out, err = running.communicate(timeout=PATIENCE)
    assert said == ["here\n", "lost\n"], err
    found, *rest = [line for line in out.splitlines() if line != "here"]
    assert found == "found" and sorted(rest) == ["Still here?", "ack", "closed", "host-not-ready"]


def test_who_is_turned_away_hears_why(host: Host, ada: Guest, tmp_path: Path) -> None:
    out, err = program(tmp_path, host, TURNED_AWAY, OSSUARY_TOKEN=token(ada)).communicate(timeout=PATIENCE)
    assert out == "host-no-table\n", err


def test_its_types_hold_and_are_those_of_the_host() -> None:
    assert (FOLDER / "src" / "protocol.ts").read_text("utf-8") == (ROOT / "web/src/host/protocol.ts").read_text("utf-8")
    tsc = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    ran = subprocess.run([NODE, str(tsc), "-p", str(FOLDER)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
    assert (
        json.loads((FOLDER / "package.json").read_text("utf-8")).keys() & {"dependencies", "devDependencies"} == set()
    )
