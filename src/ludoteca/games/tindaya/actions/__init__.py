"""Phase B, actions (T9 to T14)."""
