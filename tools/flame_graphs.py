"""Flame graphs of where the time goes: `make profile` draws them into docs/profiles.

A timer of the processor time interrupts the program a thousand times a second, and every time the calls under way are
noted (Gregg, 2016, "The Flame Graph"). Width is time; calls stand on their callers.
"""

import asyncio
import hashlib
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from html import escape
from pathlib import Path
from types import FrameType
from typing import Any

FOLDER = Path(__file__).parents[1] / "docs/profiles"
SECONDS = 2.0
WIDTH, ROW, LETTER = 1000, 17, 6.6
SMALLEST = 0.004
"""The share of the time below which a box is left out."""
Stack = tuple[str, ...]


def sampled(work: Callable[[], object], seconds: float = SECONDS) -> Counter[Stack]:
    """The stacks that were met while some work was done again and again."""
    work()
    met: Counter[Stack] = Counter()
    base = sys._getframe()

    def note(number: int, frame: FrameType | None) -> None:
        stack = list[str]()
        while frame is not None and frame is not base:
            stack.append(named(frame))
            frame = frame.f_back
        if stack:
            met[tuple(reversed(stack))] += 1

    before = signal.signal(signal.SIGPROF, note)
    signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)
    try:
        end = time.process_time() + seconds
        while time.process_time() < end:
            work()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    return met


def named(frame: FrameType) -> str:
    """`module.function`, a module of ours without the name of the package."""
    module = str(frame.f_globals.get("__name__", "?")).removeprefix("ludoteca.")
    return f"{module}.{frame.f_code.co_qualname}"


def drawn(title: str, stacks: Counter[Stack]) -> str:
    """The graph as SVG, without a script: the name and the share of a box show when the pointer rests on it."""
    total = sum(stacks.values())
    boxes: Counter[Stack] = Counter()
    for stack, number in stacks.items():
        for depth in range(1, len(stack) + 1):
            boxes[stack[:depth]] += number
    shown = sorted(stack for stack, number in boxes.items() if number >= SMALLEST * total)
    deepest = max(map(len, shown))
    height = (deepest + 2) * ROW
    left: dict[Stack, float] = {(): 0.0}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif"'
        ' font-size="11">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/><text x="6" y="13">{escape(title)}</text>',
    ]
    for stack in shown:
        share = boxes[stack] / total
        x, width = left[stack[:-1]], share * WIDTH
        left[stack[:-1]], left[stack] = x + width, x
        y = height - (len(stack) + 0.2) * ROW
        name = stack[-1]
        text = name if len(name) * LETTER < width else name.rpartition(".")[2]
        label = f'<text x="{x + 2:.1f}" y="{y + 12:.1f}">{escape(text)}</text>' if len(text) * LETTER < width else ""
        parts.append(
            f"<g><title>{escape(name)}, {share:.1%}</title>"
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width - 0.5, 0.3):.1f}" height="{ROW - 1}"'
            f' fill="{colour(name)}"/>{label}</g>'
        )
    return "\n".join([*parts, "</svg>", ""])


def colour(name: str) -> str:
    """Warm and bright, the same for the same module."""
    module = hashlib.sha256(name.rpartition(".")[0].encode()).digest()
    return f"hsl({module[0] % 60},{60 + module[1] % 30}%,{68 + module[2] % 14}%)"


def decision(game: str) -> Callable[[], object]:
    from ludoteca.core import Seeded, playout, shelf

    box, chance = shelf.box(game), Seeded(1)
    options = box.settle(2, {})
    return lambda: playout(box.new(2, options, chance), chance)


def search(game: str) -> Callable[[], object]:
    from ludoteca.bots import by_name
    from ludoteca.core import Seeded, shelf

    box, chance = shelf.box(game), Seeded(1)
    position = box.new(2, box.settle(2, {}), chance)
    for _ in range(30):
        position.play(position.moves()[0], chance)
    bot = by_name("search:20", box)
    seat = position.seat
    assert seat is not None
    view, legal = position.view(seat), sorted(move.text for move in position.moves())
    return lambda: bot.choose(view, legal, 1)


def environment(game: str) -> Callable[[], object]:
    from ludoteca.research.pettingzoo import env

    game_env, choose = env(game, 2, guarded=False), random.Random(1)

    def work() -> None:
        game_env.reset(seed=choose.randrange(2**31))
        for _ in game_env.agent_iter():
            seen, _, ended, _, _ = game_env.last()
            if ended or seen is None:
                return
            allowed = seen["action_mask"].view(bool).nonzero()[0]
            game_env.step(int(allowed[int(choose.random() * len(allowed))]))

    return work


def served_move(game: str) -> Callable[[], object]:
    """Hot-seat moves by HTTP, each on disk before it is answered; client and server share one event loop."""
    import httpx

    from ludoteca.server.app import application, create_app
    from ludoteca.server.settings import Settings

    settings = Settings(data=Path(tempfile.mkdtemp()), requests_per_second=100_000, tables_per_person=100_000)
    app: Any = application(create_app(settings))
    loop, choose = asyncio.new_event_loop(), random.Random(1)
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost/api")
    started = asyncio.Event()

    async def orders() -> dict[str, str]:
        if not started.is_set():
            return {"type": "lifespan.startup"}
        never: dict[str, str] = await loop.create_future()
        return never

    async def answered(message: object) -> None:
        started.set()

    async def begin() -> Any:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        running = asyncio.create_task(app(scope, orders, answered))
        await started.wait()
        guest = await client.post("/guests", json={"name": "Ann"})
        client.headers["Authorization"] = f"Bearer {guest.json()['token']}"
        return running

    async def play() -> None:
        seats = [{"who": "me"}, {"who": "me"}]
        made = await client.post("/tables", json={"game": game, "seats": seats, "start": True})
        table = made.json()["id"]
        state = (await client.get(f"/tables/{table}/state")).json()
        while state["status"] != "over":
            seat = state["turn"]
            mine = (await client.get(f"/tables/{table}/state", params={"seat": seat})).json()
            body = {"seat": seat, "move": choose.choice(mine["legal"]), "ply": mine["ply"]}
            (await client.post(f"/tables/{table}/moves", json=body)).raise_for_status()
            state = (await client.get(f"/tables/{table}/state")).json()

    started_server = loop.run_until_complete(begin())
    return lambda: (started_server, loop.run_until_complete(play()))


PROFILES: dict[str, tuple[str, Callable[[str], Callable[[], object]], str]] = {
    "decision-dokmus": ("Dokmus: random decisions", decision, "dokmus"),
    "decision-elfenland": ("Elfenland: random decisions", decision, "elfenland"),
    "decision-tindaya": ("Tindaya: random decisions", decision, "tindaya"),
    "search": ("Dokmus: a search of 20 simulations", search, "dokmus"),
    "environment-dokmus": ("Dokmus: steps of the PettingZoo environment", environment, "dokmus"),
    "environment-tindaya": ("Tindaya: steps of the PettingZoo environment", environment, "tindaya"),
    "served-move": ("Dokmus: moves served by HTTP", served_move, "dokmus"),
}


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or PROFILES:
        title, make, game = PROFILES[name]
        (FOLDER / f"{name}.svg").write_text(drawn(title, sampled(make(game))), encoding="utf-8")
        sys.stdout.write(f"docs/profiles/{name}.svg\n")


if __name__ == "__main__":
    main(sys.argv[1:])
