"""Disasters: eruption, tsunami, catastrophes of the gods (T17 to T20)."""
