"""Messages: the types of the HTTP interface and of the live socket. `docs/protocol.md` explains them."""
