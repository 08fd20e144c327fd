// A web host for tests: the folder of `make site` below a path, no more; what it is asked for is noted.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export class Site {
  asked = [];
  /** [which files, what is put before their first line] */
  before = null;

  static async open(folder, under = "/some/where/", port = 0) {
    const site = new Site();
    site.server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
      site.asked.push(path);
      const name = path.startsWith(under) && !path.includes("..") ? path.slice(under.length) || "index.html" : "";
      try {
        const bytes = readFileSync(join(folder, name));
        const before = site.before?.[0].test(path) ? site.before[1] : "";
        response
          .writeHead(200, { "Content-Type": TYPES[extname(name)] ?? "application/octet-stream" })
          .end(before ? Buffer.concat([Buffer.from(before), bytes]) : bytes);
      } catch {
        response.writeHead(404).end("nothing here");
      }
    });
    await new Promise((done) => site.server.listen(port, "127.0.0.1", done));
    site.url = `http://127.0.0.1:${site.server.address().port}${under}`;
    return site;
  }

  close() {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(done));
  }
}
