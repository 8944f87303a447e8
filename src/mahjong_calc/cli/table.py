"""`mahjong-calc table`: what hands pay, by han and fu, or by han alone under the Allen rules."""

from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Mapping
from typing import Final

from attrs import asdict

from mahjong_calc import Wind, allen, classic
from mahjong_calc.classic import Cost, Limit, Rules
from mahjong_calc.classic._pay import cost_of_base
from mahjong_calc.cli._common import RULE_SETS, Answer, add_rules_option, grid

_EPILOG: Final = """\
examples:
  mahjong-calc table
  mahjong-calc table --dealer --rules mleague
  mahjong-calc table --rules allen
"""
_ALLEN_HAN: Final = (*range(1, 17), 24, 32, 48)


def add_parser(subparsers: "_SubParsersAction[ArgumentParser]") -> None:
    """Add the command to the command line."""
    summary = "print the table of points: by ron and, in brackets, by tsumo"
    parser = subparsers.add_parser("table", help=summary, description=f"{summary.capitalize()}.", epilog=_EPILOG)
    parser.add_argument("--dealer", action="store_true", help="when the dealer wins, instead of a child")
    add_rules_option(parser)
    parser.set_defaults(func=run)


def run(args: Namespace) -> Answer:
    """Print the table."""
    rules = RULE_SETS[args.rules]
    if isinstance(rules, allen.Rules):
        return _allen(dealer=args.dealer)
    return _classic(rules, dealer=args.dealer)


def _classic(rules: Rules, *, dealer: bool) -> Answer:
    table = classic.table(dealer=dealer, rules=rules)
    shares = "what each child pays" if dealer else "what each child and the dealer pay"
    columns = sorted({han for han, _ in table})
    rows = [["fu", *(f"{han} han" for han in columns)]]
    rows += [
        [str(fu), *(_cell(table[han, fu]) if (han, fu) in table else "" for han in columns)]
        for fu in sorted({fu for _, fu in table})
    ]
    limits = {limit.name.lower(): cost_of_base(limit.value, rules, dealer=dealer, honba=0) for limit in Limit}
    text = [
        f"{'The dealer' if dealer else 'A child'} wins: by ron, and in brackets by tsumo {shares}",
        grid(rows),
        grid([[name, _cell(cost)] for name, cost in limits.items()]),
    ]
    cells = [{"han": han, "fu": fu, **asdict(cost)} for (han, fu), cost in table.items()]
    return Answer({"cells": cells, "limits": limits}, "\n\n".join(text))


def _cell(cost: Cost) -> str:
    shares = [str(share) for share in (cost.tsumo_child, cost.tsumo_dealer) if share]
    tsumo = [f"({'/'.join(shares)})"] if shares else []
    return " ".join([str(cost.ron or "-"), *tsumo])


def _allen(*, dealer: bool) -> Answer:
    winner, payers = (Wind.EAST, "South/West") if dealer else (Wind.SOUTH, "dealer/child")
    values = {han: allen.points(han, dealer=dealer) for han in _ALLEN_HAN}
    splits = {han: allen.split(value, winner=winner) for han, value in values.items()}
    rows = [["han", "ron", f"tsumo ({payers})"]]
    rows += [[str(han), str(values[han]), _split(splits[han])] for han in _ALLEN_HAN]
    text = f"{'The dealer' if dealer else 'A child'} wins under the Allen rules: by ron, and by tsumo"
    cells = [{"han": han, "ron": values[han], "tsumo": splits[han]} for han in _ALLEN_HAN]
    return Answer({"cells": cells}, f"{text}\n\n{grid(rows)}")


def _split(shares: Mapping[Wind, int]) -> str:
    return "/".join(str(shares.get(wind, 0)) for wind in Wind if wind in shares)
