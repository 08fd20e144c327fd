#!/bin/sh
# Puts what was built where programs lie, or takes it away again: tools/install.sh install|uninstall, with DESTDIR, prefix,
# bindir, mandir, datadir, docdir and zshdir from the environment (the Makefile sets them).
set -eu
cd "$(dirname "$0")/.."
build=build
man1=$DESTDIR$mandir/man1
bash=$DESTDIR$datadir/bash-completion/completions
fish=$DESTDIR$datadir/fish/vendor_completions.d

put() { # MODE FILE TO
    install -D -m "$1" "$2" "$3"
    echo "$3"
}

docs() { # what README.md and the help refer to; pictures stay in the sources
    echo README.md
    find docs -name '*.md' ! -path 'docs/screens/*' ! -path 'docs/reports/*' | LC_ALL=C sort
}

case ${1:-} in
install)
    for needed in "$build/croupier" "$build/man/croupier.1" "$build/completions/croupier.fish" web/dist/index.html; do
        if [ ! -e "$needed" ]; then
            echo "install: $needed is not built: make" >&2
            exit 1
        fi
    done
    put 755 "$build/croupier" "$DESTDIR$bindir/croupier"
    for page in "$build"/man/*.1; do put 644 "$page" "$man1/${page##*/}"; done
    put 644 "$build/completions/croupier.bash" "$bash/croupier"
    put 644 "$build/completions/_croupier" "$DESTDIR$zshdir/_croupier"
    put 644 "$build/completions/croupier.fish" "$fish/croupier.fish"
    docs | while read -r page; do put 644 "$page" "$DESTDIR$docdir/$page"; done
    ;;
uninstall)
    rm -f "$DESTDIR$bindir/croupier" "$man1"/croupier.1 "$man1"/croupier-*.1 "$bash/croupier" "$DESTDIR$zshdir/_croupier" \
        "$fish/croupier.fish"
    docs | while read -r page; do rm -f "$DESTDIR$docdir/$page"; done
    if [ -d "$DESTDIR$docdir" ]; then find "$DESTDIR$docdir" -depth -type d -empty -delete; fi
    ;;
*)
    echo "usage: tools/install.sh install | uninstall" >&2
    exit 2
    ;;
esac
