"""An engine that is broken in the way its first argument says; it imports next to nothing.

The second argument, where there is one, names a file in which it counts its starts.
"""

import json
import os
import subprocess
import sys
import threading
import time

WAY = sys.argv[1]
NOTES = sys.argv[2] if len(sys.argv) > 2 else None
GREETED: list[bool] = []
LONG = "x" * (3 << 20)


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def hello() -> None:
    if WAY == "silent hello":
        time.sleep(600)
    if WAY == "crash hello":
        sys.exit("no weights found")
    protocol = 99 if WAY == "protocol" else 1
    options = []
    if WAY == "bad option":
        options = [{"name": "depth", "kind": "number", "default": 9, "low": 1, "high": 5}]
    if WAY == "option":
        options = [{"name": "style", "kind": "word", "default": "calm", "words": ["calm", "wild"]}]
    titles = ["mytikas"] if WAY == "one title" else None
    say({"type": "hello", "protocol": protocol, "name": WAY, "options": options, "titles": titles})
    GREETED.append(True)


def go(number: int, ids: list[int]) -> None:
    good = {"type": "choice", "go": number, "id": ids[-1]}
    match WAY:
        case "silent" | "slow":
            time.sleep(600)
        case "no ping":
            pass
        case "illegal":
            say({**good, "id": 99_999_999})
        case "crash":
            raise RuntimeError("a bug in the bot")
        case "flood":
            while True:
                say({"type": "info", "text": "thinking"})
        case "noise":
            while True:
                print("x" * 1000, file=sys.stderr)
        case "huge line":
            print(LONG, flush=True)
        case "endless line":
            while True:
                print(LONG, end="", flush=True)
        case "no json":
            print("bestmove e2e4", flush=True)
        case "no message":
            say({"type": "bestmove", "id": ids[0]})
        case "no text":
            sys.stdout.buffer.write(b"\xff\xfe\x00{\n")
            sys.stdout.buffer.flush()
        case "wrong type":
            say({**good, "id": "first"})
        case "refuses":
            say({"type": "error", "text": "I do not know this position."})
        case "other question":
            say({**good, "go": number + 1})
        case "closes":
            os.close(1)
            time.sleep(600)
        case "many dreams":
            say({"type": "imagine", "count": 10**9})
            games = json.loads(sys.stdin.readline())["games"]
            assert len(games) == 64, len(games)
            say(good)
        case _:
            say(good)


def chat() -> None:
    while True:
        time.sleep(0.15)
        if GREETED:
            say({"type": "info", "text": "and another thing"})


def main() -> None:
    if NOTES is not None:
        with open(NOTES, "a", encoding="utf-8") as notes:
            child = ""
            if WAY == "slow":  # a program of its own, which must not outlive it
                child = str(subprocess.Popen(["sleep", "600"]).pid)
            notes.write(child + "\n")
    if WAY == "chatty":
        threading.Thread(target=chat, daemon=True).start()
    if WAY == "deaf":
        hello()
        time.sleep(600)
    ids: list[int] = []
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                hello()
            case "position":
                ids = [choice["id"] for choice in message["choices"]]
            case "go":
                go(message["go"], ids)
            case "ping" if WAY != "no ping":
                say({"type": "pong", "ping": message["ping"]})
            case "novelty" if WAY == "strict":
                sys.exit(3)
            case "quit" if WAY == "stays":
                time.sleep(600)
            case "quit":
                sys.exit(5 if WAY == "bad end" else 0)


main()
