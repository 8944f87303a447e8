"""Tests of every hand of a sort."""
