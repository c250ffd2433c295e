"""The page that needs no host, where a host serves it, too."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ossuary.cli import main

from ..host import Host


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What stands for such a page."""
    made = tmp_path_factory.mktemp("page")
    (made / "assets" / "python").mkdir(parents=True)
    (made / "index.html").write_text("<head><title>Ossuary</title></head>", encoding="utf-8")
    (made / "sw.js").write_text("//", encoding="utf-8")
    (made / "assets" / "python" / "host.worker.js").write_text("//", encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def served(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        Host(tmp_path_factory.mktemp("host"), alone=str(folder)) as host,
        httpx.Client(base_url=host.url) as client,
    ):
        yield client


def test_each_page_names_the_other(served: httpx.Client) -> None:
    assert '<meta name="ossuary-alone" content="/alone/" />' in served.get("/").text
    assert '<meta name="ossuary-host" content="/" /></head>' in served.get("/alone/").text
    assert served.head("/alone/").status_code == 200


def test_without_the_slash_its_files_would_be_elsewhere(served: httpx.Client) -> None:
    answer = served.get("/alone")
    assert (answer.status_code, answer.headers["location"]) == (308, "/alone/")


def test_its_worker_may_run_python_and_the_script_that_it_unpacks(served: httpx.Client) -> None:
    worker = served.get("/alone/assets/python/host.worker.js")
    assert "script-src 'self' 'wasm-unsafe-eval' blob:" in worker.headers["content-security-policy"]
    assert worker.headers["cache-control"].startswith("max-age=31536000")
    other = served.get("/alone/sw.js")
    assert "blob:" not in other.headers["content-security-policy"] and other.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/alone/nothing.js", "/alone/../tables.db", "/alone/assets/%2e%2e/%2e%2e/secret"])
def test_nothing_else_is_there(served: httpx.Client, path: str) -> None:
    assert served.get(path).status_code == 404


def test_a_host_without_it_says_nothing_of_it(nobody: httpx.Client) -> None:
    assert "ossuary-alone" not in nobody.get("/").text
    assert nobody.get("/alone/").status_code == 404


def test_a_folder_without_the_page_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--alone", str(tmp_path)]) != 0
    assert "does not hold the page that needs no host" in " ".join(capsys.readouterr().err.split())
