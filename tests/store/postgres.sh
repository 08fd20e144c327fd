#!/bin/sh
# A PostgreSQL of its own for one command: tests/store/postgres.sh COMMAND. A cluster in a new folder (or one that
# stays: CROUPIER_POSTGRES_FOLDER), reached by a socket in it alone; both are gone when the command has ended. The command finds in CROUPIER_POSTGRES the URL of a
# database named %s, to be put in; and in CROUPIER_POSTGRES_CTL what starts and stops it (start, stop, kill), and makes a
# standby of it in another FOLDER (standby FOLDER: nothing is committed from then on before it is there, too), which
# FOLDER/ctl promotes.
set -eu
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
stays=${CROUPIER_POSTGRES_FOLDER:-}
folder=${stays:-$(mktemp -d "${TMPDIR:-/tmp}/croupier-pg-XXXXXX")}
end() {
    for ctl in "$folder"/ctl "$folder"/*/ctl; do
        [ ! -x "$ctl" ] || "$ctl" "$([ "$stays" ] && echo stop || echo kill)" 2>/dev/null || true
    done
    [ "$stays" ] || rm -rf "$folder"
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
set -eu
here=\$(cd "\$(dirname "\$0")" && pwd)
cd "\$here"
case \$1 in
start) exec $as $bin/pg_ctl -s -w -D data -l "\$here/log" start ;;
stop) exec $as $bin/pg_ctl -s -w -D data -m fast stop ;;
kill) exec $as $bin/pg_ctl -s -w -D data -m immediate stop ;;
promote) exec $as $bin/pg_ctl -s -w -D data promote ;;
standby)
    rm -rf "\$2/data"
    mkdir -p "\$2"
    [ "$as" = "" ] || chown postgres "\$2"
    cp ctl "\$2/ctl"
    $as $bin/pg_basebackup -D "\$2/data" -d "host=\$here user=croupier" -c fast
    $as touch "\$2/data/standby.signal"
    sed "s|= '\$here'|= '\$2'|; /^primary_conninfo\|^synchronous_standby/d" data/postgresql.auto.conf >"\$2/data/postgresql.auto.conf"
    echo "primary_conninfo = 'host=\$here user=croupier'" >>"\$2/data/postgresql.auto.conf"
    "\$2/ctl" start
    psql() { "$bin/psql" -X -q -A -t "host=\$here user=croupier dbname=postgres" -c "\$1"; }
    psql "ALTER SYSTEM SET synchronous_standby_names = '*'"
    psql "SELECT pg_reload_conf()" >/dev/null
    for _ in \$(seq 600); do
        [ "\$(psql "SELECT sync_state FROM pg_stat_replication WHERE sync_state = 'sync'")" = "" ] || exit 0
        sleep 0.1
    done
    echo "the standby in \$2 does not follow" >&2
    exit 1
    ;;
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
wal_keep_size = 64MB
max_wal_size = 128MB
END
"$folder/ctl" start
cd - >/dev/null
export PATH="$PATH:$bin" CROUPIER_POSTGRES="postgresql://croupier@/%s?host=$folder" CROUPIER_POSTGRES_CTL="$folder/ctl"
"$@"
