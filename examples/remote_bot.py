"""A bot of thirty lines that plays on any Delos server: DELOS_TOKEN=… python remote_bot.py URL

It accepts every challenge and prefers what builds. docs/remote-bots.md tells the protocol.
"""

import json
import os
import random
import sys
import threading
import urllib.request
from collections.abc import Iterator
from typing import Any


def ask(path: str, body: Any = None) -> Any:
    headers = {
        "Authorization": "Bearer " + os.environ["DELOS_TOKEN"],
        "Content-Type": "application/json",
    }
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(sys.argv[1] + "/api/v1" + path, data, headers)
    return urllib.request.urlopen(request, timeout=30)


def lines(path: str) -> Iterator[Any]:
    return (json.loads(line) for line in ask(path) if line.strip())


def play(game: str) -> None:
    for line in lines(f"/stream/tables/{game}"):
        state = line.get("state")
        if state and state["options"]:
            liked = [one for one in state["options"] if "build" in one["text"]]
            choice = random.choice(liked or state["options"])
            move = {"index": state["index"], "seat": state["seat"], "action": choice["id"]}
            ask(f"/tables/{game}/actions", move)


for event in lines("/stream/events"):
    if event["type"] == "challenge":
        ask(f"/challenges/{event['challenge']['id']}/accept", {})
    elif event["type"] == "gameStart":
        threading.Thread(target=play, args=(event["game"]["id"],), daemon=True).start()
