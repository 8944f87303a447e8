"""Tests of the Allen calculator."""
