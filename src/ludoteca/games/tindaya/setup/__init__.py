"""Setup (T4)."""
