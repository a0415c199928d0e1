"""Plays a whole game against a bot: python docs/examples/play_over_http.py [http://localhost:8000] [dokmus]"""

import json
import random
import sys
import time
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
GAME = sys.argv[2] if len(sys.argv) > 2 else "dokmus"
headers = {"Content-Type": "application/json"}


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{SERVER}/api{path}", data, headers)) as answer:
        return json.load(answer)


headers["Authorization"] = "Bearer " + ask("/guests", {"name": "Robo"})["token"]
seats = [{"who": "me"}, {"who": "bot", "level": 1}]
table = "/tables/" + ask("/tables", {"game": GAME, "seats": seats, "start": True})["id"]
while (state := ask(table + "/state?seat=0"))["status"] != "over":
    if state["legal"]:
        ask(table + "/moves", {"seat": 0, "move": random.choice(state["legal"]), "ply": state["ply"]})
    else:
        time.sleep(0.05)
print(json.dumps(state["result"]))
