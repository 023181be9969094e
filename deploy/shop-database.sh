#!/bin/sh
# Runs once, when the server of the database is new: the shop gets a database of its own, and a role that may do
# nothing else. Patroni names the server's address; without one it is the server of this machine.
set -eu

psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "${1:-postgres}" <<'SQL'
\getenv password SHOP_DATABASE_PASSWORD
CREATE ROLE shop LOGIN PASSWORD :'password';
CREATE DATABASE shop OWNER shop;
REVOKE ALL ON DATABASE shop FROM PUBLIC;
SQL
