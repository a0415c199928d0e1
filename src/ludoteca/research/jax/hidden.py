"""D5.4 – D5.7: what a seat holds possible of the draft, for a search in JAX: `imagine` of the rules core."""

import jax
import jax.numpy as jnp

from ludoteca.games.dokmus.components import POWERS, PlayerCountTable
from ludoteca.research.jax.bits import Array

CARDS = max(POWERS)


def imagined(state: Array, key: Array, rules: PlayerCountTable) -> Array:
    """The same game with cards that the seat to decide cannot tell from the real ones, drawn as the rules core does.

    Whoever decides has seen its hand: the cards missing there are with those who drafted before."""
    seat, cards, players = state.current_player, state.cards, state.cards.shape[0]
    numbers = jnp.arange(1, CARDS + 1)
    deck = jnp.array([card in rules.guardians for card in range(1, CARDS + 1)])
    order = (jnp.arange(players) - state.drafter) % players
    before = order < (seat - state.drafter) % players
    gone = jnp.any((cards[:, None] == numbers) & before[:, None], axis=0)
    known = (jnp.arange(players) == seat) | ((cards > 0) & (cards <= state.card))
    found = jnp.where(known, cards, 0)
    for owner, drawn in enumerate(jax.random.split(key, players)):
        pool = jnp.where(before[owner], gone, deck & ~gone)
        taken = jnp.any(found[:, None] == numbers, axis=0)
        possible = pool & ~taken & (numbers > state.card)
        card = 1 + jnp.argmax(jnp.where(possible, jax.random.uniform(drawn, (CARDS,)), -1.0))
        hidden = (cards[owner] > 0) & ~known[owner]
        found = found.at[owner].set(jnp.where(hidden, card, found[owner]))
    return state.replace(cards=found)
