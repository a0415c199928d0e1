"""Webhooks: the same message in the form that a chat takes, signed."""

import hashlib
import hmac
import html
import time
from typing import Any

import msgspec

from ludoteca.server.notifications.messages import Form
from ludoteca.server.notifications.outbox import Message

NAME = "Ludoteca"


def body(form: Form, message: Message, site: str) -> dict[str, Any]:
    """What is posted. Names are typed by people: nothing in them is a mention or a link."""
    link = f"{site}{message.path}"
    told = f"{message.title}: {message.body}"
    match form:
        case "discord":
            return {"username": NAME, "content": f"{_bare(told)}\n{link}", "allowed_mentions": {"parse": []}}
        case "slack":
            return {"text": f"{_slack(told)}\n<{link}>"}
        case "matrix":
            shown = f'{html.escape(told)}<br><a href="{html.escape(link)}">{html.escape(link)}</a>'
            return {"username": NAME, "text": f"{told}\n{link}", "html": shown}
        case "json":
            return {"title": message.title, "text": message.body, "link": link, "topic": message.topic}


def _bare(text: str) -> str:
    """Without the signs that Discord reads as markup."""
    return "".join(f"\\{letter}" if letter in "\\*_~`|>#[]()<@:" else letter for letter in text)


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def signed(content: dict[str, Any], secret: str) -> tuple[dict[str, str], bytes]:
    """Headers and body of a request. The signature is over the time and the body."""
    data, now = msgspec.json.encode(content), str(int(time.time()))
    signature = hmac.new(secret.encode(), f"{now}.".encode() + data, hashlib.sha256).hexdigest()
    headers = {
        "Content-Type": "application/json",
        "User-Agent": NAME,
        "X-Ludoteca-Time": now,
        "X-Ludoteca-Signature": f"sha256={signature}",
    }
    return headers, data
