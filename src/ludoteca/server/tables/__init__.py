"""Tables in memory: the registry, seating, chat, turns of bots and clocks."""
