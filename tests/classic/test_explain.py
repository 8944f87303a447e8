"""Explanations of classic scores, word for word in both languages."""

import string
from textwrap import dedent

import pytest

from mahjong_calc import Hand, Riichi, Tile, Win, Wind, classic
from mahjong_calc.classic import Rules, SanmaTsumo
from mahjong_calc.classic._explain import PHRASES
from mahjong_calc.errors import LanguageError
from mahjong_calc.yaku import Wait
from mahjong_calc.yaku._words import _SHARED

EAST, SOUTH, WEST, NORTH = Wind


def tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles."""
    return Tile.parse_all(text)


#: name -> the win, the rules, the explanation in English and in Japanese
EXPLANATIONS: dict[str, tuple[Win, Rules, str, str]] = {
    "shanpon by ron": (
        Win.ron(Hand.parse("234678m234p55s22z"), Tile.parse("5s"), seat_wind=SOUTH, loser=WEST, riichi=Riichi.RIICHI),
        classic.TENHOU,
        """
        East round: South (child) wins by ron on 5s from West
        Hand: 234678m234p55s22z + 5s
        Blocks: 234m 678m 234p 555s 22z
        Wait: shanpon (two pairs), 5s completes 555s
        Yaku:
          riichi: 1 han
          1 han in all
        Fu:
          winning: 20
          closed hand, ron: 10
          triplet 555s, open because of ron: 2
          yakuhai pair 22z: 2
          34 in all, rounded up to 40 fu
        Points: 1 han 40 fu
          base 40 x 4 x 2^1 = 320
        Payments:
          West: 320 x 4 = 1,280, rounded up to 1,300
        In all: East 0, South +1,300, West -1,300, North 0
        """,
        """
        東場 南家（子）、西家から5sでロン
        手牌: 234678m234p55s22z ＋ 5s
        和了形: 234m 678m 234p 555s 22z
        待ち: シャンポン（5sで555sが完成）
        役:
          立直 1翻
          合計 1翻
        符:
          副底 20符
          門前ロン 10符
          明刻 555s（ロンで完成） 2符
          役牌の雀頭 22z 2符
          合計 34符、切り上げて 40符
        点数: 40符1翻
          基本点 40×4×2^1＝320
        支払い:
          西家 320×4＝1280点、切り上げて1300点
        収支: 東家 ±0、南家 +1300、西家 -1300、北家 ±0
        """,
    ),
    "pinfu by tsumo": (
        Win.tsumo(Hand.parse("234678m34567p88s"), Tile.parse("8p"), seat_wind=SOUTH),
        classic.TENHOU,
        """
        East round: South (child) wins by tsumo on 8p
        Hand: 234678m34567p88s + 8p
        Blocks: 234m 678m 345p 678p 88s
        Wait: ryanmen (two-sided), 8p completes 678p
        Yaku:
          menzen tsumo (Fully Concealed Hand): 1 han
          pinfu (All Sequences): 1 han
          tanyao (All Simples): 1 han
          3 han in all
        Fu:
          winning: 20
          20 fu in all
        Points: 3 han 20 fu
          base 20 x 4 x 2^3 = 640
        Payments:
          East: 640 x 2 = 1,280, rounded up to 1,300
          West: 640 x 1 = 640, rounded up to 700
          North: 640 x 1 = 640, rounded up to 700
        In all: East -1,300, South +2,700, West -700, North -700
        """,
        """
        東場 南家（子）、8pをツモ
        手牌: 234678m34567p88s ＋ 8p
        和了形: 234m 678m 345p 678p 88s
        待ち: 両面（8pで678pが完成）
        役:
          門前清自摸和 1翻
          平和 1翻
          断幺九 1翻
          合計 3翻
        符:
          副底 20符
          合計 20符
        点数: 20符3翻
          基本点 20×4×2^3＝640
        支払い:
          東家 640×2＝1280点、切り上げて1300点
          西家 640×1＝640点、切り上げて700点
          北家 640×1＝640点、切り上げて700点
        収支: 東家 -1300、南家 +2700、西家 -700、北家 -700
        """,
    ),
    "open pinfu, honba and sticks": (
        Win.ron(
            Hand.parse("34678m345p55s (678s)"),
            Tile.parse("5m"),
            seat_wind=WEST,
            loser=SOUTH,
            round_wind=SOUTH,
            honba=1,
            riichi_sticks=2,
        ),
        classic.TENHOU,
        """
        South round: West (child) wins by ron on 5m from South
        Hand: 34678m345p55s (678s) + 5m
        Blocks: 345m 678m 345p 55s (678s)
        Wait: ryanmen (two-sided), 5m completes 345m
        Yaku:
          tanyao (All Simples): 1 han
          1 han in all
        Fu:
          winning: 20
          open hand without other fu: 10
          30 fu in all
        Points: 1 han 30 fu
          base 30 x 4 x 2^1 = 240
        Payments:
          South: 240 x 4 = 960, rounded up to 1,000, 1 honba 300: 1,300
          West takes riichi sticks: 2,000
        In all: East 0, South -1,300, West +3,300, North 0
        """,
        """
        南場 西家（子）、南家から5mでロン
        手牌: 34678m345p55s (678s) ＋ 5m
        和了形: 345m 678m 345p 55s (678s)
        待ち: 両面（5mで345mが完成）
        役:
          断幺九 1翻
          合計 1翻
        符:
          副底 20符
          喰い平和形 10符
          合計 30符
        点数: 30符1翻
          基本点 30×4×2^1＝240
        支払い:
          南家 240×4＝960点、切り上げて1000点、1本場の300点を足して1300点
          西家 供託2000点
        収支: 東家 ±0、南家 -1300、西家 +3300、北家 ±0
        """,
    ),
    "seven pairs with ura dora": (
        Win.ron(
            Hand.parse("1133m5577p2299s6z"),
            Tile.parse("6z"),
            seat_wind=NORTH,
            loser=SOUTH,
            round_wind=SOUTH,
            riichi=Riichi.RIICHI,
            dora_indicators=tiles("2m"),
            ura_indicators=tiles("5z"),
        ),
        classic.TENHOU,
        """
        South round: North (child) wins by ron on 6z from South
        Hand: 1133m5577p2299s6z + 6z
        Blocks: 11m 33m 55p 77p 22s 99s 66z
        Wait: tanki (single), 6z completes 66z
        Yaku:
          riichi: 1 han
          chiitoitsu (Seven Pairs): 2 han
          dora, indicators 2m: 2 han
          ura dora, indicators 5z: 2 han
          7 han in all
        Fu:
          seven pairs: 25
          25 fu in all
        Points: 7 han 25 fu, haneman
          base 3,000
        Payments:
          South: 3,000 x 4 = 12,000
        In all: East 0, South -12,000, West 0, North +12,000
        """,
        """
        南場 北家（子）、南家から6zでロン
        手牌: 1133m5577p2299s6z ＋ 6z
        和了形: 11m 33m 55p 77p 22s 99s 66z
        待ち: 単騎（6zで66zが完成）
        役:
          立直 1翻
          七対子 2翻
          ドラ（表示牌 2m） 2翻
          裏ドラ（表示牌 5z） 2翻
          合計 7翻
        符:
          七対子 25符
          合計 25符
        点数: 25符7翻 跳満
          基本点 3000
        支払い:
          南家 3000×4＝12000点
        収支: 東家 ±0、南家 -12000、西家 ±0、北家 +12000
        """,
    ),
    "a dealer's tsumo with two honba": (
        Win.tsumo(
            Hand.parse("340m22p56s (777z) [9999p]"),
            Tile.parse("7s"),
            seat_wind=EAST,
            dora_indicators=tiles("4m1z"),
            honba=2,
        ),
        classic.TENHOU,
        """
        East round: East (dealer) wins by tsumo on 7s
        Hand: 340m22p56s (777z) [9999p] + 7s
        Blocks: 345m 22p 567s (777z) [9999p]
        Wait: ryanmen (two-sided), 7s completes 567s
        Yaku:
          yakuhai chun (Red Dragon): 1 han
          dora, indicators 4m1z: 1 han
          red fives: 1 han
          3 han in all
        Fu:
          winning: 20
          tsumo: 2
          open triplet 777z: 4
          closed kan 9999p: 32
          58 in all, rounded up to 60 fu
        Points: 3 han 60 fu
          base 60 x 4 x 2^3 = 1,920
        Payments:
          South: 1,920 x 2 = 3,840, rounded up to 3,900, 2 honba 200: 4,100
          West: 1,920 x 2 = 3,840, rounded up to 3,900, 2 honba 200: 4,100
          North: 1,920 x 2 = 3,840, rounded up to 3,900, 2 honba 200: 4,100
        In all: East +12,300, South -4,100, West -4,100, North -4,100
        """,
        """
        東場 東家（親）、7sをツモ
        手牌: 340m22p56s (777z) [9999p] ＋ 7s
        和了形: 345m 22p 567s (777z) [9999p]
        待ち: 両面（7sで567sが完成）
        役:
          役牌 中 1翻
          ドラ（表示牌 4m1z） 1翻
          赤ドラ 1翻
          合計 3翻
        符:
          副底 20符
          ツモ 2符
          明刻 777z 4符
          暗槓 9999p 32符
          合計 58符、切り上げて 60符
        点数: 60符3翻
          基本点 60×4×2^3＝1920
        支払い:
          南家 1920×2＝3840点、切り上げて3900点、2本場の200点を足して4100点
          西家 1920×2＝3840点、切り上げて3900点、2本場の200点を足して4100点
          北家 1920×2＝3840点、切り上げて3900点、2本場の200点を足して4100点
        収支: 東家 +12300、南家 -4100、西家 -4100、北家 -4100
        """,
    ),
    "mangan by fu": (
        Win.ron(
            Hand.parse("89m222p11z (3333s) [5555z]"),
            Tile.parse("7m"),
            seat_wind=EAST,
            loser=NORTH,
            dora_indicators=tiles("1p"),
        ),
        classic.TENHOU,
        """
        East round: East (dealer) wins by ron on 7m from North
        Hand: 89m222p11z (3333s) [5555z] + 7m
        Blocks: 789m 222p 11z (3333s) [5555z]
        Wait: penchan (edge), 7m completes 789m
        Yaku:
          yakuhai haku (White Dragon): 1 han
          dora, indicators 1p: 3 han
          4 han in all
        Fu:
          winning: 20
          closed triplet 222p: 4
          double-wind pair 11z: 4
          open kan 3333s: 8
          closed kan 5555z: 32
          penchan (edge): 2
          70 fu in all
        Points: 4 han 70 fu, mangan
          base 2,000
        Payments:
          North: 2,000 x 6 = 12,000
        In all: East +12,000, South 0, West 0, North -12,000
        """,
        """
        東場 東家（親）、北家から7mでロン
        手牌: 89m222p11z (3333s) [5555z] ＋ 7m
        和了形: 789m 222p 11z (3333s) [5555z]
        待ち: 辺張（7mで789mが完成）
        役:
          役牌 白 1翻
          ドラ（表示牌 1p） 3翻
          合計 4翻
        符:
          副底 20符
          暗刻 222p 4符
          連風牌の雀頭 11z 4符
          明槓 3333s 8符
          暗槓 5555z 32符
          辺張 2符
          合計 70符
        点数: 70符4翻 満貫
          基本点 2000
        支払い:
          北家 2000×6＝12000点
        収支: 東家 +12000、南家 ±0、西家 ±0、北家 -12000
        """,
    ),
    "kiriage": (
        Win.ron(Hand.parse("234678m34067p88s"), Tile.parse("8p"), seat_wind=NORTH, loser=EAST, riichi=Riichi.RIICHI),
        Rules(kiriage=True),
        """
        East round: North (child) wins by ron on 8p from East
        Hand: 234678m34067p88s + 8p
        Blocks: 234m 678m 345p 678p 88s
        Wait: ryanmen (two-sided), 8p completes 678p
        Yaku:
          riichi: 1 han
          pinfu (All Sequences): 1 han
          tanyao (All Simples): 1 han
          red fives: 1 han
          4 han in all
        Fu:
          winning: 20
          closed hand, ron: 10
          30 fu in all
        Points: 4 han 30 fu, rounded up to mangan (kiriage)
          base 2,000
        Payments:
          East: 2,000 x 4 = 8,000
        In all: East -8,000, South 0, West 0, North +8,000
        """,
        """
        東場 北家（子）、東家から8pでロン
        手牌: 234678m34067p88s ＋ 8p
        和了形: 234m 678m 345p 678p 88s
        待ち: 両面（8pで678pが完成）
        役:
          立直 1翻
          平和 1翻
          断幺九 1翻
          赤ドラ 1翻
          合計 4翻
        符:
          副底 20符
          門前ロン 10符
          合計 30符
        点数: 30符4翻 切り上げ満貫
          基本点 2000
        支払い:
          東家 2000×4＝8000点
        収支: 東家 -8000、南家 ±0、西家 ±0、北家 +8000
        """,
    ),
    "counted yakuman": (
        Win.tsumo(
            Hand.parse("1112345667789p"),
            Tile.parse("9p"),
            seat_wind=SOUTH,
            riichi=Riichi.RIICHI,
            ippatsu=True,
            dora_indicators=tiles("56p"),
            riichi_sticks=1,
        ),
        classic.TENHOU,
        """
        East round: South (child) wins by tsumo on 9p
        Hand: 1112345667789p + 9p
        Blocks: 111p 234p 567p 678p 99p
        Wait: tanki (single), 9p completes 99p
        Yaku:
          riichi: 1 han
          ippatsu (One-Shot): 1 han
          menzen tsumo (Fully Concealed Hand): 1 han
          chiniisou (Full Flush): 6 han
          dora, indicators 56p: 4 han
          13 han in all
        Fu:
          winning: 20
          tsumo: 2
          closed triplet 111p: 8
          tanki (single): 2
          32 in all, rounded up to 40 fu
        Points: 13 han 40 fu, counted yakuman
          base 8,000
        Payments:
          East: 8,000 x 2 = 16,000
          West: 8,000 x 1 = 8,000
          North: 8,000 x 1 = 8,000
          South takes riichi sticks: 1,000
        In all: East -16,000, South +33,000, West -8,000, North -8,000
        """,
        """
        東場 南家（子）、9pをツモ
        手牌: 1112345667789p ＋ 9p
        和了形: 111p 234p 567p 678p 99p
        待ち: 単騎（9pで99pが完成）
        役:
          立直 1翻
          一発 1翻
          門前清自摸和 1翻
          清一色 6翻
          ドラ（表示牌 56p） 4翻
          合計 13翻
        符:
          副底 20符
          ツモ 2符
          暗刻 111p 8符
          単騎 2符
          合計 32符、切り上げて 40符
        点数: 40符13翻 数え役満
          基本点 8000
        支払い:
          東家 8000×2＝16000点
          西家 8000×1＝8000点
          北家 8000×1＝8000点
          南家 供託1000点
        収支: 東家 -16000、南家 +33000、西家 -8000、北家 -8000
        """,
    ),
    "two yakuman": (
        Win.tsumo(Hand.parse("1122z (555z) (666z) (777z)"), Tile.parse("1z"), seat_wind=EAST),
        classic.TENHOU,
        """
        East round: East (dealer) wins by tsumo on 1z
        Hand: 1122z (555z) (666z) (777z) + 1z
        Blocks: 111z 22z (555z) (666z) (777z)
        Wait: shanpon (two pairs), 1z completes 111z
        Yaku:
          daisangen (Big Three Dragons): yakuman
          tsuuiisou (All Honors): yakuman
        Points: 2 x yakuman
          base 16,000
        Payments:
          South: 16,000 x 2 = 32,000
          West: 16,000 x 2 = 32,000
          North: 16,000 x 2 = 32,000
        In all: East +96,000, South -32,000, West -32,000, North -32,000
        """,
        """
        東場 東家（親）、1zをツモ
        手牌: 1122z (555z) (666z) (777z) ＋ 1z
        和了形: 111z 22z (555z) (666z) (777z)
        待ち: シャンポン（1zで111zが完成）
        役:
          大三元 役満
          字一色 役満
        点数: 2倍役満
          基本点 16000
        支払い:
          南家 16000×2＝32000点
          西家 16000×2＝32000点
          北家 16000×2＝32000点
        収支: 東家 +96000、南家 -32000、西家 -32000、北家 -32000
        """,
    ),
    "one yakuman counts": (
        Win.ron(Hand.parse("1122z (555z) (666z) (777z)"), Tile.parse("1z"), seat_wind=SOUTH, loser=NORTH),
        Rules(multiple_yakuman=False),
        """
        East round: South (child) wins by ron on 1z from North
        Hand: 1122z (555z) (666z) (777z) + 1z
        Blocks: 111z 22z (555z) (666z) (777z)
        Wait: shanpon (two pairs), 1z completes 111z
        Yaku:
          daisangen (Big Three Dragons): yakuman
          tsuuiisou (All Honors): not added
        Points: yakuman
          base 8,000
        Payments:
          North: 8,000 x 4 = 32,000
        In all: East 0, South +32,000, West 0, North -32,000
        """,
        """
        東場 南家（子）、北家から1zでロン
        手牌: 1122z (555z) (666z) (777z) ＋ 1z
        和了形: 111z 22z (555z) (666z) (777z)
        待ち: シャンポン（1zで111zが完成）
        役:
          大三元 役満
          字一色 複合なし
        点数: 役満
          基本点 8000
        支払い:
          北家 8000×4＝32000点
        収支: 東家 ±0、南家 +32000、西家 ±0、北家 -32000
        """,
    ),
    "kokushi": (
        Win.ron(Hand.parse("19m19p19s1234566z"), Tile.parse("7z"), seat_wind=WEST, loser=EAST),
        classic.TENHOU,
        """
        East round: West (child) wins by ron on 7z from East
        Hand: 19m19p19s1234566z + 7z
        Blocks: 1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 66z 7z
        Yaku:
          kokushi musou (Thirteen Orphans): yakuman
        Points: yakuman
          base 8,000
        Payments:
          East: 8,000 x 4 = 32,000
        In all: East -32,000, South 0, West +32,000, North 0
        """,
        """
        東場 西家（子）、東家から7zでロン
        手牌: 19m19p19s1234566z ＋ 7z
        和了形: 1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 66z 7z
        役:
          国士無双 役満
        点数: 役満
          基本点 8000
        支払い:
          東家 8000×4＝32000点
        収支: 東家 -32000、南家 ±0、西家 +32000、北家 ±0
        """,
    ),
    "three players with North set aside": (
        Win.tsumo(
            Hand.parse("111m456p7899s555z"),
            Tile.parse("9s"),
            seat_wind=SOUTH,
            rinshan=True,
            nuki=2,
            dora_indicators=tiles("9m"),
        ),
        classic.TENHOU_SANMA,
        """
        East round: South (child) wins by tsumo on 9s
        Hand: 111m456p7899s555z + 9s
        Blocks: 111m 456p 789s 99s 555z
        Wait: tanki (single), 9s completes 99s
        Yaku:
          menzen tsumo (Fully Concealed Hand): 1 han
          rinshan kaihou (Dead Wall Draw): 1 han
          yakuhai haku (White Dragon): 1 han
          dora, indicators 9m: 3 han
          2 North set aside: 2 han
          8 han in all
        Fu:
          winning: 20
          tsumo: 2
          closed triplet 111m: 8
          closed triplet 555z: 8
          tanki (single): 2
          40 fu in all
        Points: 8 han 40 fu, baiman
          base 4,000
        Payments:
          East: 4,000 x 2 = 8,000
          West: 4,000 x 1 = 4,000
        In all: East -8,000, South +12,000, West -4,000
        """,
        """
        東場 南家（子）、9sをツモ
        手牌: 111m456p7899s555z ＋ 9s
        和了形: 111m 456p 789s 99s 555z
        待ち: 単騎（9sで99sが完成）
        役:
          門前清自摸和 1翻
          嶺上開花 1翻
          役牌 白 1翻
          ドラ（表示牌 9m） 3翻
          抜きドラ（北2枚） 2翻
          合計 8翻
        符:
          副底 20符
          ツモ 2符
          暗刻 111m 8符
          暗刻 555z 8符
          単騎 2符
          合計 40符
        点数: 40符8翻 倍満
          基本点 4000
        支払い:
          東家 4000×2＝8000点
          西家 4000×1＝4000点
        収支: 東家 -8000、南家 +12000、西家 -4000
        """,
    ),
    "the share of the missing player in halves": (
        Win.tsumo(Hand.parse("111m456p7899s444z"), Tile.parse("6s"), seat_wind=SOUTH),
        Rules(players=3, sanma_tsumo=SanmaTsumo.NORTH_BISECTION),
        """
        East round: South (child) wins by tsumo on 6s
        Hand: 111m456p7899s444z + 6s
        Blocks: 111m 456p 678s 99s 444z
        Wait: ryanmen (two-sided), 6s completes 678s
        Yaku:
          menzen tsumo (Fully Concealed Hand): 1 han
          1 han in all
        Fu:
          winning: 20
          tsumo: 2
          closed triplet 111m: 8
          closed triplet 444z: 8
          38 in all, rounded up to 40 fu
        Points: 1 han 40 fu
          base 40 x 4 x 2^1 = 320
        Payments:
          East: 320 x 2 = 640, rounded up to 700, half of the missing player's share 200: 900
          West: 320 x 1 = 320, rounded up to 400, half of the missing player's share 200: 600
        In all: East -900, South +1,500, West -600
        """,
        """
        東場 南家（子）、6sをツモ
        手牌: 111m456p7899s444z ＋ 6s
        和了形: 111m 456p 678s 99s 444z
        待ち: 両面（6sで678sが完成）
        役:
          門前清自摸和 1翻
          合計 1翻
        符:
          副底 20符
          ツモ 2符
          暗刻 111m 8符
          暗刻 444z 8符
          合計 38符、切り上げて 40符
        点数: 40符1翻
          基本点 40×4×2^1＝320
        支払い:
          東家 320×2＝640点、切り上げて700点、北家分の半額200点を足して900点
          西家 320×1＝320点、切り上げて400点、北家分の半額200点を足して600点
        収支: 東家 -900、南家 +1500、西家 -600
        """,
    ),
    "a ron's worth split two to one": (
        Win.tsumo(Hand.parse("111m456p7899s444z"), Tile.parse("6s"), seat_wind=SOUTH, honba=2),
        Rules(players=3, sanma_tsumo=SanmaTsumo.TWO_TO_ONE),
        """
        East round: South (child) wins by tsumo on 6s
        Hand: 111m456p7899s444z + 6s
        Blocks: 111m 456p 678s 99s 444z
        Wait: ryanmen (two-sided), 6s completes 678s
        Yaku:
          menzen tsumo (Fully Concealed Hand): 1 han
          1 han in all
        Fu:
          winning: 20
          tsumo: 2
          closed triplet 111m: 8
          closed triplet 444z: 8
          38 in all, rounded up to 40 fu
        Points: 1 han 40 fu
          base 40 x 4 x 2^1 = 320
        Payments:
          1,300 by ron, split between the two
          East: 1,100
          West: 700
          2 honba, included: 400
        In all: East -1,100, South +1,800, West -700
        """,
        """
        東場 南家（子）、6sをツモ
        手牌: 111m456p7899s444z ＋ 6s
        和了形: 111m 456p 678s 99s 444z
        待ち: 両面（6sで678sが完成）
        役:
          門前清自摸和 1翻
          合計 1翻
        符:
          副底 20符
          ツモ 2符
          暗刻 111m 8符
          暗刻 444z 8符
          合計 38符、切り上げて 40符
        点数: 40符1翻
          基本点 40×4×2^1＝320
        支払い:
          ロンなら1300点、これを二人で分ける
          東家 1100点
          西家 700点
          うち2本場 400点
        収支: 東家 -1100、南家 +1800、西家 -700
        """,
    ),
    "a yakuman that another owes": (
        Win.ron(
            Hand.parse("234m2z (555z) (666z) (777z)"),
            Tile.parse("2z"),
            seat_wind=SOUTH,
            loser=NORTH,
            liable={"daisangen": WEST},
        ),
        classic.TENHOU,
        """
        East round: South (child) wins by ron on 2z from North
        Hand: 234m2z (555z) (666z) (777z) + 2z
        Blocks: 234m 22z (555z) (666z) (777z)
        Wait: tanki (single), 2z completes 22z
        Yaku:
          daisangen (Big Three Dragons): yakuman
        Points: yakuman
          base 8,000
        Payments:
          West is liable for daisangen (Big Three Dragons)
          West: 16,000
          North: 16,000
        In all: East 0, South +32,000, West -16,000, North -16,000
        """,
        """
        東場 南家（子）、北家から2zでロン
        手牌: 234m2z (555z) (666z) (777z) ＋ 2z
        和了形: 234m 22z (555z) (666z) (777z)
        待ち: 単騎（2zで22zが完成）
        役:
          大三元 役満
        点数: 役満
          基本点 8000
        支払い:
          大三元は西家の責任払い（包）
          西家 16000点
          北家 16000点
        収支: 東家 ±0、南家 +32000、西家 -16000、北家 -16000
        """,
    ),
}
each_explanation = pytest.mark.parametrize(
    ("win", "rules", "english", "japanese"), EXPLANATIONS.values(), ids=EXPLANATIONS.keys()
)


@each_explanation
def test_explanation(win: Win, rules: Rules, english: str, japanese: str) -> None:
    """A score is explained by its hand, yaku, dora, fu, points and payments; English is the default."""
    score = classic.score(win, rules=rules)
    assert score.explain() == score.explain("en") == dedent(english).strip()
    assert score.explain("ja") == dedent(japanese).strip()


def test_unknown_language() -> None:
    """A language without words is refused, and named beside those that there are."""
    score = classic.score(Win.tsumo(Hand.parse("234678m34567p88s"), Tile.parse("8p"), seat_wind=EAST))
    with pytest.raises(LanguageError, match="expected a language out of 'en', 'ja', got 'fr'"):
        score.explain("fr")
    with pytest.raises(TypeError, match="language must be a str, got None"):
        score.explain(None)  # type: ignore[arg-type]  # that's what is tested


def test_phrases_match() -> None:
    """Both languages fill the same things into a phrase."""
    for key, both in {**_SHARED, **PHRASES}.items():
        fields = [[name for _, name, _, _ in string.Formatter().parse(text) if name] for text in both]
        english, japanese = ({name.partition(".")[0] for name in names} for names in fields)
        assert english == japanese, key


def test_english_is_ascii() -> None:
    """English phrases need no other characters than any terminal has."""
    assert all(english.isascii() for english, _ in (*_SHARED.values(), *PHRASES.values()))


def test_phrases_are_whole() -> None:
    """There is a phrase for every wind, wait, limit and reason of fu, and no table has a phrase of the other."""
    assert not _SHARED.keys() & PHRASES.keys()
    keys = {key.partition(" ")[0] for key in (*_SHARED, *PHRASES)}
    for kinds in (Wind, Wait, classic.Limit, classic.FuReason):
        assert {kind.name for kind in kinds} <= keys
