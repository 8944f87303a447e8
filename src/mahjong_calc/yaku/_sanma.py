"""What three players don't have, whatever they count a win by."""

from mahjong_calc._melds import MeldKind
from mahjong_calc._tiles import Tile, TileSet, Wind
from mahjong_calc._win import NOBODY, Win
from mahjong_calc.errors import RulesError


def check_sanma(win: Win) -> None:
    """Raise `RulesError` for a North seat, a chi or a tile that three players don't have."""
    seats: list[tuple[str, Wind | None]] = [("seat_wind", win.seat_wind), ("loser", win.loser)]
    if win.liable is not NOBODY:
        seats += [(f"liable[{key!r}]", seat) for key, seat in win.liable.items()]
    for name, wind in seats:
        if wind is Wind.NORTH:
            raise RulesError(f"{name}={wind!r}", "a seat of three players: East, South or West")
    for meld in win.hand.melds:
        if meld.kind is MeldKind.CHI:
            raise RulesError(f"the chi {meld}", "no chi with three players")
    shown = (win.tile, *win.dora_indicators, *win.ura_indicators)
    copies = TileSet.SANMA.copies
    for kind in [*(kind for kind, value in enumerate(win.hand._key) if value), *(tile.kind for tile in shown)]:
        if not copies[kind]:
            raise RulesError(f"{Tile.from_kind(kind)}", "the tiles of three players, without 2m to 8m")
