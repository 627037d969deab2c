#!/bin/sh
# step.sh WHAT COMMAND...: run a step quietly; say what it was and how long it took.
# When it fails, show everything that it printed.
set -u

what=$1
shift
mkdir -p build/logs
log=build/logs/$(printf '%s' "$what" | tr -cs 'A-Za-z0-9\n' '-').log
start=$(date +%s)
if "$@" > "$log" 2>&1; then
	printf '  %-42s %3d s\n' "$what" "$(($(date +%s) - start))"
else
	status=$?
	printf '  %s: failed\n\n' "$what" >&2
	cat "$log" >&2
	exit "$status"
fi
