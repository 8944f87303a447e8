"""placeholder."""


def explain(score: object, language: str) -> str:
    return f"{score} {language}"
