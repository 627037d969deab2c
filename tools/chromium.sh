#!/bin/sh
# A Chromium for the browser tests: says nothing when one is there, installs Debian's where it may. Its headless
# shell has no windows to draw around the page and takes half the time; so whoever is root gets it beside any other.
set -eu

there() {
	for name in "$@"; do
		if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then return 0; fi
	done
	return 1
}

if there "${DELOS_CHROMIUM:-}" chromium-headless-shell chrome-headless-shell; then exit 0; fi
other=no
if there chromium chromium-browser google-chrome google-chrome-stable; then other=yes; fi
if [ "$other" = yes ] && [ "$(id -u)" != 0 ]; then exit 0; fi

as_root=
if [ "$(id -u)" != 0 ]; then
	as_root='sudo -n'
	$as_root true 2>/dev/null || as_root=no
fi
if [ "$as_root" != no ] && command -v apt-get >/dev/null 2>&1; then
	echo 'installing Chromium for the browser tests (apt-get install chromium-headless-shell)'
	export DEBIAN_FRONTEND=noninteractive
	$as_root apt-get update -qq >/dev/null 2>&1 || true
	for package in chromium-headless-shell chromium; do
		if $as_root apt-get install -y -qq --no-install-recommends "$package" >/dev/null 2>&1; then exit 0; fi
		if [ "$other" = yes ]; then exit 0; fi
	done
	echo 'apt-get could not install Chromium.' >&2
fi
if [ "$other" = yes ]; then exit 0; fi

echo 'The browser tests need Chromium or Chrome: install it, or name it: DELOS_CHROMIUM=/path/to/chrome' >&2
# Elsewhere the tests are skipped and say so; a build that is trusted must have run them.
if [ "${CI:-}" = true ]; then exit 1; fi
