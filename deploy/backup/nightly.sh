#!/bin/bash
# Runs backup.sh every night at 00:30 UTC (03:30 in Riyadh); a failed backup is retried after ten minutes.
set -uo pipefail
here=$(dirname "$0")
trap 'exit 0' TERM INT
while true; do
  wait_seconds=$(( ( $(date --utc --date='tomorrow 00:30' +%s) - $(date +%s) ) % 86400 ))
  sleep "$wait_seconds" & wait $!
  until "$here/backup.sh"; do
    echo 'The backup failed; it is repeated in ten minutes.' >&2
    sleep 600 & wait $!
  done
done
