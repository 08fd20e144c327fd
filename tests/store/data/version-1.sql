-- A database of version 1, written down by hand when that was the newest. It is never changed: every later
-- croupier has to open it. 1668444274 is 0x63727072, "crpr".
PRAGMA application_id = 1668444274;
PRAGMA user_version = 1;
CREATE TABLE tables (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE CHECK (length(id) = 32),
  game TEXT NOT NULL,
  created INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'over', 'stopped')),
  title TEXT NOT NULL
) STRICT;
CREATE INDEX tables_status ON tables (status, key);
CREATE TABLE secrets (
  key INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  secret TEXT NOT NULL
) STRICT;
CREATE TABLE lines (
  key INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  n INTEGER NOT NULL CHECK (n >= 0),
  line TEXT NOT NULL,
  PRIMARY KEY (key, n)
) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES (1, '00000000000000000000000000000001', 'kuhn', 1001, 'over', '{"name":"first"}');
INSERT INTO tables VALUES (4, '0000000000000000000000000000000f', 'leduc', 1015, 'open', '{}');
INSERT INTO secrets VALUES (1, '{"seed":"aa"}'), (4, '{"seed":"bb"}');
INSERT INTO lines VALUES (1, 0, '{"croupier":1}'), (1, 1, '{"n":1}'), (1, 2, '{"end":"over"}'), (4, 0, '{"croupier":1,"x":2}');
