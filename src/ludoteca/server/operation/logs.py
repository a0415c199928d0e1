"""Structured logs: one JSON object a line, in ASCII, without passwords."""

import json
import logging
import re
import time

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
_CREDENTIALS = re.compile(r"(?<=://)[^\s/@\"']*@")


def without_credentials(text: str) -> str:
    """Addresses without the user and the password that stand in them."""
    return _CREDENTIALS.sub("***@", text)


class JsonFormatter(logging.Formatter):
    """What people type is escaped: control and direction characters cannot forge lines or confuse a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN | line.keys()}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return without_credentials(json.dumps(line, default=str))
