"""Laws of the Allen rules that hold whatever the amount, and whoever wins."""

from typing import Any

import attrs
from hypothesis import given, strategies as st

from mahjong_calc import Hand, Meld, MeldKind, Riichi, Tile, Win, Wind, allen

EAST, SOUTH, WEST, _ = Wind
SEATS = (EAST, SOUTH, WEST)

units = st.integers(0, 10_000)
hans = st.integers(1, 1000)
winners = st.sampled_from(SEATS)
children = st.sampled_from((SOUTH, WEST))

KINDS = (0, 8, *range(9, 34))
SEQUENCES = tuple((kind, kind + 1, kind + 2) for first in (9, 18) for kind in range(first, first + 7))
TRIPLETS = tuple((kind,) * 3 for kind in KINDS)
HAKU = Tile.parse("5z")
PAIRS = tuple((kind,) * 2 for kind in KINDS)


@st.composite
def wins(draw: st.DrawFn, *, closed: bool = False) -> Win:
    """Build a win of three players, *closed* or as it comes, that holds haku, so that it always has a yaku."""
    left = dict.fromkeys(KINDS, 4) | {HAKU.kind: 0}
    concealed: list[Tile] = []
    melds = [Meld(MeldKind.ANKAN, [HAKU] * 4)] if closed else [Meld(MeldKind.PON, [HAKU] * 3)]
    for blocks in (SEQUENCES + TRIPLETS,) * 3 + (PAIRS,):
        block = draw(
            st.sampled_from([block for block in blocks if all(left[kind] >= block.count(kind) for kind in block)])
        )
        for kind in block:
            left[kind] -= 1
        tiles = [Tile.from_kind(kind) for kind in block]
        if block in TRIPLETS and not closed and draw(st.booleans()):
            melds.append(Meld(MeldKind.PON, tiles))
        else:
            concealed += tiles
    tile = draw(st.sampled_from(concealed))
    return Win(Hand(concealed, melds).discard(tile), tile, **draw(circumstances()))


@st.composite
def circumstances(draw: st.DrawFn) -> dict[str, Any]:
    """Draw the seats, a tsumo or a ron, and what lies on the table."""
    seat = draw(winners)
    loser = draw(st.sampled_from([None, *(other for other in SEATS if other is not seat)]))
    counts = {name: draw(st.integers(0, 4)) for name in ("honba", "riichi_sticks")}
    return {"seat_wind": seat, "loser": loser, "is_tsumo": loser is None, **counts}


@given(units, winners)
def test_shares_sum_to_the_value(thousands: int, winner: Wind) -> None:
    """Two shares, neither the winner's, sum to what is split, and are multiples of 1,000."""
    shares = allen.split(thousands * 1000, winner=winner)
    assert set(shares) == set(SEATS) - {winner}
    assert sum(shares.values()) == thousands * 1000
    assert all(share >= 0 and share % 1000 == 0 for share in shares.values())


@given(units, children)
def test_dealer_never_pays_less_than_a_child(thousands: int, winner: Wind) -> None:
    """Of a child's tsumo the dealer pays as much as the other child or more, and about two thirds."""
    shares = allen.split(thousands * 1000, winner=winner)
    other = next(seat for seat in shares if seat is not EAST)
    assert shares[EAST] >= shares[other]
    assert abs(3 * shares[EAST] - 2000 * thousands) <= 2000
    assert shares[EAST] - 2 * shares[other] in ({1000} if thousands == 1 else {0, -1000, -2000})


@given(units)
def test_children_share_a_dealers_tsumo_in_halves(thousands: int) -> None:
    """Of the dealer's tsumo South pays as much as West, or 1,000 more where the number is odd."""
    shares = allen.split(thousands * 1000, winner=EAST)
    assert shares[SOUTH] - shares[WEST] == thousands % 2 * 1000


@given(units)
def test_children_are_alike(thousands: int) -> None:
    """South and West win the same shares from the others."""
    by_south, by_west = (allen.split(thousands * 1000, winner=winner) for winner in (SOUTH, WEST))
    assert (by_south[EAST], by_south[WEST]) == (by_west[EAST], by_west[SOUTH])


@given(units, units, winners)
def test_nobody_pays_less_for_more(thousands: int, more: int, winner: Wind) -> None:
    """A greater win takes no less from anybody."""
    lesser, greater = (allen.split(won * 1000, winner=winner) for won in (thousands, thousands + more))
    assert all(greater[seat] >= lesser[seat] for seat in lesser)


@given(one=hans, other=hans, dealer=st.booleans())
def test_value_is_linear(one: int, other: int, *, dealer: bool) -> None:
    """The value of han together is the sum of their values."""
    assert allen.points(one + other, dealer=dealer) == allen.points(one, dealer=dealer) + allen.points(
        other, dealer=dealer
    )


@given(hans)
def test_dealer_wins_half_as_much_again(han: int) -> None:
    """A han is worth half as much again to the dealer."""
    assert 2 * allen.points(han, dealer=True) == 3 * allen.points(han, dealer=False)


@given(wins() | wins(closed=True))
def test_payments_sum_to_value_and_honba(win: Win) -> None:
    """What all pay is the value and 1,000 a honba, whoever wins and how; sticks go to the winner alone."""
    score = allen.score(win)
    payments = score.payments
    assert score.points == allen.points(score.han, dealer=win.is_dealer)
    assert score.han == sum(han for _, han in score.yaku) + score.dora.total
    assert sum(payments.shares.values()) == score.points + 1000 * win.honba
    assert all(share % 1000 == 0 for share in payments.shares.values())
    assert set(payments.deltas) == set(SEATS)
    assert sum(payments.deltas.values()) == payments.sticks == 1000 * win.riichi_sticks


@given(wins(), st.integers(0, 9))
def test_each_honba_adds_a_thousand(win: Win, more: int) -> None:
    """Each honba adds exactly 1,000 to the total, and nothing to the points of the hand."""
    score, richer = allen.score(win), allen.score(attrs.evolve(win, honba=win.honba + more))
    assert richer.payments.total == score.payments.total + 1000 * more
    assert richer.points == score.points


@given(wins())
def test_tsumo_is_worth_what_ron_is(win: Win) -> None:
    """As many han are worth as much by tsumo as by ron, from one payer or from two."""
    score = allen.score(win)
    loser = EAST if win.seat_wind is not EAST else SOUTH
    by_ron = allen.score(attrs.evolve(win, is_tsumo=False, loser=loser))
    by_tsumo = allen.score(attrs.evolve(win, is_tsumo=True, loser=None))
    assert by_ron.points * score.han == score.points * by_ron.han
    assert by_tsumo.points * by_ron.han == by_ron.points * by_tsumo.han
    assert by_tsumo.payments.total - by_tsumo.points == by_ron.payments.total - by_ron.points


@given(wins(), st.integers(1, 4))
def test_each_north_set_aside_adds_a_han(win: Win, number: int) -> None:
    """Dora are linear: each adds a han to the ordinary side, so never less than before and never more than a han."""
    used = sum(tile.kind == 30 for tile in (*win.hand.tiles, win.tile, *(t for m in win.hand.melds for t in m.tiles)))
    number = min(number, 4 - used)
    score, richer = allen.score(win), allen.score(attrs.evolve(win, nuki=number))
    if score.yakuman:
        assert score.han <= richer.han <= score.han + number
    else:
        assert richer.han == score.han + number


@given(wins(closed=True))
def test_riichi_adds_a_han(win: Win) -> None:
    """Riichi adds one han to the ordinary side of a closed hand."""
    score, richer = allen.score(win), allen.score(attrs.evolve(win, riichi=Riichi.RIICHI))
    if not score.yakuman:
        assert richer.han == score.han + 1
