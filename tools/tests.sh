#!/bin/sh
# tests.sh PYTHON CACHE WORKERS ARGUMENT...: pytest with so many processes at a time.
# What failed is tried once more, alone: a busy machine fails once, a fault fails twice. At night a machine
# has time, and nothing is forgiven. DELOS_LATER=FOLDER: others run beside us, so nothing is alone yet; what
# would try again is left in that folder as a script, and good means that the script decides.
set -u

# Each server and each worker of the tests is a process of its own: what one has read, no other compiles again,
# not even where no such files are wanted beside the sources.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX="$PWD/build/pycache"

python=$1 cache=$2 workers=$3
shift 3
"$python" -m pytest -q -o cache_dir="$cache" -n "$workers" --dist worksteal "$@"
status=$?
# 1: tests failed; anything else is no test's fault
if [ "$status" != 1 ] || [ "${DELOS_NIGHTLY:-}" = 1 ]; then exit "$status"; fi
set -- "$python" -m pytest -q -o cache_dir="$cache" --last-failed --last-failed-no-failures none "$@"
if [ -n "${DELOS_LATER:-}" ]; then
	echo 'what failed is tried once more when the others are done' >&2
	{
		echo "export DELOS_GAMES='${DELOS_GAMES:-}' DELOS_EXPECT_ENGINE='${DELOS_EXPECT_ENGINE:-}'"
		printf 'exec'
		printf " '%s'" "$@"
		echo
	} > "$DELOS_LATER/$(echo "$cache" | tr -c 'a-z\n' _).sh"
	exit 0
fi
echo 'once more, only what failed' >&2
exec "$@"
