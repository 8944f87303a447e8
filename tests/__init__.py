"""Tests of mahjong_calc; the folders mirror those of the package."""
