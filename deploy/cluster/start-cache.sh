#!/bin/sh
# Starts nginx, which reads no environment, with its settings in the folder CACHE_FOLDER: it listens at CACHE_LISTEN, and
# the shop is at CACHE_SHOP.
set -eu

mkdir -p "$CACHE_FOLDER/temp"
sed -e "s|\$CACHE_LISTEN|$CACHE_LISTEN|" -e "s|\$CACHE_SHOP|$CACHE_SHOP|" \
  "$(dirname "$0")/nginx.conf" > "$CACHE_FOLDER/nginx.conf"
exec nginx -p "$CACHE_FOLDER" -c "$CACHE_FOLDER/nginx.conf"
