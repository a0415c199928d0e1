"""`python -m ludoteca.server`: the same as `ludoteca serve`."""

from ludoteca.cli.serve import app

app()
