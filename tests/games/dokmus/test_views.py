"""D5.4 – D5.9, A16: who knows what."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import factorial, perm

import pytest

from games.dokmus.scene import DECK, OPTIONS, Scene, before_draft, new_game
from ludoteca.core import Hashed, Referee, Seeded, random_game
from ludoteca.core.record import ChanceLine, MoveLine
from ludoteca.games.dokmus import BOX

Cards = tuple[int, ...]
LAYOUT = {2: "LA2", 3: "LA4", 4: "LA4"}


def stages(seats: int, picks: Cards, talisman: int) -> Iterator[Scene]:
    """A round: before each draft, and at the start of each turn."""
    at = before_draft(LAYOUT[seats], seats=seats, talisman=talisman)
    for card in picks:
        yield at
        at.draft(card)
    while at.position.round == 1:
        yield at
        at.finish_turn()


def held(at: Scene, talisman: int) -> Cards:
    """The cards held, by draft position; only those already chosen."""
    seats = len(at.position.cards)
    cards = [at.position.cards[(talisman + k) % seats] for k in range(seats)]
    return tuple(card for card in cards if card)


def same_to(deck: Cards, true: Cards, k: int | None, other: Cards, acting: int) -> bool:
    """D5.4, D5.7: whether the player in draft position `k` (None: a spectator) cannot tell two distributions apart."""
    if acting and any((a <= acting or b <= acting) and a != b for a, b in zip(true, other, strict=True)):
        return False
    if k is None or k > len(true):
        return True
    came = set(true[:k]) == set(other[:k])
    return came and (k == len(true) or true[k] == other[k])


def possible(at: Scene, talisman: int, k: int | None) -> set[Cards]:
    """Every distribution that the player in position `k` must hold possible, by plain enumeration of all drafts."""
    true = held(at, talisman)
    deck = DECK[len(at.position.cards)]
    acting = at.position.card
    return {other for other in permutations(deck, len(true)) if same_to(deck, true, k, other, acting)}


def imagined(at: Scene, talisman: int, k: int | None, draws: int) -> Counter[Cards]:
    """What is imagined: from the position and from the view alone."""
    seats = len(at.position.cards)
    chance = Seeded(draws)
    seat = None if k is None else (talisman + k) % seats
    view = at.position.view(seat)
    found: Counter[Cards] = Counter()
    for number in range(draws):
        if seat is None or number % 8 == 0:
            position = BOX.imagine(view, chance)
        else:
            position = at.position.imagine(seat, chance)
        found[held(Scene(position), talisman)] += 1
    return found


DRAFTS = [(2, picks) for picks in permutations(DECK[2], 2)] + [
    (seats, picks) for seats in (3, 4) for picks in [*permutations(DECK[seats], seats)][:: 7 if seats == 4 else 5]
]


@pytest.mark.parametrize(("seats", "picks"), DRAFTS, ids=str)
def test_what_can_be_imagined(seats: int, picks: Cards) -> None:
    """D5.3, D5.4, D5.6, D5.7: at every stage of a round each seat imagines exactly what it holds possible; so does
    a spectator."""
    talisman = sum(picks) % seats
    for at in stages(seats, picks, talisman):
        for k in (*range(seats), None):
            expected = possible(at, talisman, k)
            assert held(at, talisman) in expected
            assert set(imagined(at, talisman, k, 12 * len(expected) + 8)) == expected


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
def test_what_can_be_imagined_at_length(seats: int) -> None:
    """D5.4, D5.7: the same for every draft there is."""
    for picks in permutations(DECK[seats], seats):
        for at in stages(seats, picks, 0):
            for k in (*range(seats), None):
                expected = possible(at, 0, k)
                assert set(imagined(at, 0, k, 25 * len(expected))) == expected


def test_e12_what_everybody_knows_of_a_draft() -> None:
    """D5.4: talisman seat 1, picks 3, 5, 1, 2 by seats 1, 2, 3, 0."""
    at = before_draft("LA4", talisman=1).draft(3, 5, 1, 2)
    at.position.card = 0  # before any turn: nothing is revealed

    def known(seat: int) -> set[Cards]:
        """By seat, the distributions that this seat imagines."""
        return {at.position.imagine(seat, Seeded(number)).cards for number in range(600)}

    assert {cards[1] for cards in known(2)} == {3}
    assert {cards[1:3] for cards in known(3)} == {(3, 5), (5, 3)}
    assert known(0) == {(2, *others) for others in permutations((1, 3, 5))}
    assert all(4 not in cards for cards in known(0))
    assert known(1) == {(cards[2], 3, *cards[:2]) for cards in permutations((1, 2, 4, 5), 3)}


@pytest.mark.parametrize(("seats", "numbers"), [(4, [24, 6, 4, 6]), (3, [12, 3, 2]), (2, [2, 1])])
def test_e13_numbers_of_distributions(seats: int, numbers: list[int]) -> None:
    """D5.5: k! × P(|Hₖ₊₁|, n-1-k), each as likely as the other."""
    deck = DECK[seats]
    for picks in [*permutations(deck, seats)][::11]:
        at = before_draft(LAYOUT[seats], seats=seats, talisman=0).draft(*picks)
        at.position.card = 0
        for k, number in enumerate(numbers):
            assert number == factorial(k) * perm(len(deck) - k - 1, seats - 1 - k)
            found = imagined(at, 0, k, 60 * number)
            assert len(found) == number
            assert min(found.values()) > 25
            assert max(found.values()) < 110


@pytest.mark.parametrize("owners", [*permutations(range(3))], ids=str)
def test_e14_what_a_reveal_tells(owners: tuple[int, int, int]) -> None:
    """D5.7, D5.8: cards 2, 4, 5; with 2 all know that 1 is set aside; with 4 all know 3 is too, and who has 5."""
    cards = dict(zip(owners, (2, 4, 5), strict=True))
    at = before_draft("LA4", seats=3, talisman=0).draft(*(cards[seat] for seat in range(3)))
    everybody = (0, 1, 2, None)
    for seat in everybody:
        assert all(1 not in found for found in imagined(at, 0, seat, 100))
    assert any(3 in found for found in imagined(at, 0, None, 100))
    at.finish_turn()
    assert at.position.card == 4
    for seat in everybody:
        assert set(imagined(at, 0, seat, 100)) == {tuple(cards[owner] for owner in range(3))}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_are_equal_where_a_seat_cannot_tell(seats: int) -> None:
    """D5.4 – D5.9, R28: byte for byte, whatever the others hold and whatever was set aside."""
    for picks in [*permutations(DECK[seats], seats)][::13]:
        for at in stages(seats, picks, 0):
            for k in (*range(seats), None):
                view = at.position.view(k).bytes()
                for cards in possible(at, 0, k):
                    other = at.copy()
                    other.position.cards = (*cards, *[0] * (seats - len(cards)))
                    assert other.position.view(k).bytes() == view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_hold_no_hidden_card(seats: int) -> None:
    """D5.6, D5.7, R28: what a decoded view says of cards: those revealed, and to a seat its own and its hand."""
    for picks in [*permutations(DECK[seats], seats)][::7]:
        for at in stages(seats, picks, 0):
            position = at.position
            public = [card if 0 < card <= position.card else None for card in position.cards]
            for seat in (*range(seats), None):
                facts = json.loads(position.view(seat).bytes())
                assert facts["revealed"] == public
                assert facts["chosen"] == [owner for owner, card in enumerate(position.cards) if card]
                assert facts["drafter"] == facts["talisman"] == 0
                private = facts.pop("private", None)
                assert (private is None) == (seat is None)
                if seat is not None:
                    before = set(position.cards[:seat])
                    came = position.cards[seat] or position.seat == seat
                    hand = [card for card in DECK[seats] if card not in before] if came else None
                    assert private == {"card": position.cards[seat] or None, "hand": hand}
                assert not {"cards", "aside", "hands", "deck"} & set(facts)


def test_all_else_is_public() -> None:
    """D5.9, D2.4: board, tokens, supplies, sacrificed tokens, talisman and round are the same in every view."""
    position = new_game(4, 8)
    chance = Seeded(8)
    while position.seat is not None:
        views = [json.loads(position.view(seat).bytes()) for seat in (0, 1, 2, 3, None)]
        for view in views:
            view.pop("private", None)
            view.pop("seat")
        assert all(view == views[0] for view in views)
        assert len(views[0]["sacrificed"]) == len(views[0]["supply"]) == 4
        for move in position.moves()[:1]:
            position.play(move, chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_logs_hide_drafts(seats: int) -> None:
    """A16: others see only that a card was kept; all other moves, and all luck, are public."""
    referee = random_game(BOX, seats, OPTIONS, "logs")
    for seat in (*range(seats), None):
        log = referee.log(seat)
        assert len(log) == len(referee.lines)
        for line, shown in zip(referee.lines, log, strict=True):
            if isinstance(line, MoveLine) and line.move.startswith("draft") and line.seat != seat:
                assert shown == MoveLine(line.seat, "draft")
            else:
                assert shown == line
    assert sum(isinstance(line, ChanceLine) for line in referee.lines) == 2


def test_logs_are_equal_where_a_seat_cannot_tell() -> None:
    """A16, D5.4: two drafts that differ only in what a seat cannot know leave it the same log."""

    def log(picks: Cards, seat: int | None) -> list[object]:
        referee = Referee(BOX, 4, OPTIONS, Hashed("same"))
        while "draft 1" not in referee.legal():
            referee.play(referee.position.seat or 0, next(iter(referee.legal())))
        for card in picks:
            referee.play(referee.position.seat or 0, f"draft {card}")
        return [line.json() for line in referee.log(seat)]

    talisman = Referee(BOX, 4, OPTIONS, Hashed("same")).position.view(None).facts["talisman"]
    assert isinstance(talisman, int)
    third = (talisman + 2) % 4
    assert log((3, 5, 1, 2), third) == log((5, 3, 1, 4), third)
    assert log((3, 5, 1, 2), None) == log((1, 2, 4, 5), None)
    assert log((3, 5, 1, 2), talisman) != log((5, 3, 1, 2), talisman)


def test_knowledge_ends_with_the_round() -> None:
    """D5.10: in the next draft nothing of the last is in the view."""
    at = before_draft("LA4", talisman=0).draft(1, 2, 3, 4)
    while at.position.round == 1:
        at.finish_turn()
    facts = at.facts
    assert (facts["chosen"], facts["revealed"]) == ([], [None] * 4)
    assert at.position.view(1).facts["private"] == {"card": None, "hand": None}
