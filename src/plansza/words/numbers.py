"""Numbers as each language writes them."""


def number(language: str, value: float, digits: int = 0) -> str:
    """Thousands apart, and the decimal sign of the language."""
    text = f"{value:,.{digits}f}"
    if language == "pl":
        return text.translate({ord(","): "\u00a0", ord("."): ","})
    return text


def percent(language: str, share: float) -> str:
    """A share of one, in percent."""
    return number(language, 100 * share, 1) + ("\u00a0%" if language == "pl" else "%")


def duration(language: str, seconds: float) -> str:
    """A short time, in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            value = seconds / size
            return number(language, value, 0 if value >= 100 else 1) + f"\u00a0{unit}"
    return number(language, seconds / 1e-6) + "\u00a0µs"
