"""Compare scores with `mahjong` and shanten numbers with `xiangting` on what `generate` draws.

usage: python bench/fuzz.py [WINS] [HANDS] [SEED]

By default 200,000 wins and 1,000,000 hands. Of a win are compared: whether it may be won, each yaku and its han, dora,
fu, the number of yakuman, and what every player pays; of a hand the shanten number, and the kinds that lower it or can
be discarded without raising it. Every difference must have one of the reasons listed here, or the script exits with 1.
"""

import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import generate
import xiangting
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConstants, OptionalRules
from peers import Row, mahjong_input, our_win

from mahjong_calc import FifthTile, Hand, Meld, MeldKind, Tile, TileSet, classic, shanten
from mahjong_calc.classic import DOUBLE_YAKUMAN, Rules, SanmaTsumo
from mahjong_calc.errors import NoYakuError

Result = dict[str, Any]


class Table(NamedTuple):
    """The same rules, as we say them and as `mahjong` does."""

    ours: Rules
    theirs: OptionalRules


def _table(ours: Rules, **theirs: Any) -> Table:
    options = {"has_open_tanyao": ours.kuitan, "has_aka_dora": ours.aka_dora, "kiriage": ours.kiriage}
    return Table(ours, OptionalRules(**options, is_three_player=ours.players == 3, **theirs))


_FOUR: Final = Rules(multiple_yakuman=True)
_THREE: Final = Rules(players=3, sanma_tsumo=SanmaTsumo.LOSS)
TABLES: Final = tuple(
    table
    for rules in (_FOUR, _FOUR, _FOUR, _THREE)
    for table in (
        _table(rules, has_double_yakuman=False),
        _table(rules.replace(values=DOUBLE_YAKUMAN), has_double_yakuman=True),
        _table(
            rules.replace(kuitan=False, aka_dora=False, kiriage=True, kazoe=False),
            has_double_yakuman=False,
            kazoe_limit=HandConstants.KAZOE_SANBAIMAN,
        ),
        _table(
            rules.replace(open_pinfu_fu=20, pinfu_tsumo=False),
            has_double_yakuman=False,
            fu_for_open_pinfu=False,
            fu_for_pinfu_tsumo=True,
        ),
    )
)

#: their names of yaku that aren't ours without blanks and in lower case
NAMES: Final = (
    {
        "Haitei Raoyue": "haitei",
        "Houtei Raoyui": "houtei",
        "Iipeiko": "iipeikou",
        "Ittsu": "ittsuu",
        "Chantai": "chanta",
        "Daburu Chuuren Poutou": "junsei_chuuren_poutou",
        "Kokushi Musou Juusanmen Matchi": "kokushi_musou_13",
    }
    | {
        f"Yakuhai ({name} {wind})": f"{name.replace(' ', '_')}"
        for name in ("seat wind", "round wind")
        for wind in ("east", "south", "west", "north")
    }
    | {f"Yakuhai ({dragon})": dragon for dragon in ("haku", "hatsu", "chun")}
)
_OUR_KEYS: Final = {yaku.key.replace("_", ""): yaku.key for yaku in Rules().values}
DORA: Final = {"Dora": "dora", "Ura Dora": "ura", "Aka Dora": "aka"}
NO_YAKU: Final[Result] = {"yaku": {}}


def our_result(row: Row, rules: Rules) -> Result:
    """Score with this library."""
    (win,) = our_win(row)
    try:
        score = classic.score(win, rules=rules)
    except NoYakuError:
        return NO_YAKU
    dora = score.dora
    return {
        "yaku": {yaku.key: han for yaku, han in score.yaku},
        "dora": {"indicated": dora.dora + dora.ura + dora.nuki, "aka": dora.aka},
        "han": score.han,
        "fu": score.fu.total,
        "yakuman": score.yakuman,
        "paid": {payer.name[0]: points for payer, points in score.payments.shares.items()},
        "total": score.payments.total,
    }


def their_result(row: Row, options: OptionalRules) -> Result:
    """Score with `mahjong`."""
    tiles, win_tile, melds, dora, config, ura = mahjong_input(row, options)
    found = HandCalculator.estimate_hand_value(tiles, win_tile, melds, dora, config, ura_dora_indicators=ura)
    if found.error == HandCalculator.ERR_NO_YAKU:
        return NO_YAKU
    if found.error:
        return {"error": found.error}
    cost = found.cost
    extra: Counter[str] = Counter()
    yaku = {}
    for one in found.yaku:
        han = (found.is_open_hand and one.han_open) or one.han_closed
        if one.name in DORA:
            extra[DORA[one.name]] += han
        else:
            yaku[NAMES.get(one.name) or _OUR_KEYS[one.name.lower().replace(" ", "")]] = han
    yakuman = sum(han for one in found.yaku if one.is_yakuman for han in [one.han_closed]) // 13
    main, additional = cost["main"] + cost["main_bonus"], cost["additional"] + cost["additional_bonus"]
    if row["tsumo"]:
        others = [letter for letter in "ESWN"[: row["players"]] if letter != row["seat_wind"]]
        paid = {letter: main if letter == "E" else additional for letter in others}
    else:
        paid = {"ESWN"[row["loser"]]: main}
    return {
        "yaku": yaku,
        "dora": {"indicated": extra["dora"] + extra["ura"], "aka": extra["aka"]},
        "han": found.han,
        "fu": 0 if yakuman else found.fu,
        "yakuman": yakuman,
        "paid": paid,
        "total": cost["total"],
    }


class Differences:
    """Counts what agrees, and what differs by the reasons for it; tells of what differs for none."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.agree: Counter[str] = Counter()
        self.explained: Counter[str] = Counter()
        self.unexplained = 0

    def unexpected(self, given: object, ours: object, theirs: object) -> None:
        """Print a difference that has no reason, unless there were many."""
        self.unexplained += 1
        if self.unexplained <= 10:
            print(f"unexplained: {given}\n  ours   {ours}\n  theirs {theirs}")

    def report(self) -> None:
        """Print the counts."""
        print(f"\n{self.title}")
        for what, count in self.agree.items():
            print(f"{count:10,} {what}: no difference")
        for reason, count in self.explained.items():
            print(f"{count:10,} differ, explained: {reason}")
        print(f"{self.unexplained:10,} differ without a reason", flush=True)


# wins


def _equal_yakuman(row: Row, table: Table, ours: Result, theirs: Result) -> bool:
    """Say whether the libraries differ in which of two readings of the same worth they show, and in nothing else."""
    counted = ours["yakuman"] == 0 and ours["han"] >= 13 and theirs["yakuman"] == 1
    # where 13 han are worth less, only the other reading is left to us
    return counted and our_result(row, table.ours.replace(kazoe=False)) == theirs


#: Why a difference is none in what a win is worth. Names say what is so, predicates prove it.
REASONS: Final[dict[str, Callable[[Row, Table, Result, Result], bool]]] = {
    "a yakuman and 13 han are worth the same; we show the reading of more han or fu, they the yakuman": _equal_yakuman,
}


def compare_wins(rng: Random, wins: int) -> Differences:
    """Score wins until so many with a yaku have been compared; those without one count apart."""
    found = Differences(f"{wins:,} wins, ours beside mahjong")
    held: Counter[str] = Counter()
    while found.agree["wins"] + found.explained.total() + found.unexplained < wins:
        table = rng.choice(TABLES)
        row = generate.win(rng, table.ours.players)
        ours, theirs = our_result(row, table.ours), their_result(row, table.theirs)
        held.update(ours["yaku"].keys())
        held["red fives"] += "0" in row["closed"]
        held["three players"] += row["players"] == 3
        held["kans"] += any("kan" in meld["type"] for meld in row["melds"])
        if ours == theirs:
            found.agree["wins" if ours["yaku"] else "complete hands without a yaku"] += 1
        elif reason := next((name for name, proves in REASONS.items() if proves(row, table, ours, theirs)), None):
            found.explained[reason] += 1
        else:
            found.unexpected((row, table), ours, theirs)
    found.report()
    print("among them: " + ", ".join(f"{count:,} {what}" for what, count in held.most_common()))
    return found


# hands


def _kinds(mask: int) -> list[int]:
    return [kind for kind in range(34) if mask >> kind & 1]


def compare_hands(rng: Random, hands: int) -> Differences:
    """Compare shanten numbers under the rule that `xiangting` has: concealed copies exhaust a tile, melds don't."""
    found = Differences(f"{hands:,} hands, ours beside xiangting")
    games = ((TileSet.STANDARD, xiangting.PlayerCount.FOUR), (TileSet.SANMA, xiangting.PlayerCount.THREE))
    fifth_tile = {FifthTile.IGNORED: 0, FifthTile.OWN: 0}
    for _ in range(hands):
        tile_set, players = games[rng.random() < 0.3]
        counts, kans = generate.hand(rng, tile_set.copies)
        hand = Hand.from_counts(counts, [Meld(MeldKind.ANKAN, [Tile.from_kind(kind)] * 4) for kind in kans])
        ours: list[Any]
        if sum(counts) % 3 == 1:
            what = "numbers and ukeire"
            necessary, mask = xiangting.calculate_necessary_tiles(counts, players)
            ukeire = shanten.ukeire(hand, tile_set=tile_set, fifth_tile=FifthTile.CONCEALED)
            ours = [ukeire.number, [tile.kind for tile in ukeire]]
        else:
            what = "numbers and discards"
            necessary, mask = xiangting.calculate_unnecessary_tiles(counts, players)
            best = shanten.number(hand, tile_set=tile_set, fifth_tile=FifthTile.CONCEALED)
            cuts = shanten.discards(hand, tile_set=tile_set, fifth_tile=FifthTile.CONCEALED)
            ours = [best, sorted(cut.tile.kind for cut in cuts if cut.number == best)]
        theirs = [necessary - 1, _kinds(mask)]
        for rule in fifth_tile:
            fifth_tile[rule] += shanten.number(hand, tile_set=tile_set, fifth_tile=rule) != ours[0]
        if ours == theirs:
            found.agree[f"{what}, {tile_set.name}"] += 1
        else:
            found.unexpected((str(hand), tile_set), ours, theirs)
    found.report()
    print(
        "among them: " + ", ".join(f"{count:,} of another number under {rule!r}" for rule, count in fifth_tile.items())
    )
    return found


def main() -> int:
    """Compare both, and return the exit code."""
    wins, hands, seed = [int(given) for given in sys.argv[1:]] + [200_000, 1_000_000, 20260401][len(sys.argv) - 1 :]
    found = compare_wins(Random(seed), wins), compare_hands(Random(seed), hands)
    return int(any(one.unexplained for one in found))


if __name__ == "__main__":
    sys.exit(main())
