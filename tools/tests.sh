#!/bin/sh
# tests.sh PYTHON CACHE WORKERS ARGUMENT...: pytest with so many processes at a time.
# What failed is tried once more, alone: a busy machine fails once, a fault fails twice. At night a machine
# has time, and nothing is forgiven.
set -u

python=$1 cache=$2 workers=$3
shift 3
"$python" -m pytest -q -o cache_dir="$cache" -n "$workers" --dist worksteal "$@"
status=$?
# 1: tests failed; anything else is no test's fault
if [ "$status" != 1 ] || [ "${DELOS_NIGHTLY:-}" = 1 ]; then exit "$status"; fi
echo 'once more, only what failed' >&2
exec "$python" -m pytest -q -o cache_dir="$cache" --last-failed --last-failed-no-failures none "$@"
