"""Explanations of Allen scores, word for word in both languages."""

import string
from textwrap import dedent

import pytest

from mahjong_calc import Riichi, Win, Wind, allen
from mahjong_calc.allen._explain import _PHRASES
from mahjong_calc.errors import LanguageError
from tests.allen.wins import ron, tsumo

EAST, SOUTH, WEST, _ = Wind

#: name -> the win, the explanation in English and in Japanese
EXPLANATIONS: dict[str, tuple[Win, str, str]] = {
    "child by tsumo with honba and sticks": (
        tsumo("22333444555p 88p", "2p", riichi=Riichi.RIICHI, honba=1, riichi_sticks=2),
        """
        East round: South (child) wins by tsumo on 2p
        Hand: 2233344455588p + 2p
        Blocks: 222p 333p 444p 555p 88p
        Wait: shanpon (two pairs), 2p completes 222p
        Yaku:
          riichi: 1 han
          menzen tsumo (Fully Concealed Hand): 1 han
          tanyao (All Simples): 1 han
          toitoihou (All Triplets): 2 han
          sanankou (Three Concealed Triplets): 2 han
          chiniisou (Full Flush): 6 han
          suurenkou (Four Consecutive Triplets): 8 han
          21 han in all
        Points:
          21 han x 2,000 = 42,000
          1 honba x 1,000, 43,000 in all
        Payments:
          split 2 to 1 between dealer and child, in thousands
          East: 28,000
          West: 15,000
          South takes riichi sticks: 2,000
        In all: East -28,000, South +45,000, West -15,000
        """,
        """
        東場 南家（子）、2pをツモ
        手牌: 2233344455588p ＋ 2p
        和了形: 222p 333p 444p 555p 88p
        待ち: シャンポン（2pで222pが完成）
        役:
          立直 1翻
          門前清自摸和 1翻
          断幺九 1翻
          対々和 2翻
          三暗刻 2翻
          清一色 6翻
          四連刻 8翻
          合計 21翻
        点数:
          21翻×2000点＝42000点
          1本場×1000点を足して43000点
        支払い:
          千点単位で親2：子1に分ける
          東家 28000点
          西家 15000点
          南家 供託2000点
        収支: 東家 -28000、南家 +45000、西家 -15000
        """,
    ),
    "dealer by tsumo": (
        tsumo("456789s 99s 44z (5500p)", "4z", seat_wind=EAST, rinshan=True, dora_indicators="1m"),
        """
        East round: East (dealer) wins by tsumo on 4z
        Hand: 45678999s44z (5500p) + 4z
        Blocks: 456s 789s 99s 444z (5500p)
        Wait: shanpon (two pairs), 4z completes 444z
        Yaku:
          rinshan kaihou (Dead Wall Draw): 1 han
          red fives: 2 han
          3 han in all
        Points:
          3 han x 3,000 = 9,000
        Payments:
          split in halves, in thousands; South pays an odd one
          South: 5,000
          West: 4,000
        In all: East +9,000, South -5,000, West -4,000
        """,
        """
        東場 東家（親）、4zをツモ
        手牌: 45678999s44z (5500p) ＋ 4z
        和了形: 456s 789s 99s 444z (5500p)
        待ち: シャンポン（4zで444zが完成）
        役:
          嶺上開花 1翻
          赤ドラ 2翻
          合計 3翻
        点数:
          3翻×3000点＝9000点
        支払い:
          千点単位で折半（端数の千点は南家が払う）
          南家 5000点
          西家 4000点
        収支: 東家 +9000、南家 -5000、西家 -4000
        """,
    ),
    "yakuman by ron": (
        ron("1112345678999s", "5s", seat_wind=WEST, loser=EAST, round_wind=SOUTH, nuki=1, dora_indicators="4s"),
        """
        South round: West (child) wins by ron on 5s from East
        Hand: 1112345678999s + 5s
        Blocks: 111s 234s 55s 678s 999s
        Wait: tanki (single), 5s completes 55s
        Yaku:
          junsei chuuren poutou (True Nine Gates): 24 han (yakuman)
          24 han in all
        Points:
          24 han x 2,000 = 48,000
        Payments:
          East: 48,000
        In all: East -48,000, South 0, West +48,000
        """,
        """
        南場 西家（子）、東家から5sでロン
        手牌: 1112345678999s ＋ 5s
        和了形: 111s 234s 55s 678s 999s
        待ち: 単騎（5sで55sが完成）
        役:
          純正九蓮宝燈 24翻（役満）
          合計 24翻
        点数:
          24翻×2000点＝48000点
        支払い:
          東家 48000点
        収支: 東家 -48000、南家 ±0、西家 +48000
        """,
    ),
}


@pytest.mark.parametrize("name", EXPLANATIONS)
def test_words(name: str) -> None:
    """An explanation tells the win, each yaku and dora, the sum, the points, and who pays."""
    win, english, japanese = EXPLANATIONS[name]
    score = allen.score(win)
    assert score.explain() == score.explain("en") == dedent(english).strip()
    assert score.explain("ja") == dedent(japanese).strip()


def test_unknown_language() -> None:
    """A language that there is no explanation in is refused."""
    score = allen.score(tsumo("234p 456789s 11s 44z", "4z"))
    with pytest.raises(LanguageError, match="'fr'"):
        score.explain("fr")
    with pytest.raises(TypeError, match="language must be a str"):
        score.explain(1)  # type: ignore[arg-type]


def test_both_languages_tell_the_same() -> None:
    """Each phrase fills in the same values in both languages, and the English ones are ASCII."""
    for english, japanese in _PHRASES.values():
        fields = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in (english, japanese)]
        assert fields[0] == fields[1], english
        assert english.isascii()
