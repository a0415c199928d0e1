"""What every request or live connection passes through, and the static page."""
