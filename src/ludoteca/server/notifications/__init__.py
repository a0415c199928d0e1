"""Telling people who are elsewhere: web push and webhooks."""
