"""Tests of yaku: readings, the catalogue, value tables and dora."""
