// An SVG path told in whole units of a coarser grid, each step from the last point. Always true: every point lies within
// half a unit of where it was, however long the path, for what is rounded is the place and not the step. (128 units are
// shown on 44 pixels at most: nobody sees the difference.)

/** How many numbers each command takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const NUMBER = /[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)[\s,]*/iy;
/** The two flags of an arc may stand without a space. */
const FLAG = /[\s,]*([01])[\s,]*/y;

function numbers(command, text) {
  const found = [];
  for (let at = 0; at < text.length;) {
    const place = found.length % 7;
    const kind = command === "a" && (place === 3 || place === 4) ? FLAG : NUMBER;
    kind.lastIndex = at;
    const told = kind.exec(text);
    if (!told) throw new Error(`no number in a path: ${text.slice(at, at + 20)}`);
    found.push(Number(told[1]));
    at = kind.lastIndex;
  }
  return found;
}

const fine = (n) => Math.round(n * 10) / 10;
/** An arc leans on its ends: told in whole units it would swell. */
const grid = (command) => (command === "a" ? fine : Math.round);

/** As short as a number is told after what stands before it. */
function joined(out, number) {
  const word = String(number).replace(/^(-?)0\./, "$1.");
  return /[\d.]$/.test(out) && /^[\d.]/.test(word) ? `${out} ${word}` : out + word;
}

/** An arc's turn and its two flags stay as they are, whatever the grid. */
const sized = (command, by) => (n, i) => (command === "a" && i % 7 > 1 && i % 7 < 5 ? n : n * by);

/** The path in a drawing `by` times as large. */
export function coarse(path, by = 1) {
  let at = [0, 0]; // where the path is
  let drawn = [0, 0]; // where it is told to be
  let start = { at, drawn };
  let out = "";
  let last = "";
  const put = (command, steps) => {
    if (command !== last) out += command;
    last = command === "m" ? "l" : command;
    for (const step of steps) out = joined(out, step);
  };
  for (const part of path.match(/[a-z][^a-z]*(?:e[-+]?\d[^a-z]*)*/gi)) {
    const command = part[0].toLowerCase();
    const places = part[0] !== command; // it tells places, not steps
    if (command === "z") {
      ({ at, drawn } = start);
      put("z", []);
      continue;
    }
    const all = numbers(command, part.slice(1)).map(sized(command, by));
    if (!all.length || all.length % TAKES[command] !== 0) throw new Error(`not a step of a path: ${part}`);
    for (let i = 0; i < all.length; i += TAKES[command]) {
      const these = all.slice(i, i + TAKES[command]);
      if (command === "h") these.push(places ? at[1] : 0);
      if (command === "v") these.unshift(places ? at[0] : 0);
      const shape = command === "a" ? these.splice(0, 5).map(fine) : [];
      const round = grid(command);
      const to = these.map((n, k) => (places ? n : n + at[k % 2]));
      const steps = to.map((n, k) => fine(round(n) - drawn[k % 2]));
      if (out === "")
        put("M", steps); // wherever another path ended
      else if (!"lhv".includes(command) && (command !== "m" || i === 0)) put(command, [...shape, ...steps]);
      else if (!steps[1]) put("h", [steps[0]]);
      else if (!steps[0]) put("v", [steps[1]]);
      else put("l", steps);
      at = to.slice(-2);
      drawn = at.map(round);
      if (command === "m" && i === 0) start = { at, drawn };
    }
  }
  return out;
}
