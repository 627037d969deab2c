"""Measures boardgame.io's server in a closed loop: four seats a table, its own protocol."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from bench import closed_loop
from bench.closed_loop import SCREENS, Table, Tally
from bench.homes import HOMES
from bench.wire import LiveSocket

HOME: Final = HOMES / "boardgameio"
SOCKET: Final = "/socket.io/?EIO=4&transport=websocket"
UPDATE: Final = b'42/paint,["update"'
SYNC: Final = b'42/paint,["sync"'
STATE_ID: Final = b'"_stateID":'
FIELDS: Final = 64


class Match(Table):
    """Turns go round, so everybody knows whose it is; a field is painted if it is not one's own."""

    def __init__(self, port: int, number: int, tally: Tally) -> None:
        super().__init__(tally)
        self.port = port
        self.dice = random.Random(number)
        self.id = f"match{number}"
        self.sockets: list[LiveSocket] = []
        self.owners = [-1] * FIELDS
        self.state_id = 0
        self.synced = asyncio.Event()

    async def open(self) -> None:
        """Its server makes a match when somebody asks for one that it does not have."""
        for seat in range(SCREENS):
            early: list[bytes] = []  # its greeting may come before the socket is ours
            socket = await LiveSocket.to(self.port, SOCKET, "", early.append)
            self.sockets.append(socket)
            socket.hear = partial(self.hear, seat)
            for message in early:
                self.hear(seat, message)
            await self.synced.wait()
            self.synced.clear()

    def hear(self, seat: int, message: bytes) -> None:
        self.sizes[seat] += len(message)
        if message.startswith(UPDATE):
            at = message.index(STATE_ID) + len(STATE_ID)
            found = int(message[at : at + 12].partition(b",")[0].rstrip(b"}]"))
            if found == self.state_id + 1:
                if seat == self.state_id % SCREENS:
                    self.arrived()  # the mover's own update is its acknowledgement too
                self.behind_all(found)
        elif message.startswith(SYNC):
            self.synced.set()
        elif message.startswith(b"0"):
            self.sockets[seat].send(b"40/paint,")
        elif message.startswith(b"40/paint"):
            words = json.dumps(["sync", self.id, str(seat), None, 4])
            self.sockets[seat].send(b"42/paint," + words.encode())
        elif message == b"2":
            self.sockets[seat].send(b"3")
        elif message.startswith((b"44", b'42/paint,["error')):
            self.failed(message.decode()[:200])

    def behind_all(self, found: int) -> None:
        if self.behind == 1:
            self.state_id = found
        self.arrived()

    def move(self) -> None:
        seat = self.state_id % SCREENS
        field = self.dice.choice([at for at in range(FIELDS) if self.owners[at] != seat])
        self.owners[field] = seat
        payload = {
            "type": "place",
            "args": [field],
            "playerID": str(seat),
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        words = json.dumps(["update", action, self.state_id, self.id, str(seat)])
        self.sent()
        self.sockets[seat].send(b"42/paint," + words.encode())

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


def served(storage: str, tables: int, seconds: float) -> dict[str, float]:
    closed_loop.more_files()
    with tempfile.TemporaryDirectory(dir=HOME) as folder:
        server = subprocess.Popen(
            ["node", str(HOME / "server.cjs"), storage, folder],
            cwd=HOME,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        try:
            assert server.stdout is not None
            port = next(json.loads(line)["port"] for line in server.stdout if line[:1] == b"{")

            def make(tally: Tally) -> list[Table]:
                return [Match(port, number, tally) for number in range(tables)]

            return closed_loop.run(make, server.pid, seconds)
        finally:
            server.kill()
            server.wait()


def main() -> None:
    wanted = json.loads(sys.argv[2])
    print(json.dumps(served(wanted["subject"], wanted["tables"], wanted["seconds"])))


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent.parent)
    main()
