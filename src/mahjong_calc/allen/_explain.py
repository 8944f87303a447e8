"""What a teacher would say at an Allen table: why a win is worth what it is, in English and Japanese."""

from typing import TYPE_CHECKING, Final

from mahjong_calc.allen._points import CHILD_HAN, DEALER_HAN, HONBA_POINTS
from mahjong_calc.yaku._words import Phrases, Words, tell_changes, tell_dora, tell_win, tell_yaku

if TYPE_CHECKING:
    from mahjong_calc.allen._score import Score

_PHRASES: Final[Phrases] = {
    "yakuman han": ("{han} han (yakuman)", "{han}翻（役満）"),
    "points heading": ("Points:", "点数:"),
    "points": ("  {han} han x {each:,} = {points:,}", "  {han}翻×{each}点＝{points}点"),
    "honba": ("  {honba} honba x {each:,}, {total:,} in all", "  {honba}本場×{each}点を足して{total}点"),
    "by dealer": (
        "  split in halves, in thousands; South pays an odd one",
        "  千点単位で折半（端数の千点は南家が払う）",
    ),
    "by child": (
        "  split 2 to 1 between dealer and child, in thousands",
        "  千点単位で親2：子1に分ける",
    ),
    "share": ("  {seat}: {share:,}", "  {seat} {share}点"),
}


def explain(score: "Score", language: str) -> str:
    """Tell *score* in lines of *language*."""
    words = Words(language, _PHRASES)
    lines = [
        *tell_win(score.win, score.reading, words),
        *_yaku(score, words),
        *_points(score, words),
        *_payments(score, words),
    ]
    return "\n".join(lines)


def _yaku(score: "Score", words: Words) -> list[str]:
    worth = "yakuman han" if score.yakuman else "han"
    pairs = [(yaku, words(worth, han=han)) for yaku, han in score.yaku]
    return [*tell_yaku(pairs, words), *tell_dora(score.dora, score.win, words), words("han in all", han=score.han)]


def _points(score: "Score", words: Words) -> list[str]:
    win = score.win
    each = DEALER_HAN if win.is_dealer else CHILD_HAN
    lines = [words("points heading"), words("points", han=score.han, each=each, points=score.points)]
    if win.honba:
        total = sum(score.payments.shares.values())
        lines.append(words("honba", honba=win.honba, each=HONBA_POINTS, total=total))
    return lines


def _payments(score: "Score", words: Words) -> list[str]:
    lines = [words("payments heading")]
    if score.win.is_tsumo:
        lines.append(words("by dealer" if score.win.is_dealer else "by child"))
    lines += [words("share", seat=words(seat.name), share=share) for seat, share in score.payments.shares.items()]
    return lines + tell_changes(score.payments, words)
