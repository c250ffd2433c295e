"""The games that the tests of the stage listen to are still told so by a host."""

from .page_streams import FOLDER, texts


def test_every_file_is_what_the_host_would_tell_now() -> None:
    now = texts()
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(now)
    assert [name for name in now if (FOLDER / name).read_text(encoding="utf-8") != now[name]] == []
