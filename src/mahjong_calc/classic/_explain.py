"""placeholder"""
def explain(score: object, language: str) -> str:
    return ""
