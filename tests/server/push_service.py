"""A push service of the tests' own, over TLS: it keeps what it is sent, and answers by the path. And the check of a signature by
P-256 in whole numbers, by nobody's library."""
import base64
import hashlib
import http.server
import json
import ssl
import subprocess
import threading
import time

# SEC 2, secp256r1
P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
A = P - 3
B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b
N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
G = (0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296,
     0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5)


def add(one, other):
    if one is None or other is None:
        return one or other
    if one[0] == other[0] and (one[1] + other[1]) % P == 0:
        return None
    if one == other:
        slope = (3 * one[0] * one[0] + A) * pow(2 * one[1], -1, P) % P
    else:
        slope = (other[1] - one[1]) * pow(other[0] - one[0], -1, P) % P
    x = (slope * slope - one[0] - other[0]) % P
    return x, (slope * (one[0] - x) - one[1]) % P


def times(k, point):
    sum = None
    while k:
        sum = add(sum, point) if k & 1 else sum
        point, k = add(point, point), k >> 1
    return sum


def number(data):
    return int.from_bytes(data, "big")


def unbase64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed(key, text, signature):
    """Whether these 64 bytes are the signature of this text by this point (FIPS 186-4, 6.4)."""
    q = number(key[1:33]), number(key[33:])
    r, s = number(signature[:32]), number(signature[32:])
    if len(key) != 65 or key[0] != 4 or (q[1] * q[1] - q[0] ** 3 - A * q[0] - B) % P or len(signature) != 64:
        return False
    if not (0 < r < N and 0 < s < N):
        return False
    w = pow(s, -1, N)
    at = add(times(number(hashlib.sha256(text).digest()) * w % N, G), times(r * w % N, q))
    return at is not None and at[0] % N == r


def claims(authorization):
    """(claims, key) of a header that is signed as it says (RFC 8292); None: it is not."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, body, signature = parts["t"].split(".")
    if kind != "vapid" or json.loads(unbase64(head)) != {"typ": "JWT", "alg": "ES256"}:
        return None
    good = signed(unbase64(parts["k"]), ("%s.%s" % (head, body)).encode(), unbase64(signature))
    return (json.loads(unbase64(body)), parts["k"]) if good else None


class Service:
    """`got`: (method, path, headers, body, when) in order. A path that ends in a number is answered with it, "/hang.." not at all."""

    def __init__(self, folder):
        self.got = []
        certificate, key = folder + "/push.pem", folder + "/push.key"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
                       check=True, capture_output=True)
        self.certificate = certificate
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                service.got.append((self.command, self.path, {k.lower(): v for k, v in self.headers.items()}, body, time.monotonic()))
                if "hang" in self.path:
                    time.sleep(60)
                last = self.path.rsplit("/", 1)[1]
                status = int(last) if last.isdigit() else 201
                self.send_response(status)
                if status in (301, 302, 307, 308):
                    self.send_header("Location", service.origin + "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_GET = do_POST = answer

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                pass

        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.server = Server(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.origin = "https://localhost:%d" % self.port
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, path):
        return [one for one in self.got if one[1] == path]
