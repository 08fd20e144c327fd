// A page at one of several servers over one PostgreSQL, with something before them that gives each connection to any that answers.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { House, hear, openPage, playOn } from "./house.mjs";
import { comes, must, narrow } from "./judge.mjs";

const postgres = fileURLToPath(new URL("../../tests/store/postgres.sh", import.meta.url));

/** A database of its own, until its `end` is called. */
async function database() {
  const child = spawn(postgres, ["sh", "-c", 'echo "$CROUPIER_POSTGRES"; read -r end'], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = new Promise((done) => child.once("exit", done));
  const url = await new Promise((done, fail) => {
    child.stdout.once("data", (line) => done(String(line).trim().replace("%s", "postgres")));
    child.once("exit", (code) => fail(new Error(`no database: ${code}`)));
  });
  return { url, end: () => (child.stdin.end(), gone) };
}

/** Gives each connection to the next of `ports` that takes it, as a balancer without a memory does. */
async function door(ports) {
  let turn = 0;
  const open = new Set();
  const server = createServer((near) => {
    open.add(near);
    near.on("error", () => {}).on("close", () => open.delete(near));
    const tried = (left) => {
      const far = connect(ports[turn++ % ports.length], "127.0.0.1");
      far.once("connect", () => near.pipe(far).pipe(near));
      far.on("error", () =>
        (far.connecting || !far.bytesRead) && left > 1 && !near.destroyed ? tried(left - 1) : near.destroy(),
      );
      far.on("close", () => far.bytesRead && near.destroy());
      near.on("close", () => far.destroy());
    };
    tried(ports.length);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const close = () => (open.forEach((socket) => socket.destroy()), server.close());
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

export const many = {
  async "many servers: a match goes on at another when its own is killed, and nothing of it is lost"({ browser }) {
    const base = await database();
    const houses = [];
    let front = null;
    try {
      for (let i = 0; i < 2; i++) houses.push(await House.open(undefined, [], base.url));
      const [own, other] = houses;
      const made = await own.table(["me", "careful"], undefined, "bloodsport");
      const [{ token, path }] = made.seats;
      const log = async (house) =>
        (
          await (
            await fetch(`${house.url}/api/tables/${made.table}/log/own`, {
              headers: { Authorization: `Bearer ${token}` },
            })
          ).text()
        )
          .trimEnd()
          .split("\n");
      front = await door(houses.map((house) => house.port));
      const context = await browser.newContext({ viewport: narrow, reducedMotion: "reduce" });
      const page = await openPage(context);
      let n = 0;
      hear(page, (message) => (n = Math.max(n, message.n ?? 0)));
      await page.goto(front.url + path);
      await page.waitForSelector(".now [data-main]");
      await playOn(page, () => n > 40);
      const before = await log(other); // passed on to the one that has the table
      must(before.length > 40, `${before.length} lines`);
      const asked = n;
      await own.stop("SIGKILL");
      await playOn(page, () => n > asked + 20); // waits where the line is away, as a person does
      const after = await log(other);
      must(
        before.every((line, i) => after[i] === line),
        `what was played before is there: ${before.find((line, i) => after[i] !== line)}`,
      );
      must(after.length > asked + 20, `and goes on: ${after.length} lines`);
      await comes(async () => !(await page.locator("[role=alert]").count()), "no alarm is left on the page");
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.close();
    } finally {
      front?.close();
      for (const house of houses) await house.close();
      await base.end();
    }
  },
};
