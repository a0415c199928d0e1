"""Tables on the device of whoever plays: a host without a server. Standard library only."""
