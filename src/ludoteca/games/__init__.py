"""The boxes on the shelf, one package each. Find them through `ludoteca.core.shelf`."""
