"""Opens idle sockets at a host: python benchmarks/sockets.py URL NUMBER [deflate]; holds them until its input ends."""

import asyncio
import resource
import sys
from urllib.parse import urlsplit

import httpx
import uvloop
from picows import WSListener, WSTransport, ws_connect

OF_TABLE = 100  # sockets, half of them for each of two players: as many as a player may have
AT_ONCE = 20
OFFER = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
PATIENCE = 120.0


async def seated(client: httpx.AsyncClient) -> tuple[str, list[str]]:
    """A table with two players, and their cookies."""
    cookies = []
    for name in ("Ada", "Bob"):
        client.cookies.clear()
        answer = await client.post("/api/me", json={"name": name})
        cookies.append(f"ossuary={answer.cookies['ossuary']}")
    client.cookies.clear()
    new = {"game": "shark-attacks", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = (await client.post("/api/tables", json=new, headers={"Cookie": cookies[0]})).json()
    address = f"/api/tables/{made['table']}"
    join = {"type": "join", "id": "j", "text": "b"}
    headers, invite = {"Cookie": cookies[1]}, {"invite": made["invite"]}
    answer = await client.post(f"{address}/commands", json=join, headers=headers, params=invite)
    assert answer.is_success, answer.text
    return address, cookies


async def hold(url: str, number: int, more: dict[str, str]) -> None:
    """Opens the sockets, says so, and waits."""
    sockets: list[WSTransport] = []
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        tables = [await seated(client) for _ in range(-(-number // OF_TABLE))]
    print("seated", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for first in range(0, number, AT_ONCE):
        opening = []
        for place in range(first, min(first + AT_ONCE, number)):
            address, cookies = tables[place // OF_TABLE]
            headers = {"Cookie": cookies[place % 2], "Origin": url, **more}
            opening.append(ws_connect(WSListener, f"ws{url[4:]}{address}/live", extra_headers=headers))
        sockets += [transport for transport, _ in await asyncio.gather(*opening)]
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    _, address, number, *rest = sys.argv
    if urlsplit(address).hostname != "127.0.0.1" or not 0 < int(number) <= 28_000:
        sys.exit(__doc__)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(hold(address, int(number), OFFER if rest == ["deflate"] else {}))
