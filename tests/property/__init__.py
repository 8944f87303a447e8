"""Laws that hold for whatever is drawn."""
