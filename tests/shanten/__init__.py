"""Tests of shanten numbers, ukeire, discards and waits."""
