"""A player of Dokmus that learns from games against itself: Gumbel AlphaZero (Danihelka and others, 2022)."""
