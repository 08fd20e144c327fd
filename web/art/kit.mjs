// The drawing kit: every function returns a piece of an SVG path or element, always the same for the same seed.
const R = Math.round;
export const rng = (s) => () => {
  s = (s + 0x6d2b79f5) | 0;
  let t = Math.imul(s ^ (s >>> 15), 1 | s);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

// A guide is a curve: [x,y, x,y] a line, six numbers a quadratic, eight a cubic.
export function at(g, t) {
  const u = 1 - t;
  if (g.length === 4) return [g[0] * u + g[2] * t, g[1] * u + g[3] * t];
  if (g.length === 6) return [0, 1].map((i) => g[i] * u * u + 2 * g[2 + i] * u * t + g[4 + i] * t * t);
  return [0, 1].map((i) => g[i] * u ** 3 + 3 * g[2 + i] * u * u * t + 3 * g[4 + i] * u * t * t + g[6 + i] * t ** 3);
}
const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

// One gouge: pointed at both ends, w wide at its belly, through m if given, else bowed by k.
export function cut(a, b, w, k = 0, m) {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = Math.hypot(dx, dy) || 1;
  const nx = -dy / l,
    ny = dx / l;
  const cx = m ? 2 * m[0] - (a[0] + b[0]) / 2 : (a[0] + b[0]) / 2 + nx * k;
  const cy = m ? 2 * m[1] - (a[1] + b[1]) / 2 : (a[1] + b[1]) / 2 + ny * k;
  const p = (x, y) => `${R(x)} ${R(y)}`.replace(" -", "-");
  const ax = R(a[0]),
    ay = R(a[1]),
    ex = R(dx),
    ey = R(dy);
  return `M${p(ax, ay)}q${p(cx - ax + nx * w, cy - ay + ny * w)} ${p(ex, ey)}q${p(cx - a[0] - dx - nx * w, cy - a[1] - dy - ny * w)} ${p(-ex, -ey)}`.replaceAll(
    " -",
    "-",
  );
}

// Strokes across: from guide A to guide B. len 0.7 stops most of them at 70 % of the way.
export function hatch(A, B, { n = 10, w = 2, bow = 0, len = 1, jit = 0.3, from = 0, seed = 1, t0 = 0, t1 = 1 } = {}) {
  const r = rng(seed);
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = t0 + ((t1 - t0) * (i + 0.5)) / n,
      a = at(A, t),
      b = at(B, t);
    d += cut(mix(a, b, from), mix(a, b, len * (1 - jit * r())), w * (0.7 + 0.6 * r()), bow);
  }
  return d;
}

// Strokes along: n lines between guide A and guide B, each broken in about `parts` gouges.
export function flow(A, B, { n = 6, parts = 2, w = 2, gap = 0.12, seed = 1 } = {}) {
  const r = rng(seed);
  let d = "";
  for (let i = 0; i < n; i++) {
    const s = (i + 0.5) / n,
      g = A.map((v, j) => v + (B[j] - v) * s);
    let t = r() * 0.15;
    while (t < 0.93) {
      const e = Math.min(1, t + (0.6 + 0.8 * r()) / parts);
      d += cut(at(g, t), at(g, e), w * (0.7 + 0.6 * r()), 0, at(g, (t + e) / 2));
      t = e + gap * (0.4 + r());
    }
  }
  return d;
}

// Rays round a point: wedges that begin at r0 and end between r1*(1-jit) and r1.
export function rays(cx, cy, r0, r1, n, { w = 3, jit = 0.25, a0 = 0, a1 = 360, seed = 1 } = {}) {
  const r = rng(seed);
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = ((a0 + ((a1 - a0) * (i + 0.5 + (r() - 0.5) * jit)) / n) * Math.PI) / 180;
    const e = r1 * (1 - jit * r()),
      b = r0 * (1 + jit * 0.3 * (r() - 0.5));
    d += cut([cx + b * Math.cos(a), cy + b * Math.sin(a)], [cx + e * Math.cos(a), cy + e * Math.sin(a)], w);
  }
  return d;
}

// A closed shape through points whose edge wobbles like a hand-cut block.
export function block(x, y, w, h, amp = 2, step = 24, seed = 3) {
  const r = rng(seed),
    pts = [];
  const side = (x0, y0, x1, y1) => {
    const n = Math.max(2, R(Math.hypot(x1 - x0, y1 - y0) / step));
    for (let i = 0; i < n; i++)
      pts.push([x0 + ((x1 - x0) * i) / n + (r() - 0.5) * 2 * amp, y0 + ((y1 - y0) * i) / n + (r() - 0.5) * 2 * amp]);
  };
  side(x, y, x + w, y);
  side(x + w, y, x + w, y + h);
  side(x + w, y + h, x, y + h);
  side(x, y + h, x, y);
  return "M" + pts.map((p) => `${R(p[0])} ${R(p[1])}`).join("L") + "z";
}

// Polygon and ring helpers for deco work.
export const polar = (cx, cy, r, deg) => [
  cx + r * Math.cos((deg * Math.PI) / 180),
  cy + r * Math.sin((deg * Math.PI) / 180),
];
export const f1 = (v) => String(R(v * 10) / 10);
export const pt = (p) => `${f1(p[0])} ${f1(p[1])}`;

// One path element: class, outline, further attributes.
export const P = (c, d, more = "") => `<path class="${c}" ${more ? more + " " : ""}d="${d}"/>`;
