"""D5, D13: the guardian draft and the talisman."""

from itertools import permutations

import pytest

from games.dokmus.scene import DECK, Scene, before_draft, scene


def order_of_turns(at: Scene) -> list[int]:
    """Plays the round; the seats in the order of their turns."""
    order: list[int] = []
    round = at.position.round
    while at.position.round == round and at.seat is not None:
        order.append(at.seat)
        at.finish_turn()
    return order


def test_e11_a_draft_of_four() -> None:
    """D5.2, D5.3, D6.1: hands seen, card set aside, order of turns."""
    at = before_draft("LA4", talisman=1)
    hands = []
    for card in (3, 5, 1, 2):
        hands.append(at.hand)
        at.draft(card)
    assert hands == [{1, 2, 3, 4, 5}, {1, 2, 4, 5}, {1, 2, 4}, {2, 4}]
    assert set(DECK[4]) - set(at.position.cards) == {4}
    assert at.position.cards == (2, 3, 5, 1)
    assert order_of_turns(at) == [3, 0, 1, 2]


def test_e15_a_draft_of_two() -> None:
    """D13.2, D5.1: only 2, 3, 4; the second drafter acts first with the lower card."""
    at = before_draft("LA2", talisman=0)
    assert (at.seat, at.hand) == (0, {2, 3, 4})
    at.draft(4)
    assert (at.seat, at.hand) == (1, {2, 3})
    assert at.position.view(1).facts["private"] == {"card": None, "hand": [2, 3]}
    at.draft(2)
    assert at.position.cards == (4, 2)
    assert set(DECK[2]) - set(at.position.cards) == {3}
    assert order_of_turns(at) == [1, 0]


def with_card_1(position: int) -> Scene:
    """Four players, talisman 1; the player in this draft position keeps card 1."""
    others = iter((2, 3, 4))
    return before_draft("LA4", talisman=1).draft(*(1 if k == position else next(others) for k in range(4)))


def test_e16_the_talisman_changes_hands() -> None:
    """D9.1, A5: at once; the order of this round's turns stays; its new holder drafts first."""
    at = with_card_1(2)
    assert (at.seat, at.position.talisman) == (3, 1)
    at.play("talisman")
    assert (at.seat, at.position.talisman, at.left) == (3, 3, 3)
    assert order_of_turns(at) == [3, 1, 2, 0]
    assert (at.position.round, at.seat, at.hand) == (2, 3, {1, 2, 3, 4, 5})


def test_e17_the_talisman_stays() -> None:
    """D6.5: the guardian action is optional; unused it is lost."""
    at = with_card_1(2)
    order_of_turns(at)
    assert (at.position.talisman, at.seat, at.position.round) == (1, 1, 2)


def test_e18_the_holder_cannot_take_it() -> None:
    """R22: not offered; so the turn ends with the last token (A14)."""
    at = with_card_1(0)
    assert (at.seat, at.position.card) == (1, 1)
    while at.seat == 1:
        assert not {"talisman", "end"} & at.legal
        at.play("decline" if "decline" in at.legal else min(text for text in at.legal if text.startswith("place")))
    assert at.position.talisman == 1
    assert scene("LA4", "(0,0)", card=1, talisman=0).refused("talisman") == ("R22", "talisman-is-yours")


@pytest.mark.parametrize("first", [0, 1])
def test_e19_two_players_alternate(first: int) -> None:
    """D13.3, D11.3: the talisman passes at the end of every round."""
    at = before_draft("LA2", talisman=first)
    starters = []
    while at.seat is not None:
        starters.append(at.seat)
        assert at.position.talisman == at.seat
        at.draft(2, 3)
        order_of_turns(at)
    assert starters == [first, 1 - first] * 4


@pytest.mark.parametrize(("seats", "aside"), [(2, 1), (3, 2), (4, 1)])
def test_every_draft(seats: int, aside: int) -> None:
    """D5.2, D5.3, D6.1, A2: clockwise from the talisman holder; each hand is what the others left; turns in
    rising order of cards, whatever seat has the talisman."""
    for picks in permutations(DECK[seats], seats):
        for talisman in range(seats):
            at = before_draft("LA2" if seats == 2 else "LA4", seats=seats, talisman=talisman)
            hand = set(DECK[seats])
            for k, card in enumerate(picks):
                assert (at.seat, at.hand) == ((talisman + k) % seats, hand)
                at.draft(card)
                hand.remove(card)
            assert len(hand) == aside
            lowest = picks.index(min(picks))
            assert at.seat == (talisman + lowest) % seats
            assert at.position.card == min(picks)


def test_the_order_of_turns_is_the_order_of_cards() -> None:
    """D6.1, D6.2, D11.2: rising, each card revealed at the start of its turn; the talisman has no influence."""
    at = before_draft("LA4", talisman=2).draft(4, 1, 5, 2)
    revealed = []
    while at.position.round == 1:
        revealed.append((at.seat, at.position.card))
        assert (at.left, at.position.guardian, at.bonus) == (3, True, None)
        at.finish_turn()
    assert revealed == [(3, 1), (1, 2), (2, 4), (0, 5)]


@pytest.mark.parametrize(("layout", "seats"), [("LA4", 4), ("LA4", 3), ("LA2", 2)])
def test_each_draft_has_the_whole_deck(layout: str, seats: int) -> None:
    """D5.1, D5.10, D11.3: all cards go back to the talisman holder."""
    at = before_draft(layout, seats=seats)
    for _ in range(3):
        assert at.seat == at.position.talisman
        assert at.hand == set(DECK[seats])
        assert set(at.position.cards) == {0}
        at.draft(*DECK[seats][:seats])
        order_of_turns(at)


def test_the_talisman_passes_after_its_round_only_with_two() -> None:
    """D11.3, D13.3, D13.5: with three or four it stays where it is."""
    for layout, seats, holder in (("LA2", 2, 1), ("LA4", 3, 0), ("LA4", 4, 0)):
        at = before_draft(layout, seats=seats, talisman=0).draft(*DECK[seats][:seats][::-1])
        order_of_turns(at)
        assert at.position.talisman == holder
