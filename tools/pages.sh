#!/bin/sh
# Makes man pages and completions from what the program says of itself: tools/pages.sh CROUPIER FOLDER writes
# FOLDER/man/*.1 and FOLDER/completions/{croupier.bash,_croupier,croupier.fish}.
set -eu
croupier=$1
folder=$2
rm -rf "$folder/man" "$folder/completions"
mkdir -p "$folder/man" "$folder/completions"
"$croupier" help --man >"$folder/man/croupier.1"
for command in $("$croupier" help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p'); do
    "$croupier" help --man "$command" >"$folder/man/croupier-$command.1"
done
"$croupier" help --completion bash >"$folder/completions/croupier.bash"
"$croupier" help --completion zsh >"$folder/completions/_croupier"
"$croupier" help --completion fish >"$folder/completions/croupier.fish"
