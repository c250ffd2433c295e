// Compiles Python for the browser, by the very Python that runs there:
//   node bytecode.ts PACKAGES HOST FOLDER
// PACKAGES is an archive of Python's library and of packages, HOST one of the host. Into the folder come `python.zip`, bytecode of all
// that a host needs to begin a game of each kind; `rest.json`, the names of the other files; and `host.zip`, the host with its bytecode.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';

const COMPILE = `
import io, json, marshal, sys, zipfile
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path

UNCHECKED = (1).to_bytes(4, "little")
# Compiled code is looked up by digests of these sources, and migrations are found by their files; of all others their bytecode is enough.
READ = tuple(f"ossuary/{part}" for part in ("compiling/", "engine/", "fair.py", "games/", "host/db/migrations/", "minds/", "table.py", "twin/"))


def written(name, files):
    with zipfile.ZipFile(name, "w") as archive:
        for path, content in files:
            archive.writestr(zipfile.ZipInfo(path), content)


def bytecode(path, source):
    """A module as bytecode, without texts for readers and numbers of lines."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(bare(code))


def bare(code):
    inner = tuple(bare(one) if hasattr(one, "co_code") else one for one in code.co_consts)
    units = len(code.co_code) // 2
    nowhere = b"\\xff" * (units // 8) + bytes([0xF8 | units % 8 - 1] if units % 8 else [])  # each for at most eight units
    return code.replace(co_consts=inner, co_linetable=nowhere)


def read(name):
    with zipfile.ZipFile(name) as archive:
        return {path: archive.read(path) for path in archive.namelist()}


def host(files):
    for path, content in files.items():
        if not path.endswith(".py"):
            yield path, content
        elif path.startswith(READ):
            yield path, content
            yield cache_from_source(path), bytecode(path, content)
        else:
            yield path + "c", bytecode(path, content)


def module(path):
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def packages(files, used):
    now, rest = [], []
    for path, content in files.items():
        if module(path) in used:
            now.append((path + "c", bytecode(path, content)))
        elif path.endswith(".py"):
            rest.append(path)
    return now, rest


async def rehearsed():
    """The modules that a host has imported when games have begun."""
    sys.path[:0] = ["/site", "/packages.zip"]
    from ossuary.engine.registry import GAMES
    from ossuary.host.in_browser import Local
    import ossuary.minds.in_browser

    local = Local("/kept", lambda *_: None)
    await local.begin()
    for path in ("/api/me", "/api/me/tables", "/api/games"):
        await local.request("GET", path, "")
    await local.request("POST", "/api/me", json.dumps({"name": "Ada"}))
    for number, game in enumerate(GAMES):
        seats = [{"kind": "me"}, {"kind": "mind", "mind": "rule-of-thumb"}]
        made = await local.request("POST", "/api/tables", json.dumps({"game": game, "seats": seats}))
        table = json.loads(made.body)["table"]
        start = {"type": "start", "id": "start"}
        await local.request("POST", f"/api/tables/{table}/commands", json.dumps(start))
        local.open(number, f"/api/tables/{table}/live?since=0")
        await local.request("GET", f"/api/tables/{table}", "")
        local.close(number)
    return set(sys.modules)


async def made():
    Path("/kept").mkdir()
    written("/made/host.zip", host(read("/host.zip")))
    with zipfile.ZipFile("/host.zip") as archive:
        archive.extractall("/site")
    now, rest = packages(read("/packages.zip"), await rehearsed())
    written("/made/python.zip", now)
    Path("/made/rest.json").write_text(json.dumps(rest))


made
`;

const [, , packages = '', host = '', folder = ''] = process.argv;
const python = await loadPyodide();
python.FS.writeFile('/packages.zip', new Uint8Array(readFileSync(packages)));
python.FS.writeFile('/host.zip', new Uint8Array(readFileSync(host)));
python.FS.mkdirTree('/made');
await (python.runPython(COMPILE) as () => Promise<void>)();
for (const name of ['host.zip', 'python.zip', 'rest.json']) writeFileSync(join(folder, name), python.FS.readFile(`/made/${name}`));
process.exit(); // the host would go on
