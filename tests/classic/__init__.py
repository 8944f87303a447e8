"""Tests of classic scoring."""
