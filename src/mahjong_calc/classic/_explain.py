"""What a teacher would say at the table: why a win is worth what it is, in English and Japanese."""

from typing import TYPE_CHECKING, Final

from mahjong_calc._tiles import Wind, tiles_text
from mahjong_calc.classic._fu import FuItem, FuReason
from mahjong_calc.classic._liability import owed_yaku
from mahjong_calc.classic._points import ron_points, up_to_100
from mahjong_calc.classic._rules import SanmaTsumo
from mahjong_calc.yaku._table import YAKUMAN_HAN
from mahjong_calc.yaku._words import Phrases, Words, name_of, tell_changes, tell_dora, tell_win, tell_yaku

if TYPE_CHECKING:
    from mahjong_calc.classic._score import Score

PHRASES: Final[Phrases] = {
    "yakuman": ("yakuman", "役満"),
    "several yakuman": ("{multiple} x yakuman", "{multiple}倍役満"),
    "not added": ("not added", "複合なし"),
    "fu heading": ("Fu:", "符:"),
    "fu": ("{fu}", "{fu}符"),
    "WINNING": ("winning", "副底"),
    "MENZEN_RON": ("closed hand, ron", "門前ロン"),
    "TSUMO": ("tsumo", "ツモ"),
    "OPEN_PINFU": ("open hand without other fu", "喰い平和形"),
    "CHIITOITSU": ("seven pairs", "七対子"),
    "TRIPLET open": ("open triplet {block}", "明刻 {block}"),
    "TRIPLET closed": ("closed triplet {block}", "暗刻 {block}"),
    "TRIPLET by ron": ("triplet {block}, open because of ron", "明刻 {block}（ロンで完成）"),
    "KAN open": ("open kan {block}", "明槓 {block}"),
    "KAN closed": ("closed kan {block}", "暗槓 {block}"),
    "YAKUHAI_PAIR": ("yakuhai pair {block}", "役牌の雀頭 {block}"),
    "DOUBLE_WIND_PAIR": ("double-wind pair {block}", "連風牌の雀頭 {block}"),
    "fu in all": ("  {fu} fu in all", "  合計 {fu}符"),
    "fu rounded": ("  {unrounded} in all, rounded up to {fu} fu", "  合計 {unrounded}符、切り上げて {fu}符"),
    "points": ("Points: {worth}", "点数: {worth}"),
    "han and fu": ("{han} han {fu} fu", "{fu}符{han}翻"),
    "limit": ("{han} han {fu} fu, {limit}", "{fu}符{han}翻 {limit}"),
    "MANGAN": ("mangan", "満貫"),
    "HANEMAN": ("haneman", "跳満"),
    "BAIMAN": ("baiman", "倍満"),
    "SANBAIMAN": ("sanbaiman", "三倍満"),
    "YAKUMAN": ("counted yakuman", "数え役満"),
    "kiriage": ("rounded up to mangan (kiriage)", "切り上げ満貫"),
    "base": ("  base {fu} x 4 x 2^{han} = {base:,}", "  基本点 {fu}×4×2^{han}＝{base}"),
    "limit base": ("  base {base:,}", "  基本点 {base}"),
    "share": ("  {seat}: {base:,} x {times} = {exact:,}", "  {seat} {base}×{times}＝{exact}点"),
    "rounded": (", rounded up to {points:,}", "、切り上げて{points}点"),
    "honba": (", {honba} honba {extra:,}: {share:,}", "、{honba}本場の{extra}点を足して{share}点"),
    "half": (
        ", half of the missing player's share {half:,}: {points:,}",
        "、北家分の半額{half}点を足して{points}点",
    ),
    "split": ("  {points:,} by ron, split between the two", "  ロンなら{points}点、これを二人で分ける"),
    "liable": ("  {seat} is liable for {name}", "  {name}は{seat}の責任払い（包）"),
    "honba included": ("  {honba} honba, included: {extra:,}", "  うち{honba}本場 {extra}点"),
    "plain share": ("  {seat}: {share:,}", "  {seat} {share}点"),
}
_MANGAN_HAN: Final = 5


def explain(score: "Score", language: str) -> str:
    """Tell *score* in lines of *language*."""
    words = Words(language, PHRASES)
    lines = [
        *tell_win(score.win, score.reading, words),
        *_yaku(score, words),
        *_fu(score, words),
        *_points(score, words),
        *_payments(score, words),
    ]
    return "\n".join(lines)


def _yaku(score: "Score", words: Words) -> list[str]:
    pairs = [(yaku, _worth(han, words) if score.yakuman else words("han", han=han)) for yaku, han in score.yaku]
    lines = tell_yaku(pairs, words) + tell_dora(score.dora, score.win, words)
    return lines if score.yakuman else [*lines, words("han in all", han=score.han)]


def _worth(han: int, words: Words) -> str:
    """Tell the worth of a yakuman, given as the han that it stands for."""
    return _multiple(han // YAKUMAN_HAN, words) if han else words("not added")


def _multiple(yakuman: int, words: Words) -> str:
    return words("yakuman" if yakuman == 1 else "several yakuman", multiple=yakuman)


def _fu(score: "Score", words: Words) -> list[str]:
    fu = score.fu
    if not fu.items:
        return []
    items = [words("item", name=_fu_name(item, score, words), worth=words("fu", fu=item.points)) for item in fu.items]
    in_all = "fu in all" if fu.unrounded == fu.total else "fu rounded"
    return [words("fu heading"), *items, words(in_all, unrounded=fu.unrounded, fu=fu.total)]


def _fu_name(item: FuItem, score: "Score", words: Words) -> str:
    block = item.block
    key = item.reason.name
    if block is None:
        return words(key)
    if item.reason in (FuReason.TRIPLET, FuReason.KAN):
        by_ron = block.is_open and block == score.reading.winning_block
        key += " by ron" if by_ron else " open" if block.is_open else " closed"
    return words(key, block=tiles_text(block.tiles))


def _points(score: "Score", words: Words) -> list[str]:
    han, fu, base = score.han, score.fu.total, _base(score)
    if score.yakuman:
        worth = _multiple(score.yakuman, words)
    elif score.limit is None:
        worth = words("han and fu", han=han, fu=fu)
    else:
        kiriage = han < _MANGAN_HAN and fu * (4 << han) < base
        limit = words("kiriage" if kiriage else score.limit.name)
        worth = words("limit", han=han, fu=fu, limit=limit)
    return [
        words("points", worth=worth),
        words("base" if score.limit is None else "limit base", fu=fu, han=han, base=base),
    ]


def _base(score: "Score") -> int:
    if score.limit is None:
        return score.fu.total * (4 << score.han)
    return score.limit.value * (score.yakuman or 1)


def _payments(score: "Score", words: Words) -> list[str]:
    shares = score.payments.shares
    reasons = _liable(score, words) or _split(score, words)
    if reasons:
        lines = [*reasons, *(words("plain share", seat=words(payer.name), share=shares[payer]) for payer in shares)]
        if score.win.honba:
            extra = sum(shares.values()) - score.points
            lines.append(words("honba included", honba=score.win.honba, extra=extra))
    else:
        lines = [_share(payer, score, words) for payer in shares]
    return [words("payments heading"), *lines, *tell_changes(score.payments, words)]


def _liable(score: "Score", words: Words) -> list[str]:
    """Tell who owes which yakuman of the hand."""
    owed = owed_yaku(score.win, score._best.holding, score.rules)
    return [words("liable", seat=words(seat.name), name=name_of(yaku, words)) for yaku, seat, _ in owed]


def _split(score: "Score", words: Words) -> list[str]:
    """Tell that two players split what a ron would be worth."""
    if score.rules.sanma_tsumo is not SanmaTsumo.TWO_TO_ONE or not score.win.is_tsumo:
        return []
    return [words("split", points=ron_points(_base(score), score.win.seat_wind))]


def _share(payer: Wind, score: "Score", words: Words) -> str:
    """Tell how the share of *payer* comes about."""
    win, rules, base, share = score.win, score.rules, _base(score), score.payments.shares[payer]
    times = _times(payer, score)
    exact = base * times
    rounded = up_to_100(exact)
    extra = win.honba * rules.honba_points * (1 if win.is_tsumo else rules.players - 1)
    half = share - extra - rounded
    line = words("share", seat=words(payer.name), base=base, times=times, exact=exact)
    if rounded != exact:
        line += words("rounded", points=rounded)
    if half:
        line += words("half", half=half, points=rounded + half)
    if extra:
        line += words("honba", honba=win.honba, extra=extra, share=share)
    return line


def _times(payer: Wind, score: "Score") -> int:
    """Return how many times the base this payer pays."""
    win = score.win
    if win.is_tsumo:
        return 2 if win.is_dealer or payer is Wind.EAST else 1
    return 6 if win.is_dealer else 4
