"""Wins as rows of texts and flags, and what each library takes for them.

A row is a line of the recorded games, `json.loads` of it: the concealed tiles with the winning one, the melds, and the
circumstances. Those of three players have *players* and *nuki* besides.
"""

from collections.abc import Sequence
from typing import Any

from mahjong.constants import EAST
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as MahjongMeld
from mahjong.tile import TilesConverter

from mahjong_calc import Hand, Riichi, Tile, Win, Wind

Row = dict[str, Any]
WINDS = tuple(Wind)
LETTERS = "ESWN"
WIND_OF = dict(zip(LETTERS, WINDS, strict=True))


def meld_text(meld: Row) -> str:
    """Write a meld of the data as this library reads it."""
    tiles = meld["tiles"]
    if meld["type"] == "ankan":
        return f"[{tiles}]"
    if meld["type"] == "shouminkan":
        return f"({tiles[:3]}+{tiles[3:]})"
    return f"({tiles})"


def our_win(row: Row) -> tuple[Win]:
    """Build a `Win` from the texts and flags of a row."""
    flags = row["flags"]
    hand = Hand.parse(" ".join([row["closed"], *map(meld_text, row["melds"])]))
    make = Win.tsumo if row["tsumo"] else Win.ron
    return (
        make(
            hand,
            Tile.parse(row["win_tile"]),
            seat_wind=WIND_OF[row["seat_wind"]],
            loser=None if row["tsumo"] else WINDS[(row["loser"] - row["oya"]) % row.get("players", 4)],
            round_wind=WIND_OF[row["round_wind"]],
            riichi=Riichi.DOUBLE if row["double_riichi"] else Riichi.RIICHI if row["riichi"] else Riichi.NONE,
            ippatsu="ippatsu" in flags,
            rinshan="rinshan" in flags,
            chankan="chankan" in flags,
            last_tile="haitei" in flags or "houtei" in flags,
            first_turn="tenhou" in flags or "chiihou" in flags,
            dora_indicators=[Tile.parse(tile) for tile in row["dora_indicators"]],
            ura_indicators=[Tile.parse(tile) for tile in row["ura_indicators"]],
            nuki=row.get("nuki", 0),
            honba=row["honba"],
            riichi_sticks=row["riichi_sticks"],
        ),
    )


class Ids:
    """Gives every tile of a hand an id of its own among 136, red fives 16, 52 and 88."""

    def __init__(self) -> None:
        self.used: set[int] = set()

    def take(self, text: str) -> list[int]:
        """Return ids for the tiles of a text."""
        return [self._next(tile) for tile in TilesConverter.one_line_string_to_136_array(text, has_aka_dora=True)]

    def _next(self, tile: int) -> int:
        first = tile - tile % 4
        red = tile in (16, 52, 88)
        plain = range(first + (first in (16, 52, 88)), first + 4)
        found = tile if red else next(place for place in plain if place not in self.used)
        self.used.add(found)
        return found


MELD_TYPES = {
    "chi": MahjongMeld.CHI,
    "pon": MahjongMeld.PON,
    "minkan": MahjongMeld.KAN,
    "ankan": MahjongMeld.KAN,
    "shouminkan": MahjongMeld.SHOUMINKAN,
}
OPTIONS = OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False)


def winning_id(ids: Sequence[int], text: str) -> int:
    """Return the id of the winning tile among the closed ones."""
    wanted = TilesConverter.one_line_string_to_136_array(text, has_aka_dora=True)[0]
    red = wanted in (16, 52, 88)
    return next(i for i in ids if i // 4 == wanted // 4 and (i in (16, 52, 88)) == red)


def mahjong_input(row: Row, options: OptionalRules = OPTIONS) -> tuple[Any, ...]:
    """Build the arguments of `estimate_hand_value`, each text read by itself: only the kinds and reds of ids matter."""
    flags = row["flags"]
    read = TilesConverter.one_line_string_to_136_array
    tiles = read(row["closed"], True)
    win_tile = read(row["win_tile"], True)[0]
    melds = []
    for meld in row["melds"]:
        ids = read(meld["tiles"], True)
        melds.append(MahjongMeld(MELD_TYPES[meld["type"]], tiles=ids, opened=meld["type"] != "ankan"))
        tiles += ids
    dora = [tile for text in row["dora_indicators"] for tile in read(text, True)]
    ura = [tile for text in row["ura_indicators"] for tile in read(text, True)]
    config = HandConfig(
        is_tsumo=row["tsumo"],
        is_riichi=row["riichi"] and not row["double_riichi"],
        is_daburu_riichi=row["double_riichi"],
        is_ippatsu="ippatsu" in flags,
        is_rinshan="rinshan" in flags,
        is_chankan="chankan" in flags,
        is_haitei="haitei" in flags,
        is_houtei="houtei" in flags,
        is_tenhou="tenhou" in flags,
        is_chiihou="chiihou" in flags,
        player_wind=EAST + LETTERS.index(row["seat_wind"]),
        round_wind=EAST + LETTERS.index(row["round_wind"]),
        kyoutaku_number=row["riichi_sticks"],
        tsumi_number=row["honba"],
        num_nuki_dora=row.get("nuki", 0),
        options=options,
    )
    return tiles, win_tile, melds, dora, config, ura
