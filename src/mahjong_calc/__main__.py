"""`python -m mahjong_calc` is `mahjong-calc`."""

import sys

from mahjong_calc.cli import main

sys.exit(main())
