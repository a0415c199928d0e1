"""The database: engine, schema, stored tables, queries, backup."""
