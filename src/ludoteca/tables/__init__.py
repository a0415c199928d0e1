"""What a table is and does: its state, log, commands and what a viewer sees. Standard library only."""
