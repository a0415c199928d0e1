"""The server: tables, seats, storage and live play for the games on the shelf."""
