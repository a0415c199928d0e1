"""Dokmus for two to four players, all rules, with the interface of pgx (Koyamada and others, 2023).

Action numbers are those of `ludoteca.research.actions.dokmus`, observations are equal to those of
`ludoteca.research.observations.dokmus`. A state has fixed shapes and a step has no branches: every effect is computed,
and those of the action are kept. Terrain and tokens are layers of words (`bits.py`) that slide and turn together, so
that a step does not depend on the tiles; a new game takes them from the data files.

What `moves` does in the rules core with one token after the other is done here for all at once: a token can move if it
stands beside an open cell, or beside a temple group that does.
"""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from pgx.core import Env, State, dataclass

from ludoteca.core import Json, shelf
from ludoteca.games.dokmus.board import BEYOND
from ludoteca.games.dokmus.components import (
    FACES,
    POWERS,
    ROUNDS,
    TERRAINS,
    TOKENS_PER_TURN,
    Rows,
    Tiles,
    table,
    tiles_for,
)
from ludoteca.games.dokmus.grid import SIDE, TILE, WIDTH, in_line
from ludoteca.games.dokmus.position import DokmusPosition
from ludoteca.games.dokmus.state import DRAFTING, NO_BONUS, OVER, STARTING, TURN
from ludoteca.research.actions import action_codec
from ludoteca.research.jax import bits
from ludoteca.research.jax.bits import Array
from ludoteca.research.jax.dokmus_observation import observe
from ludoteca.research.jax.dokmus_scores import rewards

MEADOW, FOREST, RUINS, VOLCANO, MOUNTAIN, WATER, SMALL, LARGE = range(len(TERRAINS))
"""The layers of terrain."""
CARDS = max(POWERS)
NO_CELL = -1
BENDS = 4
"""Rows that most waterways of the printed tiles cross."""


@dataclass
class DokmusState(State):
    """A position, and the first number of a move of which only the token was said (`lifted`).

    `current_player` is the seat to decide; when the game is over, the last one that did.
    """

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    layers: Array
    """Words: the terrain, then the tokens by seat."""
    hole: Array
    sacrificed: Array
    cards: Array
    """By seat, the guardian card drafted this round; 0: none yet."""
    round: Array
    phase: Array
    talisman: Array
    drafter: Array
    card: Array
    left: Array
    guardian: Array
    bonus: Array
    lifted: Array

    @property
    def env_id(self) -> str:
        return "dokmus"


class DokmusEnv(Env):
    """`init`, `step` and `observe` of one game; `jax.vmap` makes many of them. `tiles` is the option of that name."""

    def __init__(self, players: int = 2, tiles: Json = None) -> None:
        super().__init__()
        options = shelf.box("dokmus").settle(players, {"tiles": tiles})
        self.players = players
        self.table = table(players)
        self.rows = self.table.rows * TILE
        self.slots = self.table.rows * 3
        self.size = action_codec("dokmus", players, {"tiles": tiles}).size
        ranges = action_codec("dokmus", players).ranges
        self._first = {name: numbers.start for name, numbers in ranges.items()}
        self._faces = jnp.asarray(_face_rows(tiles_for(options["tiles"])))
        slots = range(self.slots)
        powers = [POWERS.get(card, frozenset[str]()) for card in range(CARDS + 1)]
        self._slides = jnp.array([["move_tile" in held] for held in powers])
        self._turns = jnp.array(["rotate_tile" in held for held in powers])
        self._moves_token = jnp.array(["move_token" in held for held in powers])
        self._takes_talisman = jnp.array(["talisman" in held for held in powers])
        self._in_line = jnp.array([[in_line(slot, hole) for slot in slots] for hole in slots])
        self._deck = jnp.array([card in self.table.guardians for card in range(1, CARDS + 1)])
        self._start_areas = jnp.asarray(_start_areas(players))
        self._completed = jax.jit(self._complete)

    @property
    def id(self) -> str:
        return "dokmus"

    @property
    def version(self) -> str:
        return "v0"

    @property
    def num_players(self) -> int:
        return self.players

    @property
    def num_actions(self) -> int:
        return self.size

    # Setup

    def _init(self, key: Array) -> DokmusState:
        state = self.begin(key)
        return state.replace(legal_action_mask=self._legal(state))

    def begin(self, key: Array) -> DokmusState:
        """D3: talisman and layout by chance. Like `advance`, it leaves legal actions and observation to be made."""
        first, drawn, lying = jax.random.split(key, 3)
        talisman = jax.random.randint(first, (), 0, self.players)
        faces = _drawn(drawn, len(FACES) // 2, self.table.tiles) * 8
        faces += jax.random.randint(lying, faces.shape, 0, 8)
        rows = jnp.insert(self._faces[faces], self.table.hole, jnp.uint32(0), axis=0)
        terrain = bits.joined(jnp.swapaxes(rows, 0, 1))
        tokens = jnp.zeros((self.players, self.rows), jnp.uint32)
        zero = jnp.int32(0)
        return DokmusState(
            current_player=(talisman - 1) % self.players,
            observation=jnp.zeros(0),
            rewards=jnp.zeros(self.players, jnp.float32),
            terminated=jnp.bool_(False),
            truncated=jnp.bool_(False),
            legal_action_mask=jnp.zeros(self.size, bool),
            _step_count=zero,
            layers=jnp.concatenate([terrain, tokens]),
            hole=jnp.int32(self.table.hole),
            sacrificed=jnp.zeros(self.players, jnp.int32),
            cards=jnp.zeros(self.players, jnp.int32),
            round=jnp.int32(1),
            phase=jnp.int32(STARTING),
            talisman=talisman,
            drafter=talisman,
            card=zero,
            left=zero,
            guardian=jnp.bool_(False),
            bonus=jnp.int32(NO_BONUS),
            lifted=jnp.int32(NO_CELL),
        )

    def from_position(self, position: DokmusPosition, lifted: int = NO_CELL) -> DokmusState:
        """The state of a position of the rules core. `lifted` is the cell of a token, as the actions number cells."""
        state = DokmusState(
            current_player=np.int32(position.seat or 0),
            observation=np.zeros(0, np.float32),
            rewards=np.zeros(self.players, np.float32),
            terminated=np.bool_(position.seat is None),
            truncated=np.bool_(False),
            legal_action_mask=np.ones(self.size, bool),
            _step_count=np.int32(0),
            **self.facts(position, lifted),
        )
        found: DokmusState = self._completed(state)
        return found

    def facts(self, position: DokmusPosition, lifted: int = NO_CELL) -> dict[str, Any]:
        """The fields of a state that are facts of a position."""
        rows, board = position.board.tiles.rows, position.board
        lying = [[_words(rows[face], sign) if face >= 0 else [0] * TILE for face in board.slots] for sign in TERRAINS]
        column = np.arange(3, dtype=np.uint32)[:, None] * TILE
        terrain = np.array(lying, np.uint32).reshape(len(TERRAINS), -1, 3, TILE) << column
        tokens = [[own >> row * WIDTH & (1 << SIDE) - 1 for row in range(self.rows)] for own in position.own]
        return {
            "layers": np.array([*terrain.sum(2, np.uint32).reshape(len(TERRAINS), -1), *tokens], np.uint32),
            "hole": np.int32(board.hole),
            "sacrificed": np.array(position.sacrificed, np.int32),
            "cards": np.array(position.cards, np.int32),
            "round": np.int32(position.round),
            "phase": np.int32(position.phase),
            "talisman": np.int32(position.talisman),
            "drafter": np.int32(position.drafter),
            "card": np.int32(position.card),
            "left": np.int32(position.left),
            "guardian": np.bool_(position.guardian),
            "bonus": np.int32(position.bonus),
            "lifted": np.int32(lifted),
        }

    def _complete(self, state: DokmusState) -> DokmusState:
        """With its legal actions and its observation."""
        mask = jnp.where(state.terminated, True, self._legal(state))
        return state.replace(legal_action_mask=mask, observation=self.observe(state))

    # What can be done

    def _legal(self, state: DokmusState) -> Array:
        """The legal action numbers (A1 – A13)."""
        seat, first = state.current_player, self._first
        own, open_cells = self._own(state, seat), self._open(state)
        lifted = state.lifted >= 0
        origin = jnp.where(lifted, bits.cell(state.lifted, self.rows), own)
        near = bits.grow(origin)
        temples = self._temples(state)
        beside = bits.grow(open_cells)
        groups = bits.flood(jnp.stack([near, beside]), jnp.stack([temples, temples]))
        reach = near | bits.grow(groups[0])
        movable = own & ~state.layers[RUINS] & (beside | bits.grow(groups[1]))
        free, paid = self._placements(state, own, open_cells, reach)

        acting = (state.phase == TURN) & ~lifted
        bonus = acting & (state.bonus != NO_BONUS)
        plain = acting & (state.bonus == NO_BONUS)
        placing = plain & (state.left > 0)
        guardian = plain & state.guardian
        here = jnp.arange(self.slots) == state.bonus
        slides = (guardian & self._slides[state.card]) | (bonus & here)
        turns = (guardian & self._turns[state.card] & (jnp.arange(self.slots) != state.hole)) | (bonus & here)
        hops = jnp.where(guardian & self._moves_token[state.card], movable, jnp.uint32(0))
        hops |= jnp.where(bonus, movable & bits.area(state.bonus, self.rows), jnp.uint32(0))
        drafted = jnp.any(state.cards[:, None] == jnp.arange(1, CARDS + 1), axis=0)

        def cells(words: Array, wanted: Array) -> Array:
            plane = bits.planes(jnp.where(wanted, words, jnp.uint32(0))).reshape(-1)
            return jnp.pad(plane, (0, SIDE * SIDE - plane.size))

        def slotwise(values: Array) -> Array:
            return jnp.pad(values, (0, (9 - self.slots) * (values.size // self.slots)))

        starting = state.phase == STARTING
        parts = {
            "start": cells(self._start_cells(state, open_cells), starting),
            "draft": self._deck & ~drafted & (state.phase == DRAFTING),
            "place": cells(free, placing),
            "sacrifice": cells(paid, placing),
            "talisman": (guardian & self._takes_talisman[state.card] & (state.talisman != seat))[None],
            "slide": slotwise(slides & self._in_line[state.hole]),
            "rotate": slotwise(jnp.repeat(turns, 2)),
            "decline": bonus[None],
            "end": (plain & (state.left == 0))[None],
            "move": cells(hops, acting),
            "to": cells(reach & open_cells, lifted),
        }
        assert list(parts) == list(first)
        return jnp.concatenate(list(parts.values()))

    def _start_cells(self, state: DokmusState, open_cells: Array) -> Array:
        """D3.7: meadow and forest at the rim of the corner tiles without a token."""
        layers = state.layers
        taken = bits.tiles(self._land(state) & ~open_cells)
        empty = jnp.all(taken[jnp.array(self.table.corners)] == 0, axis=-1)
        rims = jnp.where(empty[:, None], self._start_areas, jnp.uint32(0))
        rim = jax.lax.reduce(rims, jnp.uint32(0), jax.lax.bitwise_or, (0,))
        return rim & (layers[MEADOW] | layers[FOREST])

    def _placements(self, state: DokmusState, own: Array, open_cells: Array, reach: Array) -> tuple[Array, Array]:
        """D7.12, D7.16: the cells on which a token may be placed at pay 0, and those at pay 1."""
        forest, water, temples = state.layers[FOREST], state.layers[WATER], self._temples(state)
        ways = bits.flood(reach, water, BENDS)
        shores = ways | bits.grow(ways)
        across = shores | bits.grow(bits.flood(shores, temples))
        shade = bits.grow(own & forest)
        shade |= bits.grow(shade & temples)
        dear = reach & forest & ~shade
        free = reach & ~dear & open_cells
        paid = jnp.where(state.left > 1, (dear | across) & open_cells, jnp.uint32(0))
        stuck = ~jnp.any(free | paid)
        return jnp.where(stuck, open_cells, free), paid

    # What it brings about

    def _step(self, state: DokmusState, action: Array, key: Array) -> DokmusState:
        state = self.advance(state, action)
        return state.replace(legal_action_mask=self._legal(state))

    def advance(self, state: DokmusState, action: Array) -> DokmusState:
        """The position after a legal action, and the rewards. Legal actions and observation, most of the work and of
        the memory, are still those before it."""
        verbs = self._verbs(action)
        seat, phase = state.current_player, state.phase
        target = self._cell_of(verbs, action)
        entered = verbs["place"] | verbs["sacrifice"] | verbs["to"]
        spends = verbs["talisman"] | verbs["slide"] | verbs["rotate"] | verbs["decline"] | verbs["to"]
        settles = spends & (state.bonus != NO_BONUS)

        layers = self._laid(state, verbs, action)
        tokens = jnp.where(verbs["start"] | entered, bits.cell(target, self.rows), jnp.uint32(0))
        lifted = jnp.where(verbs["to"], bits.cell(state.lifted, self.rows), jnp.uint32(0))
        mine = (jnp.arange(self.players) == seat)[:, None]
        owned = jnp.where(mine, (layers[len(TERRAINS) :] & ~lifted) | tokens, layers[len(TERRAINS) :])
        price = verbs["sacrifice"].astype(jnp.int32)
        ruins = entered & jnp.any(tokens & layers[RUINS])
        slot = target // SIDE // TILE * 3 + target % SIDE // TILE
        state = state.replace(
            layers=jnp.concatenate([layers[: len(TERRAINS)], owned]),
            hole=jnp.where(verbs["slide"], self._slot_of(verbs, action), state.hole),
            left=state.left - (verbs["place"] | verbs["sacrifice"]).astype(jnp.int32) - price,
            sacrificed=state.sacrificed + jnp.where(mine[:, 0], price, 0),
            guardian=state.guardian & ~(spends & ~settles),
            bonus=jnp.where(ruins, slot, jnp.where(spends, NO_BONUS, state.bonus)),
            talisman=jnp.where(verbs["talisman"], seat, state.talisman),
            lifted=jnp.where(verbs["move"], action - self._first["move"], NO_CELL),
            cards=jnp.where(verbs["draft"] & mine[:, 0], action - self._first["draft"] + 1, state.cards),
        )
        done = (entered | spends) & (state.left == 0) & (state.bonus == NO_BONUS)
        ends = verbs["end"] | (done & ~(state.guardian & self._guardian_can_act(state)))
        state = self._burn(state, ends)

        following = (seat + 1) % self.players
        drafted_last = verbs["draft"] & (following == state.drafter)
        started_last = verbs["start"] & (seat == state.talisman)
        seat = jnp.where(verbs["draft"], following, seat)
        seat = jnp.where(verbs["start"], (state.current_player - 1) % self.players, seat)
        phase = jnp.where(drafted_last, TURN, phase)
        state = self._next_turn(state.replace(current_player=seat, phase=phase), ends | drafted_last, started_last)
        over = state.phase == OVER
        return state.replace(
            terminated=over,
            rewards=jnp.where(over, rewards(state.layers, state.sacrificed, self.table), 0.0),
        )

    def _verbs(self, action: Array) -> dict[str, Array]:
        """Of each group of actions, whether this is one."""
        starts = [*self._first.values(), self.size]
        return {
            name: (action >= start) & (action < end)
            for name, start, end in zip(self._first, starts[:-1], starts[1:], strict=True)
        }

    def _cell_of(self, verbs: dict[str, Array], action: Array) -> Array:
        """The cell on which a token comes to stand."""
        places = ("start", "place", "sacrifice", "to")
        return sum((jnp.where(verbs[name], action - self._first[name], 0) for name in places), jnp.int32(0))

    def _slot_of(self, verbs: dict[str, Array], action: Array) -> Array:
        """The slot of the tile that slides or turns."""
        turned = (action - self._first["rotate"]) // 2
        slot = jnp.where(verbs["slide"], action - self._first["slide"], jnp.where(verbs["rotate"], turned, 0))
        return jnp.clip(slot, 0, self.slots - 1)

    def _laid(self, state: DokmusState, verbs: dict[str, Array], action: Array) -> Array:
        """D9.2, D9.4, D9.6: a tile goes into the hole or makes a quarter turn, and everything on it with it."""
        slot, moved = self._slot_of(verbs, action), verbs["slide"] | verbs["rotate"]
        tiles = bits.tiles(state.layers)
        tile = tiles[:, slot]
        turned = bits.quarter_turn(tile, (action - self._first["rotate"]) % 2 == 0)
        goal = jnp.where(verbs["slide"], state.hole, slot)
        numbers = jnp.arange(self.slots)[None, :, None]
        left_behind = jnp.where(numbers == slot, jnp.uint32(0), tiles)
        laid = jnp.where(numbers == goal, jnp.where(verbs["rotate"], turned, tile)[:, None], left_behind)
        return jnp.where(moved, bits.joined(laid), state.layers)

    def _guardian_can_act(self, state: DokmusState) -> Array:
        """A13, A14: whether the card of the acting player offers anything."""
        card, seat = state.card, state.current_player
        own, open_cells, temples = self._own(state, seat), self._open(state), self._temples(state)
        near = bits.grow(own & ~state.layers[RUINS])
        around = bits.grow(bits.flood(near, temples))
        hops = jnp.any((near | around) & open_cells)
        tiles = (self._slides[card] & self._in_line[state.hole]).any() | self._turns[card]
        talisman = self._takes_talisman[card] & (state.talisman != seat)
        return tiles | jnp.where(self._moves_token[card], hops, talisman)

    def _burn(self, state: DokmusState, ends: Array) -> DokmusState:
        """D11.1: at the end of a turn the tokens on volcanoes are sacrificed."""
        mine = jnp.arange(self.players) == state.current_player
        tokens = state.layers[len(TERRAINS) :]
        burnt = jnp.where(ends & mine[:, None], tokens & state.layers[VOLCANO], jnp.uint32(0))
        return state.replace(
            layers=jnp.concatenate([state.layers[: len(TERRAINS)], tokens & ~burnt]),
            sacrificed=state.sacrificed + bits.count(burnt),
            guardian=state.guardian & ~ends,
        )

    def _next_turn(self, state: DokmusState, ended: Array, started: Array) -> DokmusState:
        """D6.1, D6.2, D11.3: the next card acts; after the last a round begins, or the game is over."""
        waiting = state.cards > state.card
        acting = jnp.min(jnp.where(waiting, state.cards, CARDS + 1))
        acts = ended & (acting <= CARDS)
        round_ends = ended & ~acts
        passes = round_ends & self.table.talisman_passes
        talisman = jnp.where(passes, (state.talisman + 1) % self.players, state.talisman)
        over = round_ends & (state.round == ROUNDS)
        drafts = (round_ends & ~over) | started
        cleared = drafts | over
        seat = jnp.where(acts, jnp.argmax(state.cards == acting), state.current_player)
        phase = jnp.where(drafts, DRAFTING, jnp.where(over, OVER, state.phase))
        return state.replace(
            current_player=jnp.where(drafts, talisman, seat),
            phase=phase,
            talisman=talisman,
            drafter=jnp.where(drafts, talisman, state.drafter),
            round=state.round + (round_ends & ~over),
            cards=jnp.where(cleared, 0, state.cards),
            card=jnp.where(acts, acting, jnp.where(cleared, 0, state.card)),
            left=jnp.where(acts, TOKENS_PER_TURN, state.left),
            guardian=acts | (state.guardian & ~ended),
        )

    # What is seen

    def _observe(self, state: DokmusState, player_id: Array) -> Array:
        return observe(state, player_id, self.table)

    # What lies where

    def _own(self, state: DokmusState, seat: Array) -> Array:
        return jnp.take(state.layers, len(TERRAINS) + seat, axis=0)

    def _land(self, state: DokmusState) -> Array:
        """D1.7: the placeable cells."""
        layers = state.layers
        return layers[MEADOW] | layers[FOREST] | layers[RUINS] | layers[VOLCANO]

    def _open(self, state: DokmusState) -> Array:
        """D1.7: the placeable cells without a token."""
        taken = jax.lax.reduce(state.layers[len(TERRAINS) :], jnp.uint32(0), jax.lax.bitwise_or, (0,))
        return self._land(state) & ~taken

    def _temples(self, state: DokmusState) -> Array:
        return state.layers[SMALL] | state.layers[LARGE]


def _words(rows: Rows, sign: str) -> list[int]:
    """Where a terrain is in the rows of a tile."""
    return [sum((printed == sign) << column for column, printed in enumerate(row)) for row in rows]


def _face_rows(tiles: Tiles) -> Any:
    """For each face in each orientation, its rows in words: one layer for each terrain."""
    faces = range(len(FACES) * 4)
    return np.array([[_words(tiles.rows[face], sign) for sign in TERRAINS] for face in faces], np.uint32)


def _start_areas(players: int) -> Any:
    """D3.7: of each corner slot, the cells on the sides that border no other tile at the start."""
    rules = table(players)
    found = np.zeros((len(rules.corners), rules.rows * TILE), np.uint32)
    for number, slot in enumerate(rules.corners):
        top, left = slot // 3 * TILE, slot % 3 * TILE
        whole, last = 0x7F << left, TILE - 1
        sides = (
            {top: whole},
            {top + r: 1 << left + last for r in range(TILE)},
            {top + last: whole},
            {top + r: 1 << left for r in range(TILE)},
        )
        for side, beyond in zip(sides, BEYOND[slot], strict=True):
            if beyond is None or beyond >= rules.rows * 3 or beyond == rules.hole:
                for row, words in side.items():
                    found[number, row] |= words
    return found


def _drawn(key: Array, many: int, few: int) -> Array:
    """So many of the numbers below `many`, in random order: each lies where its luck ranks. Sorting takes longer."""
    luck = jax.random.bits(key, (many,))
    numbers = jnp.arange(many)
    before = (luck[None] < luck[:, None]) | ((luck[None] == luck[:, None]) & (numbers[None] < numbers[:, None]))
    rank = jnp.sum(before, axis=-1)
    return jnp.sum(jnp.where(rank[None] == numbers[:few, None], numbers, 0), axis=-1)


def auto_reset(env: DokmusEnv, observed: bool = True) -> Any:
    """`step(state, action, key)` that begins a new game where one ends, and still tells how the old one ended.

    It does what pgx's wrapper does, in another order: legal actions and observation are made once, of the game that
    goes on. Without `observed` there is no observation.
    """

    def step(state: DokmusState, action: Array, key: Array) -> DokmusState:
        illegal = ~state.legal_action_mask[action]
        after = env.advance(state.replace(_step_count=state._step_count + 1), action)
        fine = jnp.where(jnp.arange(env.players) == state.current_player, -1.0, env.players - 1.0)
        over = after.terminated | illegal
        state = jax.tree.map(lambda new, old: jnp.where(over, new, old), _bare(env.begin(key)), _bare(after))
        state = state.replace(
            terminated=over,
            rewards=jnp.where(illegal, fine, after.rewards),
            legal_action_mask=env._legal(state),
        )
        return state.replace(observation=env.observe(state)) if observed else state

    return step


def _bare(state: DokmusState) -> DokmusState:
    """Without legal actions and observation."""
    nothing = jnp.zeros(0)
    return state.replace(legal_action_mask=nothing, observation=nothing)
