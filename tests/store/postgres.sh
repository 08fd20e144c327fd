#!/bin/sh
# A PostgreSQL of its own for one command: tests/store/postgres.sh COMMAND. A cluster in a new folder (or one that
# stays: CROUPIER_POSTGRES_FOLDER), reached by a socket in it alone; both are gone when the command has ended. The command finds in CROUPIER_POSTGRES the URL of a
# database named %s, to be put in; and in CROUPIER_POSTGRES_CTL what starts and stops it (start, stop, kill).
set -eu
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
stays=${CROUPIER_POSTGRES_FOLDER:-}
folder=${stays:-$(mktemp -d "${TMPDIR:-/tmp}/croupier-pg-XXXXXX")}
end() {
    if [ "$stays" ]; then
        "$folder/ctl" stop 2>/dev/null || true
    else
        "$folder/ctl" kill 2>/dev/null || true
        rm -rf "$folder"
    fi
}
trap end EXIT
trap 'exit 1' INT TERM HUP
if [ "$(id -u)" = 0 ]; then
    chown postgres "$folder"
    as="setpriv --reuid=postgres --regid=postgres --clear-groups"
else
    as=
fi
cat >"$folder/ctl" <<END
#!/bin/sh
cd '$folder'
case \$1 in
start) exec $as $bin/pg_ctl -s -w -D '$folder/data' -l '$folder/log' start ;;
stop) exec $as $bin/pg_ctl -s -w -D '$folder/data' -m fast stop ;;
kill) exec $as $bin/pg_ctl -s -w -D '$folder/data' -m immediate stop ;;
esac
END
chmod 755 "$folder/ctl" "$folder"
cd "$folder"
[ -f "$folder/data/PG_VERSION" ] || $as "$bin/initdb" -D "$folder/data" -U croupier -E UTF8 --locale=C -A trust -N >/dev/null
cat >"$folder/data/postgresql.auto.conf" <<END
listen_addresses = ''
unix_socket_directories = '$folder'
max_connections = 50
shared_buffers = 64MB
autovacuum_naptime = 10s
END
"$folder/ctl" start
cd - >/dev/null
export PATH="$PATH:$bin" CROUPIER_POSTGRES="postgresql://croupier@/%s?host=$folder" CROUPIER_POSTGRES_CTL="$folder/ctl"
"$@"
