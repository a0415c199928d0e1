"""Benchmarks, with the peers beside us."""
