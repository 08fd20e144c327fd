// Every picture of the page, drawn anew: a name, its text as SVG, and how many bytes it may have. Always true: the same
// sources give the same bytes.
import * as bloodsport from "./bloodsport.mjs";
import * as hearts from "./gamblers_heart.mjs";
import * as texarkana from "./texarkana.mjs";
import * as twentyOne from "./twenty_one.mjs";

const LIMITS = { picture: 12000, table: 6000, thing: 6500 };
const HEAD = [75, 70, 150];

/** What of a portrait is shown where it is small: NAME.svg#head. */
const view = ([x, y, size]) => `<view id="head" viewBox="${x} ${y} ${size} ${size}"/>`;

function picture(game, name, [w, h], style, body) {
  const kind = name.startsWith("table") ? "table" : h <= 120 ? "thing" : "picture";
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${style ? `<style>${style}</style>` : ""}${body}</svg>\n`;
  return { game, name, text, limit: LIMITS[kind] };
}
const BUST = [300, 400];
const WIDE = [640, 400];
const BOX = [120, 120];

function* pits() {
  const { extras, fighters, kinds, secrets, style, TINT, weapons } = bloodsport;
  const draw = (name, size, tint, body) => picture("bloodsport", name, size, style(TINT[tint]), body);
  for (const [name, f] of Object.entries(fighters)) yield draw(name, BUST, f.tint, view(f.head ?? HEAD) + f.draw());
  for (const [name, f] of Object.entries(extras)) yield draw(name, [f.w, f.h], f.tint, f.draw());
  for (const [name, body] of Object.entries(weapons)) yield draw(`weapon-${name}`, BOX, "brass", body());
  for (const [name, body] of Object.entries(secrets)) yield draw(`secret-${name}`, BOX, "verdigris", body());
  for (const [name, body] of Object.entries(kinds)) yield draw(`kind-${name}`, BOX, "blood", body());
  yield draw("door", WIDE, "blood", bloodsport.door());
}

function* backRoom() {
  const { ACCENT, defs, doorDefs, portraits, souls, style, things } = hearts;
  const draw = (name, size, body) => picture("gamblers-heart", name, size, style, body);
  for (const [name, f] of Object.entries({ ...portraits, ...souls }))
    yield draw(name, BUST, view(HEAD) + defs(ACCENT[f.accent]) + f.draw());
  for (const [name, f] of Object.entries(things)) yield draw(name, [f.w, f.h], f.defs() + f.draw());
  yield draw("door", WIDE, doorDefs() + hearts.door());
}

function* border() {
  const { defs, others, people, style, suits } = texarkana;
  const draw = (name, size, body) => picture("texarkana", name, size, style, body);
  for (const [name, f] of Object.entries(people)) yield draw(name, BUST, view(HEAD) + defs + f.draw());
  for (const [name, w, h, body] of others) yield draw(name, [w, h], body());
  yield draw("suits", [540, 72], suits());
  yield draw("door", WIDE, defs + texarkana.door());
}

function* keep() {
  const { figures, scenes, style } = twentyOne;
  const draw = (name, size, body) => picture("twenty-one", name, size, style, body);
  for (const [name, f] of Object.entries(figures)) yield draw(name, BUST, view(f.crop) + f.draw());
  for (const [name, s] of Object.entries(scenes)) yield draw(name, [s.w, s.h], s.draw());
}

export function* pictures() {
  yield* pits();
  yield* backRoom();
  yield* border();
  yield* keep();
  for (const [game, room] of Object.entries({
    bloodsport,
    "gamblers-heart": hearts,
    texarkana,
    "twenty-one": twentyOne,
  })) {
    yield picture(game, "table", WIDE, "", room.table());
    yield picture(game, "table-light", WIDE, "", room.table(true));
  }
}
