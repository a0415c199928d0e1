"""Conquistador ships (T21)."""
