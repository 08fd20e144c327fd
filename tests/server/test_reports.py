"""serve --reports: a folder's reports stand before the page's, each as it is in the folder, and nothing else of the folder can be had."""
import tempfile

from house import *

folder = tempfile.mkdtemp(dir=HERE)


def put(name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


REPORT = "<!doctype html><title>%s</title><h1>x</h1>"
put("mine.html", REPORT % "21: Tom &amp; Jerry&#x27;s &quot;r\u00e9port&quot;")
put("untitled.html", "<h1>x</h1>")
put("bloodsport.html", REPORT % "Ours")
for name in ("secret.txt", "Upper.html", "a_b.html", ".html", ".hidden.html"):
    put(name, REPORT % "no")
with open(os.path.join(HERE, "outside.html"), "w") as file:
    file.write(REPORT % "outside")

plain = House(None)
_, _, before = plain.ask("GET", "/reports/reports.json")
house = House(None, "--reports", folder)
status, headers, listed = house.ask("GET", "/reports/reports.json")
check(status == 200 and "json" in headers["content-type"] and
      listed[:3] == [{"name": "bloodsport", "title": "Ours"}, {"name": "mine", "title": "21: Tom & Jerry's \"r\u00e9port\""},
                     {"name": "untitled", "title": "untitled"}] and listed[3:] == [r for r in before if r["name"] != "bloodsport"],
      "the folder's are listed, then the page's others", listed)
for name in ("mine", "bloodsport"):
    status, headers, body = house.ask("GET", "/reports/%s.html" % name)
    with open(os.path.join(folder, name + ".html"), "rb") as file:
        check(status == 200 and headers["content-type"].startswith("text/html") and body == file.read() and
              "default-src 'self'" in headers["content-security-policy"], "a report is as it is in the folder", (status, body))
for path in ("secret.txt", "Upper.html", "a_b.html", ".html", ".hidden.html", "../outside.html", "%2e%2e/outside.html", "none.html"):
    check(house.ask("GET", "/reports/" + path)[0] == 404, "nothing else can be had: " + path)
put("later.html", REPORT % "Later")
check({"name": "later", "title": "Later"} in house.ask("GET", "/reports/reports.json")[2], "a new report is there at once")
for name in before:
    check(house.ask("GET", "/reports/%s.html" % name["name"])[0] == 200, "the page's own are there: " + name["name"])
check(plain.ask("GET", "/reports/mine.html")[0] == 404, "without a folder there are the page's alone")
failed = subprocess.run([BIN, "serve", "--port", "0", "--data", folder, "--reports", os.path.join(folder, "mine.html")], capture_output=True,
                        timeout=20)
check(failed.returncode == 2 and b"--reports takes a folder" in failed.stderr and failed.stderr.count(b"\n") == 1, "a file is no folder", failed)
done("reports of a folder")
