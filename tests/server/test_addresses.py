"""Where others reach the house: at this machine's addresses if it listens everywhere, and nobody else is told."""
import fcntl
import select

from house import *


def of_machine():
    """The IPv4 addresses of this machine's interfaces, by the kernel's own call (SIOCGIFADDR)."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        for _, name in socket.if_nameindex():
            try:
                got = fcntl.ioctl(s.fileno(), 0x8915, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(got[20:24]))
            except OSError:
                pass  # it has none
    return [at for at in found if not at.startswith("127.")]


def told(house, **how):
    status, _, got = house.ask("GET", "/api/addresses", **how)
    check(status == 200 and list(got) == ["addresses"], "it answers", got)
    return got["addresses"]


house = House()
check(told(house) == [], "one that listens on this machine alone is reached by nobody else")
house.stop()

house = House(None, "--bind", "0.0.0.0")
check(house.line == "http://0.0.0.0:%d/\n" % house.port, "the first line is as ever", house.line)
want = ["http://%s:%d/" % (at, house.port) for at in of_machine()]
lines = [house.process.stdout.readline().decode().strip() for _ in want]
check(sorted(lines) == sorted(want) and not select.select([house.process.stdout], [], [], 0.2)[0], "each address, one a line", lines)
check(told(house) == lines, "the page is told the same", lines)
for at in of_machine()[:1]:
    with socket.create_connection((at, house.port), SECONDS, source_address=(at, 0)) as s:
        s.sendall(("GET /api/addresses HTTP/1.1\r\nHost: %s:%d\r\nConnection: close\r\n\r\n" % (at, house.port)).encode())
        check(json.loads(read_answer(s)[2]) == {"addresses": []}, "who comes by one of them is told of none")
house.stop()

house = House(None, "--origin", "https://example.org")
check(told(house) == ["https://example.org/"], "a name that was given is the address")
house.stop()
done("addresses")
