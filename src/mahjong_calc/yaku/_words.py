"""The words of an explanation that calculators share, in English and Japanese.

Each phrase stands once, with both languages side by side; whoever explains a score adds a table of phrases of its own.
English phrases are ASCII, so that any terminal shows them.
"""

from collections.abc import Iterable, Mapping
from typing import Final, final

from mahjong_calc._checks import check_type
from mahjong_calc._payments import Payments
from mahjong_calc._tiles import tiles_text
from mahjong_calc._win import Win
from mahjong_calc.errors import LanguageError
from mahjong_calc.yaku._dora import Dora
from mahjong_calc.yaku._readings import Reading
from mahjong_calc.yaku._yaku import Yaku

#: key -> the phrase in each of the languages
Phrases = Mapping[str, tuple[str, str]]

LANGUAGES: Final = ("en", "ja")
_SHARED: Final[Phrases] = {
    "EAST": ("East", "東家"),
    "SOUTH": ("South", "南家"),
    "WEST": ("West", "西家"),
    "NORTH": ("North", "北家"),
    "round EAST": ("East round", "東場"),
    "round SOUTH": ("South round", "南場"),
    "round WEST": ("West round", "西場"),
    "round NORTH": ("North round", "北場"),
    "dealer": ("dealer", "親"),
    "child": ("child", "子"),
    "ron": (
        "{round}: {winner} ({role}) wins by ron on {tile} from {loser}",
        "{round} {winner}（{role}）、{loser}から{tile}でロン",
    ),
    "tsumo": ("{round}: {winner} ({role}) wins by tsumo on {tile}", "{round} {winner}（{role}）、{tile}をツモ"),
    "hand": ("Hand: {hand} + {tile}", "手牌: {hand} ＋ {tile}"),
    "blocks": ("Blocks: {blocks}", "和了形: {blocks}"),
    "wait": ("Wait: {wait}, {tile} completes {block}", "待ち: {wait}（{tile}で{block}が完成）"),
    "RYANMEN": ("ryanmen (two-sided)", "両面"),
    "KANCHAN": ("kanchan (middle)", "嵌張"),
    "PENCHAN": ("penchan (edge)", "辺張"),
    "SHANPON": ("shanpon (two pairs)", "シャンポン"),
    "TANKI": ("tanki (single)", "単騎"),
    "yaku heading": ("Yaku:", "役:"),
    "yaku": ("{yaku.romaji} ({yaku.english})", "{yaku.japanese}"),
    "loanword": ("{yaku.romaji}", "{yaku.japanese}"),
    "item": ("  {name}: {worth}", "  {name} {worth}"),
    "han": ("{han} han", "{han}翻"),
    "han in all": ("  {han} han in all", "  合計 {han}翻"),
    "dora": ("dora, indicators {indicators}", "ドラ（表示牌 {indicators}）"),
    "ura": ("ura dora, indicators {indicators}", "裏ドラ（表示牌 {indicators}）"),
    "aka": ("red fives", "赤ドラ"),
    "nuki": ("{count} North set aside", "抜きドラ（北{count}枚）"),
    "payments heading": ("Payments:", "支払い:"),
    "sticks": ("  {winner} takes riichi sticks: {points:,}", "  {winner} 供託{points}点"),
    "change": ("{seat} {points:+,}", "{seat} {points:+}"),
    "no change": ("{seat} 0", "{seat} ±0"),
    "changes": ("In all: {changes}", "収支: {changes}"),
    "and": (", ", "、"),
}


@final
class Words:
    """The phrases of one language; called with a key and what to fill in, it gives a text."""

    __slots__ = ("_phrases",)

    def __init__(self, language: str, phrases: Phrases) -> None:
        check_type(language, str, "language")
        if language not in LANGUAGES:
            raise LanguageError(f"{language!r}", f"a language out of {', '.join(map(repr, LANGUAGES))}")
        place = LANGUAGES.index(language)
        self._phrases = {key: both[place] for key, both in (*_SHARED.items(), *phrases.items())}

    def __call__(self, key: str, **values: object) -> str:
        return self._phrases[key].format(**values)


def tell_win(win: Win, reading: Reading, words: Words) -> list[str]:
    """Tell who won on which tile, the hand, its blocks and the wait."""
    how = words(
        "tsumo" if win.loser is None else "ron",
        round=words(f"round {win.round_wind.name}"),
        winner=words(win.seat_wind.name),
        role=words("dealer" if win.is_dealer else "child"),
        tile=win.tile,
        loser=win.loser and words(win.loser.name),
    )
    melds = win.hand.melds
    concealed = reading.blocks[: len(reading.blocks) - len(melds)]
    blocks = " ".join([*(tiles_text(block.tiles) for block in concealed), *map(str, melds)])
    lines = [how, words("hand", hand=win.hand, tile=win.tile), words("blocks", blocks=blocks)]
    if not reading.is_kokushi:
        completed = tiles_text(reading.winning_block.tiles)
        lines.append(words("wait", wait=words(reading.wait.name), tile=win.tile, block=completed))
    return lines


def tell_yaku(pairs: Iterable[tuple[Yaku, str]], words: Words) -> list[str]:
    """Tell each yaku and what it is worth."""
    return [words("yaku heading"), *(words("item", name=name_of(yaku, words), worth=worth) for yaku, worth in pairs)]


def name_of(yaku: Yaku, words: Words) -> str:
    """Return the name of a yaku as the language gives it."""
    return words("loanword" if yaku.romaji == yaku.english.lower() else "yaku", yaku=yaku)


def tell_dora(dora: Dora, win: Win, words: Words) -> list[str]:
    """Tell the han from each kind of dora that there is."""
    kinds = {
        "dora": (dora.dora, win.dora_indicators),
        "ura": (dora.ura, win.ura_indicators),
        "aka": (dora.aka, ()),
        "nuki": (dora.nuki, ()),
    }
    return [
        words("item", name=words(key, indicators=tiles_text(indicators), count=win.nuki), worth=words("han", han=han))
        for key, (han, indicators) in kinds.items()
        if han
    ]


def tell_changes(payments: Payments, words: Words) -> list[str]:
    """Tell the riichi sticks that are taken, and the change of each seat."""
    lines = []
    if payments.sticks:
        lines.append(words("sticks", winner=words(payments.winner.name), points=payments.sticks))
    changes = [
        words("change" if points else "no change", seat=words(seat.name), points=points)
        for seat, points in payments.deltas.items()
    ]
    return [*lines, words("changes", changes=words("and").join(changes))]
