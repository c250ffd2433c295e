"""What goes over a socket: plain or compressed, whole messages of any size."""

import zlib

import pytest
from websockets.sync.client import connect

from ossuary.host.web.frames import PACKED, SMALLEST, TAIL, TEXT, framed, packed

from ..host import PATIENCE, Guest, Host

ME = {"kind": "me"}


@pytest.mark.parametrize("window", [9, 12, 15])
def test_a_compressed_message_can_be_read_by_itself(window: int) -> None:
    data = b'{"type":"update"}' * 500
    assert zlib.decompressobj(-window).decompress(packed(data, window) + TAIL) == data
    assert len(packed(data, window)) < len(data) / 10


@pytest.mark.parametrize(
    ("size", "window", "first"),
    [(SMALLEST - 1, 12, TEXT), (SMALLEST, 12, PACKED), (SMALLEST, None, TEXT), (100_000, None, TEXT)],
)
def test_only_large_messages_go_compressed_and_only_where_that_is_agreed(
    size: int, window: int | None, first: int
) -> None:
    assert framed(b"a" * size, window)[0] == first


@pytest.mark.parametrize("compression", ["deflate", None])
def test_a_client_reads_large_and_small_messages_whether_it_asks_for_compression_or_not(
    host: Host, ada: Guest, compression: str | None
) -> None:
    table = ada.open("skulls-of-sedlec", [ME] * 3)["table"]
    ada.ask(table, "start")
    address = f"ws{host.url[4:]}/api/tables/{table}/live"
    headers = {"Cookie": ada.cookie, "Origin": host.url}
    with connect(address, additional_headers=headers, compression=compression) as socket:
        assert len(socket.recv(PATIENCE)) > SMALLEST
        socket.send('{"type":"ping","id":"p"}')
        while '"pong"' not in (message := str(socket.recv(PATIENCE))):
            pass
        assert len(message) < SMALLEST
        assert socket.response
        agreed = socket.response.headers.get("Sec-WebSocket-Extensions")
    if compression is None:
        assert agreed is None
    else:
        assert agreed and "server_no_context_takeover" in agreed and "client_no_context_takeover" in agreed
