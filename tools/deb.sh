#!/bin/sh
# Builds the Debian package with dpkg-buildpackage in a copy of the tree, and looks at it with lintian: tools/deb.sh. The
# package lies then in build/deb/. The copy keeps dpkg's files out of the tree and of the folder above it.
set -eu
cd "$(dirname "$0")/.."
version=$(sed -n 's/^project(croupier VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
out=$PWD/build/deb
copy=$out/croupier-$version
rm -rf "$out"
mkdir -p "$copy"
tar -cf - --exclude=./.git --exclude='./build*' --exclude=./web/node_modules . | tar -xf - -C "$copy"
# The page's packages come from npm, which a build of a package must not ask: the page is built before.
ln -s "$PWD/web/node_modules" "$copy/web/node_modules"
log=$out/build.log
echo "deb: building croupier $version with dpkg-buildpackage (log: build/deb/build.log)"
if ! (cd "$copy" && DEB_BUILD_OPTIONS="${DEB_BUILD_OPTIONS:-noautodbgsym}" dpkg-buildpackage -b -uc -us) >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    exit 1
fi
rm -rf "$copy"
lintian --display-info --fail-on error,warning,info "$out"/croupier_*.changes
ls "$out"/*.deb
