#!/bin/bash
# Backs up database and files to $BACKUP_FOLDER and checks the backup by restoring it into a scratch database. Exits with an error when
# anything fails, and then keeps all earlier backups.
# Needs DATABASE_URL (a role that may create databases), DATA_FOLDER and BACKUP_FOLDER; BACKUP_DAYS: how long backups are kept, 14 by default.
set -euo pipefail
umask 077

name=$(date --utc +%Y-%m-%dT%H%M%SZ)
target="$BACKUP_FOLDER/$name"
scratch="warda_restore_check_${name//[^0-9]/}"
# The same server, role and options with another database.
on_database() { sed --regexp-extended "s#^(postgres(ql)?://[^/]*)/[^?]*#\\1/$1#" <<< "$DATABASE_URL"; }
admin=$(on_database postgres)
restored=$(on_database "$scratch")

mkdir -p "$BACKUP_FOLDER"
# A folder with this ending is unfinished.
mkdir "$target.partial"
finish() {
  psql --quiet --no-psqlrc --dbname="$admin" --command="drop database if exists $scratch" || true
  rm -rf "$target.partial"
}
trap finish EXIT

query() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="$1" --command="$2"; }

orders_before=$(query "$DATABASE_URL" 'select count(*) from orders')
pg_dump --format=custom --file="$target.partial/shop.dump" "$DATABASE_URL"
# After the database, so that every row has its file. A file that is deleted meanwhile is no failure (exit code 1).
folders=()
for folder in pictures private; do [ -d "$DATA_FOLDER/$folder" ] && folders+=("$folder"); done
tar --create --file="$target.partial/data.tar" --directory="$DATA_FOLDER" --files-from=<(printf '%s\n' "${folders[@]:-}" | sed '/^$/d') || [ $? -eq 1 ]

query "$admin" "create database $scratch template template0 encoding 'UTF8' locale 'C.UTF-8'"
pg_restore --no-owner --exit-on-error --dbname="$restored" "$target.partial/shop.dump"
tar --list --file="$target.partial/data.tar" > /dev/null
orders_restored=$(query "$restored" 'select count(*) from orders')
unbalanced=$(query "$restored" 'select count(*) from (select from ledger_entry group by transaction_id having sum(amount) <> 0) as unbalanced')
[ "$orders_restored" -ge "$orders_before" ] || { echo "Restored $orders_restored of $orders_before orders." >&2; exit 1; }
[ "$unbalanced" -eq 0 ] || { echo "The restored ledger has $unbalanced unbalanced transactions." >&2; exit 1; }

mv "$target.partial" "$target"
find "$BACKUP_FOLDER" -mindepth 1 -maxdepth 1 -type d -mtime "+${BACKUP_DAYS:-14}" -exec rm -rf {} +
echo "Backup $target: $orders_restored orders, restored and checked."
