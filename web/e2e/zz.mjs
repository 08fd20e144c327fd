import { House, openBrowser } from "./house.mjs";
import { sit, settled, decide, now } from "./twenty_one.mjs";
const house = await House.open(); const browser = await openBrowser();
const made = await house.table(["me", "open"], 21, "twenty-one", { story: "first" });
const gm = await sit(browser, house, made.seats[0], { width: 1280, height: 800 }).catch((e) => console.log("gm", e.message.slice(0,200)));
console.log(JSON.stringify(made.seats.map(s=>s.path)));
const ann = await sit(browser, house, made.seats[1], { width: 390, height: 844 });
for (let i = 0; i < 6; i++) { await settled(ann); const k = await ann.locator(".now .kicker span").innerText(); if (/^Between/.test(k)) break; console.log(await decide(ann)); }
const ctx = browser.contexts();
const g = ctx[0].pages()[0]; await g.waitForTimeout(500);
console.log("GM panel:", (await g.locator(".now").innerText()).replace(/\n/g, " | "));
console.log("hero panel:", (await ann.locator(".now").innerText()).replace(/\n/g, " | "));
await g.screenshot({ path: "/tmp/s-gm-free.png" }); await ann.screenshot({ path: "/tmp/s-hero-free.png" });
await g.locator(".now [data-main]").click(); await g.waitForTimeout(800);
console.log("GM panel:", (await g.locator(".now").innerText()).replace(/\n/g, " | "));
for (let i = 0; i < 30; i++) { const k = await ann.locator(".now .kicker span").innerText(); if (/^Turn/.test(k)) break; if (!/Waiting/.test(k)) await decide(ann); else await decide(g); await g.waitForTimeout(150); }
await g.waitForTimeout(400);
await g.screenshot({ path: "/tmp/s-gm-heroturn.png" }); await ann.screenshot({ path: "/tmp/s-hero-turn.png", fullPage: true });
console.log("GM panel:", (await g.locator(".now").innerText()).replace(/\n/g, " | "));
console.log("hero panel:", (await ann.locator(".now").innerText()).replace(/\n/g, " | "));
await ann.setViewportSize({ width: 1280, height: 800 }); 
await ann.getByText(/Hands, pockets/).click().catch(()=>0); await ann.getByRole("button", { name: /Try something/ }).click({timeout:2000}).catch((e)=>console.log("no try")); await ann.waitForTimeout(300);
await ann.screenshot({ path: "/tmp/s-hero-try.png" });
await browser.close(); await house.close();
