#!/bin/sh
# A PostgreSQL server for the tests: says nothing when one is there, installs Debian's where it may.
set -eu

for place in "${DELOS_POSTGRES:-}" /usr/lib/postgresql/*/bin /opt/homebrew/opt/postgresql*/bin /usr/local/pgsql/bin; do
	if [ -n "$place" ] && [ -x "$place/initdb" ]; then exit 0; fi
done
if command -v initdb >/dev/null 2>&1; then exit 0; fi

as_root=
if [ "$(id -u)" != 0 ]; then
	as_root='sudo -n'
	$as_root true 2>/dev/null || as_root=no
fi
if [ "$as_root" != no ] && command -v apt-get >/dev/null 2>&1; then
	echo 'installing PostgreSQL for the tests (apt-get install postgresql)'
	export DEBIAN_FRONTEND=noninteractive
	$as_root apt-get update -qq >/dev/null 2>&1 || true
	if $as_root apt-get install -y -qq --no-install-recommends postgresql >/dev/null 2>&1; then exit 0; fi
	echo 'apt-get could not install PostgreSQL.' >&2
fi

echo 'Tests of many servers need PostgreSQL: install it, or name the folder of initdb: DELOS_POSTGRES=/path/to/bin' >&2
# Elsewhere the tests are skipped and say so; a build that is trusted must have run them.
if [ "${CI:-}" = true ]; then exit 1; fi
