"""What type checkers see of the API; mypy and pyright read these files, and pytest runs them."""
