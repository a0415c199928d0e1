"""What a seat of Dokmus sees, as one row: equal to `ludoteca.research.observations.dokmus`, block by block."""

import jax.numpy as jnp

from ludoteca.bots.network.dokmus import MOST_POINTS
from ludoteca.games.dokmus.components import POWERS, ROUNDS, TERRAINS, TOKENS, TOKENS_PER_TURN, PlayerCountTable
from ludoteca.games.dokmus.state import DRAFTING, OVER, PHASES, TURN
from ludoteca.research.jax import bits
from ludoteca.research.jax.bits import Array
from ludoteca.research.jax.dokmus_scores import scores

CARDS = max(POWERS)


def observe(state: Array, seat: Array, rules: PlayerCountTable) -> Array:
    """The observation of a seat. Of the cards of this round it has its own, those shown, and the hand that came."""
    layers, cards = state.layers, state.cards
    players, rows = cards.shape[0], layers.shape[-1]
    ring = (seat + jnp.arange(players)) % players
    turn = state.phase == TURN
    acting = jnp.where(turn, state.card, 0)
    lifted = jnp.where((seat == state.current_player), state.lifted, -1)
    board = jnp.concatenate(
        [
            layers[: len(TERRAINS)],
            layers[len(TERRAINS) + ring],
            jnp.stack(
                [
                    bits.cell(lifted, rows),
                    bits.area(jnp.where(turn, state.bonus, -1), rows),
                    bits.area(state.hole, rows),
                ]
            ),
        ]
    )
    shown = jnp.where(cards <= state.card, cards, 0)[ring]
    own = cards[seat]
    counts = jnp.concatenate([TOKENS - bits.count(layers[len(TERRAINS) :]) - state.sacrificed, state.sacrificed])
    counts = counts.reshape(2, players)[:, ring]
    points = scores(layers, state.sacrificed, rules)[ring]
    row = [
        bits.planes(board),
        _one(state.phase, len(PHASES)),
        _one(state.round - 1, ROUNDS),
        _one(jnp.where(state.phase == OVER, -1, (state.current_player - seat) % players), players),
        _one((state.talisman - seat) % players, players),
        _one((state.drafter - seat) % players, players),
        cards[ring] > 0,
        shown[:, None] == jnp.arange(1, CARDS + 1),
        _one(own - 1, CARDS),
        _hand(state, seat, rules),
        _one(acting - 1, CARDS),
        _one(jnp.where(turn, state.left, -1), TOKENS_PER_TURN + 1),
        (turn & state.guardian)[None],
        _share(counts, TOKENS),
        _share(points, MOST_POINTS),
    ]
    return jnp.concatenate([part.astype(jnp.float32).reshape(-1) for part in row])


def _one(number: Array, length: int) -> Array:
    """A 1 at a number, if it is one of so many."""
    return jnp.arange(length) == number


def _share(counts: Array, most: int) -> Array:
    return jnp.minimum(counts.astype(jnp.float32) * jnp.float32(1 / most), 1.0)


def _hand(state: Array, seat: Array, rules: PlayerCountTable) -> Array:
    """D5.3, D5.4: the cards that were handed to a seat this round."""
    cards, players = state.cards, state.cards.shape[0]
    came = (cards[seat] > 0) | ((state.phase == DRAFTING) & (state.current_player == seat))
    order = (jnp.arange(players) - state.drafter) % players
    before = order < (seat - state.drafter) % players
    numbers = jnp.arange(1, CARDS + 1)
    gone = jnp.any((cards[:, None] == numbers) & before[:, None], axis=0)
    deck = jnp.array([card in rules.guardians for card in range(1, CARDS + 1)])
    return came & deck & ~gone
