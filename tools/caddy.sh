#!/bin/sh
# The proxy for the test of the deployment: says nothing when one is there, else fetches Debian's package into
# build/caddy without installing it (an installed one would start to serve).
set -eu

if [ -n "${DELOS_CADDY:-}" ] || command -v caddy >/dev/null 2>&1 || [ -x build/caddy/usr/bin/caddy ]; then exit 0; fi
if command -v apt-get >/dev/null 2>&1 && command -v dpkg >/dev/null 2>&1; then
	rm -rf build/caddy && mkdir -p build/caddy
	if (cd build/caddy && apt-get download -qq caddy >/dev/null 2>&1 && dpkg -x caddy_*.deb . && rm caddy_*.deb); then
		echo 'Caddy is in build/caddy'
		exit 0
	fi
fi
echo 'The test of the proxy needs Caddy: install it, or name it: DELOS_CADDY=/path/to/caddy' >&2
