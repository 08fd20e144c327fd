"""The page as it is served: compressed as asked for, kept by browsers as long as it may be, complete, and all of
it from the house itself."""
import gzip
import re

from house import *

house = House()


def fetch(path, **headers):
    return house.ask("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})


status, headers, page = fetch("/")
if headers["content-type"].startswith("text/plain"):
    check(status == 200 and b"was not built" in page, "without web/dist there is a plain line", page)
    check(fetch("/assets/app.js")[0] == 404, "and nothing else")
    house.stop()
    done("a house without its page")

check(status == 200 and headers["content-type"] == "text/html; charset=utf-8" and "content-encoding" not in headers,
      "the page, as it is", headers)
check(headers["cache-control"] == "no-cache" and headers["etag"], "asked for again each time, by its tag", headers)
check(fetch("/", if_none_match=headers["etag"])[::2] == (304, b""), "304 if it is the same")
check(fetch("/", if_none_match='"another"')[0] == 200, "200 if it is another")
check(fetch("/t/" + "0" * 32)[2] == page, "a table's address is the page too")
check(fetch("/t/" + "0" * 31)[0] == 404 and fetch("/t/../../etc/passwd")[0] == 404, "no other below it")
check(fetch("/index.html/")[0] == 404, "and no address that is nearly one")
zipped = fetch("/", accept_encoding="gzip")
check(zipped[1].get("content-encoding") == "gzip" and gzip.decompress(zipped[2]) == page, "gzip is the same page")
check(zipped[1].get("vary") == "accept-encoding", "and caches are told so")
brotli = fetch("/", accept_encoding="gzip, deflate, br")
check(brotli[1].get("content-encoding") == "br" and len(brotli[2]) < len(zipped[2]), "brotli is smaller", brotli[1])
check("content-encoding" not in fetch("/", accept_encoding="br;q=0, gzip;q=0")[1], "q=0 refuses them")
head = house.raw(b"HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
check(head[0] == 200 and head[2] == b"" and head[1]["content-length"] == str(len(page)), "HEAD has no body", head[1])

# Everything the page names is here, immutable, and nothing is from elsewhere
text = page.decode()
files = set(re.findall(r'(?:src|href)="([^"#]+)"', text))
check(files and not any(re.match(r"(https?:)?//", f) for f in files), "all files of the page are the house's", files)
check("<script>" not in text and not re.search(r"\son\w+=", text) and "<style" not in text, "no script or style inside it")
for file in sorted(files):
    status, headers, plain = fetch(file)
    check(status == 200 and len(plain) > 0, file + " is there", status)
    if file.startswith("/assets/"):
        check("immutable" in headers["cache-control"], file + " may be kept for ever", headers)
    small = fetch(file, accept_encoding="gzip")
    if small[1].get("content-encoding") == "gzip":
        check(gzip.decompress(small[2]) == plain, file + " is the same compressed")

# What checks logs is here, may be compiled by its worker alone, and is in nothing that is loaded first
modules = ["/wasm/%s.wasm" % game["name"] for game in fetch("/api/games")[2]]
for path in modules:
    module = fetch(path)
    check(module[0] == 200 and module[1]["content-type"] == "application/wasm" and module[2][:4] == b"\0asm" and
          ".wasm" not in text, "a game for the page", module[:2])
    small = fetch(path, accept_encoding="br")
    check(small[1].get("content-encoding") == "br" and len(small[2]) <= 150 * 1024, path + " is small", len(small[2]))
    book = fetch(path.replace(".wasm", ".book"))
    check(book[0] == 200 and book[1]["content-type"] == "application/octet-stream" and book[2].startswith(b"croupier-book-1\n"),
          "its packs beside it", book[:2])
scripts, unread = set(), [f for f in files if f.endswith(".js")]
while unread:
    file = unread.pop()
    if file not in scripts:
        scripts.add(file)
        unread += ["/assets/" + name for name in re.findall(r"[\w-]+\.js", fetch(file)[2].decode())
                   if fetch("/assets/" + name)[0] == 200]
workers = {file for file in scripts if file.startswith("/assets/worker-")}
check(len(workers) == 3, "three workers: one asks the rules, one keeps tables without a house, one has the lab's modules", workers)
for path in ["/"] + modules + sorted(scripts - workers):
    check("unsafe" not in fetch(path)[1]["content-security-policy"], path + " compiles nothing")
for worker in workers:
    policy = fetch(worker)[1]["content-security-policy"]
    check("'wasm-unsafe-eval'" in policy and "'unsafe" not in policy and "default-src 'none'" in policy,
          "its own policy", policy)
# Pictures are drawn by the build, kept for ever and compressed; the policy lets them in
folders = {"/assets/" + m for file in scripts for m in re.findall(r"\bdoor-[0-9a-f]+/", fetch(file)[2].decode())}
check(len(folders) == 1, "the doors' folder", folders)
for folder in folders:
    status, headers, plain = fetch(folder + "bloodsport.svg")
    check(status == 200 and headers["content-type"] == "image/svg+xml" and plain.startswith(b"<svg "), "a door", headers)
    check("immutable" in headers["cache-control"], "a door may be kept for ever", headers)
    small = fetch(folder + "bloodsport.svg", accept_encoding="br")
    check(small[1].get("content-encoding") == "br" and len(small[2]) <= 5000, "a door is small", len(small[2]))
    check(fetch(folder + "nobody.svg")[0] == 404, "no picture that was not drawn")
check("img-src 'self'" in fetch("/")[1]["content-security-policy"], "pictures are the house's own")

# What keeps the page for when there is no network: never an old one, and every file that it names is there
status, headers, keeper = fetch("/sw.js")
check(status == 200 and headers["cache-control"] == "no-cache" and b'"croupier-' in keeper, "the service worker", headers)
named = json.loads(re.search(rb"const FILES = (\[.*?\]);", keeper, re.S)[1])
check("index.html" in named and len(named) > 100 and "sw.js" not in named, "names the files of its build", named[:5])
missing = [name for name in named if fetch("/" + name)[0] != 200]
check(not missing, "which are all there", missing)
status, headers, manifest = fetch("/manifest.webmanifest")
check(status == 200 and headers["content-type"] == "application/manifest+json", "a manifest", headers)
for icon in json.loads(manifest)["icons"]:
    check(fetch("/" + icon["src"])[1]["content-type"] == icon["type"], "its icon " + icon["src"])

# Lists of games and cards: compressed, and not sent again to who has them
games = fetch("/api/games")
for path in ["/api/games"] + ["/api/games/%s/cards" % game["name"] for game in games[2]]:
    raw = house.raw(("GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" % path).encode())
    zipped, small = fetch(path, accept_encoding="gzip"), fetch(path, accept_encoding="gzip, br")
    check(zipped[1].get("content-encoding") == "gzip" and gzip.decompress(zipped[2]) == raw[2] and
          small[1].get("content-encoding") == "br" and len(small[2]) < len(raw[2]) / 2 and
          "accept-encoding" in small[1].get("vary", ""), path + " is compressed", (len(raw[2]), len(zipped[2]), len(small[2])))
    again = house.ask("GET", path, headers={"If-None-Match": raw[1]["etag"]})
    check(again[0] == 304 and again[2] == b"" and again[1]["etag"] == raw[1]["etag"], path + " is not sent again", again)

# An address that is none: the page for who reads pages, JSON for all else
for path in ("/nowhere", "/t/abc", "/assets/none.js"):
    got = house.ask("GET", path, headers={"Accept": "text/html,*/*;q=0.8"})
    check(got[0] == 404 and got[2] == page and "etag" not in got[1] and "default-src" in got[1]["content-security-policy"],
          "a page for " + path, got[:2])
    got = house.ask("GET", path)
    check(got[0] == 404 and got[2]["error"]["code"] == "not-found", "JSON for " + path, got)
got = house.ask("GET", "/api/nowhere", headers={"Accept": "text/html"})
check(got[0] == 404 and got[2]["error"]["code"] == "not-found", "what is an API answers as one", got)
code, said = house.stop()
check(code == 0 and not said, "the house closes", said)
done("the page as it is served")
