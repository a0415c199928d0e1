"""What travels: the types of the HTTP interface and of the live messages. `docs/protocol.md` explains them."""
