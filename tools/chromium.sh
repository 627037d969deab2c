#!/bin/sh
# A Chromium for the browser tests: says nothing when one is there, installs Debian's where it may.
set -eu

for name in "${DELOS_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
	if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then exit 0; fi
done

as_root=
if [ "$(id -u)" != 0 ]; then
	as_root='sudo -n'
	$as_root true 2>/dev/null || as_root=no
fi
if [ "$as_root" != no ] && command -v apt-get >/dev/null 2>&1; then
	echo 'installing Chromium for the browser tests (apt-get install chromium)'
	export DEBIAN_FRONTEND=noninteractive
	$as_root apt-get update -qq >/dev/null 2>&1 || true
	if $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1; then exit 0; fi
	echo 'apt-get could not install Chromium.' >&2
fi

echo 'The browser tests need Chromium or Chrome: install it, or name it: DELOS_CHROMIUM=/path/to/chrome' >&2
# Elsewhere the tests are skipped and say so; a build that is trusted must have run them.
if [ "${CI:-}" = true ]; then exit 1; fi
