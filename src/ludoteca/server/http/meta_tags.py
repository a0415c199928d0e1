"""What previews, crawlers and screen readers read in the head of the page: language, description, picture."""

from functools import cache
from html import escape
from typing import NamedTuple

from ludoteca.words import LANGUAGES, Words

MARK = "<!-- metatags -->"
"""Where the tags stand in the page."""
LOCALES = {"en": "en_GB", "fr": "fr_FR", "ru": "ru_RU"}
PICTURE = "/preview.png"
PICTURE_SIZE = (1200, 630)


class Shown(NamedTuple):
    """What a page of its own is called, and what is said of it."""

    title: str
    description: str


def language(accepted: str) -> str:
    """The language of ours that an `Accept-Language` header likes best."""
    liked = {code: weight for code, weight in map(_weighed, reversed(accepted.split(","))) if weight > 0}
    return max((code for code in liked if code in LANGUAGES), key=liked.__getitem__, default=LANGUAGES[0])


def _weighed(part: str) -> tuple[str, float]:
    """`fr-CH;q=0.9` is `("fr", 0.9)`."""
    code, _, weight = part.partition(";q=")
    try:
        return code.strip()[:2].lower(), float(weight or 1)
    except ValueError:
        return "", 0.0


def fill(page: str, language: str, site: str, path: str, *, indexed: bool, shown: Shown | None = None) -> str:
    """The page for one visitor; `site` is its origin as the visitor wrote it.

    The page is built to lie in any folder; here it is shown at many addresses of one site.
    """
    tags = _tags(language) | {"og:url": site + path, "og:image": site + PICTURE}
    if shown is not None:
        tags |= {"og:title": shown.title, "og:description": shown.description, "description": shown.description}
        page = page.replace("<title>Ludoteca</title>", f"<title>{escape(shown.title)} · Ludoteca</title>", 1)
    if not indexed:
        tags["robots"] = "noindex"
    written = "\n    ".join(f'<meta {_attribute(name)}="{name}" content="{escape(tags[name])}" />' for name in tags)
    begin = f'<html lang="{language}" data-server>'
    return page.replace('<html lang="en">', begin, 1).replace(MARK, written, 1).replace('="./', '="/')


def _attribute(name: str) -> str:
    return "property" if name.startswith("og:") else "name"


@cache
def _tags(language: str) -> dict[str, str]:
    description = Words(language, "web").say("home-about")
    width, height = PICTURE_SIZE
    return {
        "description": description,
        "og:type": "website",
        "og:site_name": "Ludoteca",
        "og:title": "Ludoteca",
        "og:description": description,
        "og:locale": LOCALES[language],
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
