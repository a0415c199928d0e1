"""A rough name for a device, from what its browser says of itself: enough to tell one's own devices apart."""

BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("YaBrowser", "Yandex"), ("SamsungBrowser", "Samsung Internet"))
ENGINES = (
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)
LONGEST = 60


def device(agent: str | None) -> str:
    """`Firefox · Windows`; the first word of a script's own name; nothing, if it says nothing."""
    said = agent or ""
    browser = next((name for mark, name in (*BROWSERS, *ENGINES) if mark in said), None)
    system = next((name for mark, name in SYSTEMS if mark in said), None)
    if browser is None and system is None:
        words = "".join(letter for letter in said if letter.isprintable()).split()
        return words[0][:LONGEST] if words else ""
    return " · ".join(part for part in (browser, system) if part is not None)
