"""What no client should send, and what the house answers: by RFC 6455 and RFC 9110, and our own limits."""
from house import *

house = House(None, "--rate", "50", "--tables-hour", "100000")
table, (token,) = house.table(game="bloodsport", seats=["me"], seed=3)
other, (stranger,) = house.table(game="bloodsport", seats=["me"], seed=4)


def whole():
    """The match is still where it was, and the house still plays: the first turn comes."""
    s = sit(house, table, token)
    s.until("hello")
    turn = s.until("turn")
    s.close()
    return turn["n"]


START = whole()


def closes(what, code, *bytes_, hello=True):
    s = sit(house, table, token) if hello else Socket(house)
    if hello:
        s.until("turn")
    for b in bytes_:
        try:
            s.raw(b)
        except OSError:
            pass
    got = s.code()
    s.close()
    check(got == code and whole() == START, "%s: closed with %d" % (what, code), got)


move = json.dumps({"n": START, "do": "pass"}).encode()

# What is never finished: looked at again at the end
slow = {"nothing at all": house.socket(), "half a head": house.socket(), "half a body": house.socket()}
slow["half a head"].sendall(b"GET / HTTP/1.1\r\nHost: loc")
slow["half a body"].sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
begun = time.monotonic()

# Frames (RFC 6455: 5.1 masks, 5.2 reserved bits and opcodes, 5.5 control frames, 7.4 codes)
closes("an unmasked frame", 1002, frame(move, mask=False))
closes("an unmasked frame before hello", 1002, frame(b"{}", mask=False), hello=False)
closes("a reserved bit", 1002, frame(move, bits=4))
closes("an unknown opcode", 1002, frame(move, op=3))
closes("a fragmented ping", 1002, frame(b"x", op=9, fin=False))
closes("a ping of 126 bytes", 1002, frame(b"x" * 126, op=9))
closes("bad UTF-8", 1007, frame(b'{"n":1,"do":"\xff\xfe"}'))
closes("a surrogate", 1007, frame(b'{"n":1,"do":"\xed\xa0\x80"}'))
closes("a binary frame", 1003, frame(move, op=2))
closes("a message of 1 MB", 1009, frame(b'{"do":"' + b"x" * 1000000 + b'"}'))
closes("a header that promises 2^62 bytes", 1009, frame(b"x", length=1 << 62))
closes("a header that promises 65537 bytes", 1009, frame(b"x", length=65537))
closes("65537 bytes in frames of 30000", 1009, frame(b"x" * 30000, fin=False), frame(b"x" * 30000, op=0, fin=False),
       frame(b"x" * 5537, op=0))

# A frame cut in the middle is waited for, byte by byte, and no other socket waits with it.
s = sit(house, table, token)
s.until("turn")
for b in frame(json.dumps({"n": START, "do": "no-such"}).encode()):
    s.raw(bytes([b]))
error = s.until("error")
check(error["code"] == "bad-message", "a frame that comes byte by byte is read", error)
# ... and so is one in fragments with a ping between them
s.raw(frame(b'{"n":%d,' % START, fin=False))
s.raw(frame(b"hi", op=9))
s.raw(frame(b'"do":"no-such"}', op=0))
error = s.until("error")
check(error["code"] == "bad-message", "fragments with a ping between are one message", error)
s.close()

# The handshake
for what, status, how in [
        ("no subprotocol", 400, {"protocol": None}),
        ("another subprotocol", 400, {"protocol": "chat"}),
        ("two subprotocols", 400, {"protocol": "chat, croupier.1"}),
        ("a foreign Origin", 403, {"origin": "https://evil.example"}),
        ("Origin null", 403, {"origin": "null"}),
        ("our address with another port", 403, {"origin": "http://127.0.0.1:1"}),
        ("a foreign Host", 421, {"host": "evil.example"}),
        ("another path", 404, {"path": "/api/games"})]:
    got, _, body = house.raw(handshake(house.port, **how))
    check(got == status and body.startswith(b'{"error":{"code":'), "%s: %d" % (what, status), (got, body))
for what, request in [
        ("HTTP/2 by upgrade", b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\n"
                              b"Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n\r\n"),
        ("HTTP/2 at once", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")]:
    got, _, body = house.raw(request)
    check(got in (400, 405), what + " is not spoken", (got, body))
# What would be read in two ways: refused, and nothing after it is read at all
for what, head in [("a length and chunks", b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"),
                   ("chunks and a length", b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n"),
                   ("two lengths", b"Content-Length: 5\r\nContent-Length: 42\r\n"),
                   ("a length with a sign", b"Content-Length: +5\r\n")]:
    for method, path in ((b"POST", b"/api/tables"), (b"GET", b"/healthz")):
        with house.socket() as raw:
            raw.sendall(method + b" " + path + b" HTTP/1.1\r\nHost: localhost\r\n" + head +
                        b"\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            data = b""
            raw.settimeout(SECONDS)
            try:
                while more := raw.recv(65536):
                    data += more
            except ConnectionError:
                pass
        check(data[9:10] == b"4" and data.count(b"HTTP/1.1 ") == 1, "%s, %s: refused, and hung up on" % (method, what), data)
with house.socket() as raw:  # a request sent before the one before it was answered is not looked at
    raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
    raw.settimeout(SECONDS)
    data = b""
    try:
        while more := raw.recv(65536):
            data += more
    except ConnectionError:
        pass
check(data.count(b"HTTP/1.1 200") == 1, "of two requests at once one is answered", data)
got, _, body = house.raw(handshake(house.port).replace(b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Version: 7"))
check(got == 400 and b"version 13" in body, "WebSocket of another version: 400", (got, body))

# Whatever it is that is refused, our headers stand on it
for request in [b"BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\r\n\r\n",
                b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 9000, handshake(house.port, path="/nowhere"),
                b"GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"]:
    got, headers, body = house.raw(request)
    check(got >= 400 and "default-src 'self'" in headers.get("content-security-policy", "") and
          headers.get("x-content-type-options") == "nosniff" and b"<" not in body, "our own error: %r" % request[:30], (got, headers, body))

s = Socket(house, origin="http://127.0.0.1:%d" % house.port)
check(s.status == 101 and "sec-websocket-protocol: croupier.1" in s.head, "our own Origin is let in", s.head)
s.close()
with house.socket() as raw:  # frames before the answer: where they begin would not be known
    raw.sendall(handshake(house.port) + frame(b"{}"))
    raw.settimeout(SECONDS)
    data = b""
    try:
        while True:
            more = raw.recv(4096)
            if not more:
                break
            data += more
        hung_up = True
    except ConnectionError:
        hung_up = True
    except socket.timeout:
        hung_up = False
check(hung_up and b"hello" not in data, "frames sent before the answer to the handshake: hung up", data)

# Hello
for what, hello, code in [
        ("no hello first", {"n": 1, "do": "pass"}, "bad-message"),
        ("another table's token", {"type": "hello", "table": table, "token": stranger}, "no-such-table"),
        ("no token where nobody may watch", {"type": "hello", "table": table}, "no-such-table"),
        ("no such table", {"type": "hello", "table": "0" * 32, "token": token}, "no-such-table"),
        ("a name that is none", {"type": "hello", "table": "../etc/passwd", "token": token}, "no-such-table"),
        ("a token that is none", {"type": "hello", "table": table, "token": 7}, "no-such-table")]:
    s = Socket(house)
    s.send(hello)
    first = s.read()
    check(first["type"] == "error" and first["code"] == code and s.code() == 1008, what + ": " + code, first)
    s.close()
s = Socket(house)
since = time.monotonic()
first = s.read(15)
check(first.get("code") == "no-hello" and s.code() == 1008 and 9 < time.monotonic() - since < 13,
      "a slow hello: 10 seconds, then closed", first)
s.close()

# Messages after hello: refused by name, and the socket stays
s = sit(house, table, token)
s.until("turn")
deep = b'{"n":1,"do":' + b"[" * 30000 + b"]" * 30000 + b"}"
for what, bytes_, code in [
        ("deep JSON", deep, "bad-json"),
        ("deep objects", b'{"a":' * 9 + b"1" + b"}" * 9, "bad-json"),
        ("cut JSON", b'{"n":1', "bad-json"),
        ("two objects", b"{}{}", "bad-json"),
        ("a list", b"[1,2]", "bad-json"),
        ("a key twice", b'{"n":1,"n":2,"do":"pass"}', "bad-json"),
        ("a zero byte", b'{"n":1,"do":"a\\u0000b"}', "bad-json"),
        ("nothing", b"", "bad-json"),
        ("a second hello", json.dumps({"type": "hello", "table": table, "token": token}).encode(), "bad-message"),
        ("an unknown key", b'{"n":%d,"do":"pass","haste":1}' % START, "bad-message"),
        ("an unknown verb", b'{"n":%d,"do":"win"}' % START, "bad-message"),
        ("chance's verb", b'{"n":%d,"seat":"chance","do":"fate","of":0,"die":6,"again":0}' % START, "bad-message"),
        ("a number too large", b'{"n":99999999999999999999,"do":"pass"}', "bad-json"),
        ("an n to come", b'{"n":%d,"do":"pass"}' % (START + 1), "bad-message"),
        ("an n that is past", b'{"n":%d,"do":"pass"}' % (START - 1), "stale"),
        ("no n", b'{"do":"pass"}', "bad-message"),
        ("an id of 65 bytes", b'{"n":%d,"do":"pass","id":"%s"}' % (START, b"x" * 65), "bad-message")]:
    s.raw(frame(bytes_))
    error = s.until("error")
    check(error["code"] == code and len(error["message"]) > 5, what + ": " + code, error)
    time.sleep(0.03)
s.close()
check(whole() == START, "nothing of all that has moved the match")

# Another seat's token moves that seat alone
pair, (one, two) = house.table(game="kuhn", seats=["me", "open"], seed=1)
second = sit(house, pair, two)
turn = second.until("turn")
check(turn["seat"] == 1 and turn["options"] == [] and turn["turn"] == [0], "seat 1 is told that seat 0 is to move", turn)
second.send({"n": turn["n"], "seat": 0, "do": "bet"})
error = second.until("error")
check(error["code"] == "bad-message", "seat 1 may not move for seat 0", error)
second.send({"n": turn["n"], "do": "bet"})
error = second.until("error")
check(error["code"] == "not-your-turn", "seat 1 waits for its turn", error)
second.close()

# A resend with the same id is confirmed, not played again, also on a new connection
first = sit(house, pair, one)
turn = first.until("turn")
first.send({"n": turn["n"], "do": "bet", "id": "a"})
ok = first.until("ok", "error")
check(ok["type"] == "ok" and ok["n"] == turn["n"] + 1, "a move with an id is confirmed", ok)
first.close()
first = sit(house, pair, one, n=turn["n"])
news = first.until("turn")
check([e["do"] for e in news["events"]] == ["bet"], "who comes back with n gets what happened since", news)
first.send({"n": turn["n"], "do": "bet", "id": "a"})
again = first.until("ok", "error")
check(again == ok, "the resend gets the first answer", again)
first.close()

# Too many messages
flood = sit(house, other, stranger)
flood.until("turn")
for i in range(400):
    try:
        flood.send({"n": 0, "do": "pass"})
    except OSError:
        break
codes = set()
try:
    while True:
        codes.add(flood.read().get("code"))
except Gone as gone:
    check(gone.code == 1008 and "too-fast" in codes, "a flood is told, then closed with 1008", (gone.code, codes))
flood.close()
check(whole() == START, "and the house goes on")

for what, s in slow.items():
    s.settimeout(max(1, 40 - (time.monotonic() - begun)))
    try:
        ended = s.recv(100) == b""
    except ConnectionError:
        ended = True
    except socket.timeout:
        ended = False
    check(ended, "who sends %s is hung up on" % what)
    s.close()

code, said = house.stop()
check(code == 0 and not said, "the house closes cleanly after all that", said)
done("what no client should send")
