"""Addresses that people give us: whether a request may go there."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from ludoteca.tables.errors import RequestRefused

LONGEST = 1_000
FIRST_FREE_PORT = 1024
TRANSLATED = ip_network("64:ff9b::/96")
"""Addresses of version 4 behind a translator."""
OF_THE_HOST = tuple(map(ip_network, ("168.63.129.16/32", "192.0.0.0/24", "64:ff9b:1::/48")))
"""Not private for every Python, yet the network of the machine answers there: of clouds, what concerns the machine."""
Address = IPv4Address | IPv6Address


def is_public(address: Address) -> bool:
    """Whether anybody on the Internet could be meant."""
    if isinstance(address, IPv6Address):
        inner = IPv4Address(int(address) & 0xFFFFFFFF) if address in TRANSLATED else address.ipv4_mapped
        if inner is not None:
            return is_public(inner)
        tunnelled = address.sixtofour or (address.teredo or (None, None))[1]
        if address.is_site_local or (tunnelled is not None and not is_public(tunnelled)):
            return False
    if any(address in network for network in OF_THE_HOST):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def checked(url: str, *, private: bool = False) -> str:
    """An address to which a request may go, as far as it can be told without asking for its name. `private` allows
    addresses of this machine and its network, and plain HTTP."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = parts.hostname or ""
        host.encode("idna")
    except ValueError:
        raise RequestRefused(400, "address-malformed") from None
    plain = len(url) <= LONGEST and url.isascii() and url.isprintable() and " " not in url
    if not plain or not host or parts.username is not None or parts.password is not None:
        raise RequestRefused(400, "address-malformed")
    if private and parts.scheme in ("http", "https"):
        return url
    if parts.scheme != "https":
        raise RequestRefused(400, "address-not-https")
    if port is not None and port != 443 and port < FIRST_FREE_PORT:
        raise RequestRefused(400, "address-not-public")
    literal = _literal(host)
    if host == "localhost" or host.endswith(".localhost") or (literal is not None and not is_public(literal)):
        raise RequestRefused(400, "address-not-public")
    return url


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
