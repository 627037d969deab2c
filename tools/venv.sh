#!/bin/sh
# venv.sh HOME LOCK: a virtual environment with the locked packages; a sound one is kept.
# venv.sh HOME LOCK BASE: one that adds to the packages of the environment BASE.
set -eu

home=$1 lock=$2 base=${3:-}

sound() {
	"$home/bin/python" -m pip --version >/dev/null 2>&1 || return 1
	[ -z "$base" ] && return
	[ "$("$home/bin/python" -VV)" = "$("$base/bin/python" -VV)" ] && ls "$home"/lib/*/site-packages/base.pth
}

find_python() {
	for python in "${PYTHON:-python3.11}" python3 python3.12 python3.13 python3.14; do
		if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
			return
		fi
	done
	echo "delos needs Python 3.11 or newer; found: $(python3 --version 2>&1 || true)." >&2
	echo 'Install it, or name it: make setup PYTHON=/path/to/python3.11' >&2
	exit 1
}

make_home() {
	if [ -n "$base" ]; then
		"$base/bin/python" -m venv --clear --without-pip "$home"
		where='import sysconfig; print(sysconfig.get_path("purelib"))'
		"$base/bin/python" -c "$where" > "$("$home/bin/python" -c "$where")/base.pth"
		return
	fi
	find_python
	if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
		echo "$python has no venv module. On Debian and Ubuntu: apt install python3-venv" >&2
		exit 1
	fi
	"$python" -m venv --clear "$home"
}

sound || make_home
# Modules are compiled when they are first imported; most never are.
"$home/bin/python" -m pip install -q --disable-pip-version-check --no-compile \
	--require-hashes -r "$lock"
