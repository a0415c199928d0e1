"""D8, D8.3, D11, D11.1: volcanoes."""

from games.dokmus.scene import cells, scene


def test_e59_a_token_burns_at_the_end_of_the_turn() -> None:
    """D8.3, D11.1."""
    at = scene("LA4", "(11,0)")
    assert at.terrain[11, 1] == "v"
    at.place((11, 1)).place((11, 2))
    assert at.own() == cells("(11,0) (11,1) (11,2)")
    assert at.sacrificed() == 0
    at.place((11, 3))
    assert at.seat == 1
    assert at.own() == cells("(11,0) (11,2) (11,3)")
    assert at.sacrificed() == 1


def test_e60_it_extends_reach_until_then() -> None:
    """D7.3, D8.3."""
    at = scene("LA4", "(11,0)").place((11, 1))
    assert at.free == cells("(10,0) (11,2) (12,1)")
    assert at.paid == {(10, 1)}


def test_e61_moved_away_in_time() -> None:
    """R15: the position at the end of the turn decides."""
    at = scene("LA4", "(11,0)", card=3).place((11, 1)).move((11, 1), (11, 2))
    assert at.left == 2
    at.place((11, 3)).place((12, 2))
    assert at.seat == 1
    assert at.own() == cells("(11,0) (11,2) (11,3) (12,2)")
    assert at.sacrificed() == 0


def test_e62_moved_onto_a_volcano() -> None:
    """R15, D9.3: it burns in addition to any payment."""
    at = scene("LA4", "(11,0)", card=3).move((11, 0), (11, 1))
    assert at.left == 3
    at.place((10, 1), pay=1)
    assert at.sacrificed() == 1
    at.place((11, 0))
    assert at.seat == 1
    assert at.own() == cells("(10,1) (11,0)")
    assert at.sacrificed() == 2


def test_e63_before_the_next_player_reveals() -> None:
    """D11.1, D11.2, R32: at the end of a turn only its player has tokens on volcanoes."""
    at = scene("LA4", "(11,0)", "(12,1)", left=1)
    at.position.events = []
    at.place((11, 1))
    assert [event.json() for event in at.position.events] == [
        {"event": "burn", "seat": 0, "cells": ["b12"], "tokens": 1},
        {"event": "reveal", "seat": 1, "card": 4},
    ]
    assert (at.seat, at.left) == (1, 3)
    assert at.own() == {(11, 0)}
    assert at.sacrificed() == 1
    assert (11, 1) in at.free, "the cell is open again"


def test_two_tokens_can_burn_at_once() -> None:
    """D8.3: every token standing on a volcano; here on two of them."""
    at = scene("LA4", "(11,0) (4,4)", left=2).place((11, 1)).place((4, 3))
    assert at.seat == 1
    assert at.own() == cells("(11,0) (4,4)")
    assert at.sacrificed() == 2


def test_placing_on_a_volcano_costs_nothing() -> None:
    """D8.3."""
    at = scene("LA4", "(11,0)").place((11, 1))
    assert (at.left, at.sacrificed()) == (2, 0)


def test_a_tile_move_does_not_save_it() -> None:
    """D9.6: the token travels with its volcano."""
    at = scene("LA4", "(11,0)", card=2, left=1).place((11, 1)).slide((1, 0))
    assert at.seat == 1
    assert at.own() == {(11, 7)}
    assert at.sacrificed() == 1
