#!/bin/sh
# The password comes from the environment and is written to a file in memory, which PgBouncer reads.
set -eu
umask 077
printf '"warda" "%s"\n' "$POSTGRES_PASSWORD" > /run/pgbouncer/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
