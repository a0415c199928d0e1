"""The games of this package. Tests go through these, whatever else is installed."""

GAMES = ("dokmus", "elfenland", "tindaya")
