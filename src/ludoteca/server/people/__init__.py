"""Who somebody is: sessions, accounts, passkeys, names."""
