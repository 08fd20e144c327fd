// Gambler's Heart: gilt line on bottle green. Everything is built about a vertical axis; one lamp, from above.
import { f1, polar, pt } from "./kit.mjs";

export const ACCENT = {
  death: "#e9e2d0",
  illusion: "#b79bff",
  elemental: "#ff9a5c",
  transmutation: "#e08a5a",
  time: "#7fc4e8",
  luck: "#9bd97f",
  paragon: "#f08a9b",
  gambler: "#f0c868",
};
export const SUIT = {
  hearts: "M0 26C-40-4-28-32-11-30C-4-29 0-22 0-18C0-22 4-29 11-30C28-32 40-4 0 26z",
  diamonds: "M0-32Q8-12 24 0Q8 12 0 32Q-8 12-24 0Q-8-12 0-32z",
  spades: "M0-30C-8-14-27-6-27 10C-27 26-8 26-4 16C-4 22-7 27-12 31H12C7 27 4 22 4 16C8 26 27 26 27 10C27-6 8-14 0-30z",
  clubs:
    "M0-31C10-31 15-23 13-15C11-9 8-7 6-5C12-9 27-9 27 6C27 21 9 21 4 11C4 20 7 26 12 31H-12C-7 26-4 20-4 11C-9 21-27 21-27 6C-27-9-12-9-6-5C-8-7-11-9-13-15C-15-23-10-31 0-31z",
};
export const style =
  ".g{fill:none;stroke:url(#G);stroke-linecap:round;stroke-linejoin:round}.f{fill:url(#G)}.d{fill:#071512}.n{fill:#0f2b23}.h{fill:#0f2b23;stroke:url(#G)}.b{fill:#071512;stroke:url(#G)}.r{fill:#9c2130}.l{fill:#9bd97f}";
const stops = (list) =>
  list
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? "" : ` stop-opacity="${a}"`}/>`)
    .join("");
export const defs = (accent, cy = 165, w = 300, h = 400) =>
  `<defs><linearGradient id="G" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${w}" y2="${h}">${stops([
    [0, "#a87a2e"],
    [0.2, "#f3d78a"],
    [0.38, "#b98a35"],
    [0.52, "#fff2c2"],
    [0.66, "#c79a42"],
    [0.85, "#f0d083"],
    [1, "#94682a"],
  ])}</linearGradient>` +
  `<radialGradient id="B" gradientUnits="userSpaceOnUse" cx="${w / 2}" cy="${cy}" r="${h * 0.62}">${stops([
    [0, "#1f5140"],
    [0.5, "#0f2c24"],
    [1, "#06110f"],
  ])}</radialGradient>` +
  `<radialGradient id="A" gradientUnits="userSpaceOnUse" cx="${w / 2}" cy="${cy}" r="${h * 0.36}">${stops([
    [0, accent, 0.75],
    [0.5, accent, 0.22],
    [1, accent, 0],
  ])}</radialGradient>` +
  `<linearGradient id="S">${stops([
    [0, "#fbeed2"],
    [0.5, "#e9cda0"],
    [0.52, "#c39a6b"],
    [1, "#5d4632"],
  ])}</linearGradient></defs>`;

// ---- frame and ground ---------------------------------------------------------------------------
const line = (w, d, o = 1) => `<path class="g" stroke-width="${w}"${o < 1 ? ` opacity="${o}"` : ""} d="${d}"/>`;
export const both = (s, cx = 150) => `${s}<g transform="matrix(-1 0 0 1 ${2 * cx} 0)">${s}</g>`;
export const burst = (cx, cy, r0, r1, n) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = (360 * (i + 0.5)) / n - 90;
    d += `M${pt(polar(cx, cy, r0 + (i % 2) * 10, a))}L${pt(polar(cx, cy, i % 2 ? r1 : r1 * 0.82, a - 0.6))} ${pt(polar(cx, cy, i % 2 ? r1 : r1 * 0.82, a + 0.6))}z`;
  }
  return d;
};
const corner = "M22 62V40H40V22H62M22 50A28 28 0 0 0 50 22M22 74A52 52 0 0 0 74 22M22 22L46 46M22 34L36 50M34 22L50 36";
export const frame = (content, cy = 165) =>
  `<path fill="#050d0b" d="M0 0H300V400H0z"/><path fill="url(#B)" d="M14 14H286V386H14z"/><svg x="15" y="15" width="270" height="370" viewBox="15 15 270 370"><path class="f" opacity=".3" d="${burst(150, cy, 96, 260, 48)}"/><circle cx="150" cy="${cy}" r="144" fill="url(#A)"/>${content}</svg>` +
  line(2.5, "M14 14H286V386H14z") +
  line(0.9, "M20 20H280V380H20z") +
  both(line(1.2, corner));
export const rings = (cy, ...rs) =>
  rs.map((r, i) => `<circle class="g" cx="150" cy="${cy}" r="${r}" stroke-width="${i % 2 ? 1 : 2.4}"/>`).join("");

// ---- parts: face at (150,170), chin at 236 ---------------------------------------------------------
export const face =
  '<path fill="url(#S)" d="M106 150C104 196 124 226 150 238C176 226 196 196 194 150C192 108 172 92 150 92S108 108 106 150z"/>' +
  '<path fill="#3a2a20" opacity=".75" d="M152 148L153 182L162 196C158 201 150 202 144 199C150 199 154 198 155 194C150 184 150 166 152 148z"/>' +
  '<path fill="#3a2a20" opacity=".35" d="M194 150C196 196 176 226 150 238C166 224 178 206 180 186C184 172 186 150 182 120C190 130 194 140 194 150z"/>';
export const eyes =
  both(
    '<path fill="#2a1d18" d="M113 163C119 152 136 151 144 165C136 161 122 160 113 163z"/><path fill="#fff7e2" d="M117 164C123 159 135 160 142 166C134 170 123 170 117 164z"/><path fill="#14332a" d="M126 161a6 6 0 1 0 10 0z"/><path fill="#6d4a5a" opacity=".35" d="M110 160C116 144 138 142 147 158C138 150 120 150 110 160z"/>',
  ) + both('<path fill="#2a1d18" d="M106 146C116 132 136 132 149 146C136 138 118 138 106 146z"/>');
export const mouth =
  '<path class="r" d="M135 215C140 209 146 208 150 211C154 208 160 209 165 215C159 225 141 225 135 215z"/><path fill="#4d0d18" d="M134 215Q150 219 166 215Q150 216 134 215z"/>';
export const throat =
  '<path fill="url(#S)" d="M132 216C134 250 132 266 120 280L150 318L180 280C168 266 166 250 168 216C158 232 142 232 132 216z"/><path fill="#3a2a20" opacity=".55" d="M132 224C140 240 156 242 168 222C168 250 170 266 180 280L150 318C160 290 160 262 132 224z"/>';
export const bob = both(
  '<path class="d" d="M104 140C92 170 94 214 112 226C126 232 132 222 128 214C118 214 114 190 114 160C116 130 130 118 150 112V88C124 88 106 104 104 140z"/>' +
    line(1, "M108 148C100 178 102 206 114 220M112 136C118 116 134 104 148 100M106 158C104 186 108 206 118 220"),
);
export const cloche =
  '<path class="h" stroke-width="2" d="M92 172C88 104 112 62 150 62S212 104 208 172C196 152 176 144 148 146C122 148 104 156 92 172z"/><path class="d" d="M208 172C212 104 188 62 150 62C180 78 194 108 192 156C198 160 204 166 208 172z"/>' +
  line(3, "M95 150C112 130 130 124 150 124S190 130 205 150") +
  line(1, "M95 142C112 122 130 116 150 116S190 122 205 142M104 112C116 96 132 90 150 90S184 96 196 112") +
  '<g transform="translate(188 134)">' +
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<path class="h" stroke-width="1.4" transform="rotate(${-40 + i * 24})" d="M0 0C-10-16-8-40 0-58C8-40 10-16 0 0zM0-6V-44"/>`,
    )
    .join("") +
  '<circle class="f" r="8"/><circle class="r" r="4.5"/></g>';
export const fur = (() => {
  let s = '<path class="d" d="M15 400C24 330 56 286 118 272L150 330L182 272C244 286 276 330 285 400z"/>',
    d = "";
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 7; i++) {
      const x = 150 - (24 + i * 22 + (j % 2) * 11) - j * 3,
        y = 296 + j * 24 + i * i * 1.3;
      if (x > 12) d += `M${f1(x - 11)} ${f1(y)}a11 12 0 0 0 22 0`;
    }
  return s + both(line(1.2, d)) + line(2.4, "M15 400C24 330 56 286 118 272L150 330L182 272C244 286 276 330 285 400");
})();
export const pearls = Array.from({ length: 13 }, (_, i) => {
  const t = (i - 6) / 6;
  return `<circle cx="${f1(150 + t * 30)}" cy="${f1(300 - t * t * 26)}" r="3.6" fill="#fbeed2"/>`;
}).join("");
const heart = (x, y, k) =>
  `<path class="r" transform="translate(${x} ${y}) scale(${k})" d="M0 12C-18-2-12-16-4-14C-1-13 0-10 0-8C0-10 1-13 4-14C12-16 18-2 0 12z"/>`;
export const fan = (x, y, n = 5, open = true) =>
  `<defs><g id="k"><path fill="${open ? "#f4e8cc" : "#10342a"}" stroke="#1a120c" stroke-width="1.5" d="M-19-84q0-5 5-5h28q5 0 5 5v56h-38z"/>${open ? heart(-10, -76, 0.42) : line(1, "M-14-82H14V-34H-14zM-14-82L14-34M14-82L-14-34")}</g></defs><g transform="translate(${x} ${y})">` +
  Array.from({ length: n }, (_, i) => `<use href="#k" transform="rotate(${-36 + (72 * i) / (n - 1)})"/>`).join("") +
  (open ? `<g transform="rotate(36)">${heart(0, -52, 1.1)}</g>` : "") +
  "</g>";
export const glove = (x, y) =>
  `<g transform="translate(${x} ${y})"><path class="d" d="M-26 4C-28-10-14-20 2-20C20-20 30-12 28 2L22 50H-18z"/>` +
  line(
    1.6,
    "M-26 4C-28-10-14-20 2-20C20-20 30-12 28 2L22 50M-26 4L-18 50M-14-14C-16-4-14 6-10 12M0-18C-2-6 0 4 2 10M14-16C13-6 14 2 15 8M-22 34H22",
  ) +
  "</g>";
export const holder =
  line(2.4, "M86 352L62 232") +
  '<path fill="#fbeed2" d="M64 246L61 228L57 229L60 247z"/><circle cx="59" cy="227" r="4" fill="#ff7b3a"/>' +
  line(
    1.4,
    "M58 222C44 200 74 190 62 168C50 148 34 136 52 112C64 96 76 92 66 72C60 62 66 50 74 54C82 60 72 70 66 66",
    0.8,
  );

export const skull =
  '<path fill="url(#S)" d="M150 100C110 100 92 132 96 168C98 186 110 190 113 204L117 232C130 246 170 246 183 232L187 204C190 190 202 186 204 168C208 132 190 100 150 100z"/>' +
  both(
    '<path class="d" d="M107 166C112 152 136 152 142 168C142 186 130 194 118 188C110 184 106 176 107 166z"/>' +
      line(1.3, "M104 158C112 142 134 142 144 160M117 208C124 204 134 206 140 212M101 186C108 196 114 200 118 214"),
  ) +
  '<path class="d" d="M150 186L141 206C145 208 148 206 150 203C152 206 155 208 159 206z"/><path class="d" d="M120 216C138 222 162 222 180 216L178 222C162 228 138 228 122 222z"/>' +
  '<path stroke="#071512" stroke-width="2" fill="none" d="M129 211V238M136 213V240M143 214V241M150 214V242M157 214V241M164 213V240M171 211V238"/><circle class="f" cx="126" cy="174" r="4"/><circle class="f" cx="174" cy="174" r="4"/>' +
  line(1.2, "M150 102C146 116 152 124 149 134");
export const cowl = (() => {
  let s = "";
  for (let i = 0; i < 5; i++) {
    const k = i * 11,
      d = `M${20 + k * 1.3} 400C${28 + k} ${250 - k * 0.2} ${50 + k * 0.7} ${150 + k * 0.4} 150 ${36 + k * 1.15}C${250 - k * 0.7} ${150 + k * 0.4} ${272 - k} ${250 - k * 0.2} ${280 - k * 1.3} 400z`;
    s +=
      `<path fill="${["#0c241d", "#071512", "#0f2b23", "#050d0b", "#020706"][i]}" d="${d}"/>` +
      line(i % 2 ? 0.9 : 2.2, d);
  }
  return s;
})();
const bones = (d) =>
  `<path fill="none" stroke="#2a1d18" stroke-width="11" stroke-linecap="round" d="${d}"/><path fill="none" stroke="#efdcb6" stroke-width="7.5" stroke-linecap="round" d="${d}"/>`;
export const boneHands = both(
  bones(
    "M60 380L84 352M76 388L92 358M84 350L110 330M88 354L112 346M92 360L114 361M98 366L116 376M110 330L124 334M112 346L126 349M114 361L126 364M116 376L126 378",
  ),
);
export const cardHeart =
  '<path fill="#f4e8cc" stroke="#1a120c" stroke-width="2" d="M114 296q0-6 6-6h60q6 0 6 6v94h-72z"/>' +
  line(1.4, "M120 296H180V390M120 296V390") +
  heart(150, 342, 2);
export const blindfold =
  '<path class="f" d="M103 150C120 146 180 146 197 150L198 176C180 172 120 172 102 176z"/><path fill="#3a2410" opacity=".5" d="M152 147C172 147 186 148 197 150L198 176C186 173 172 172 152 172z"/>' +
  '<path stroke="#5b3f16" stroke-width="1" fill="none" d="M104 158C130 154 170 154 196 158M103 167C130 163 170 163 197 167"/>';
export const waves = both(
  [
    "M150 76C112 76 84 104 84 150C84 196 60 214 66 250C72 272 98 266 104 244C108 226 100 206 104 180C106 140 120 116 150 108z",
  ]
    .map((d) => `<path class="n" d="${d}"/>`)
    .join("") +
    line(2, "M150 76C112 76 84 104 84 150C84 196 60 214 66 250C72 272 98 266 104 244C108 226 100 206 104 180") +
    line(
      1.1,
      "M150 86C118 86 93 110 92 150C92 196 70 216 74 246C78 260 92 258 96 242M150 97C124 97 101 116 99 150C99 190 86 206 84 240",
    ),
);
export const gown = both(
  '<path class="d" d="M150 400V316L118 276C70 290 34 330 22 400z"/>' +
    line(2.2, "M150 318L118 276C70 290 34 330 22 400") +
    line(
      1,
      "M150 334L114 290C80 304 52 336 40 400M150 350L112 304C86 318 68 346 60 400M150 366L112 322C96 334 84 360 80 400M150 382L114 344C104 356 100 376 99 400",
    ),
);

export const fringe = both(
  '<path class="n" d="M150 88C118 88 98 118 100 154C114 148 138 140 150 118z"/>' +
    line(1.4, "M150 118C138 140 114 148 101 153M150 106C136 128 116 136 104 140M148 94C130 112 116 120 108 124"),
);
export const brimShade = '<path fill="#05100d" opacity=".5" d="M100 170C118 156 176 150 200 166L196 140H104z"/>';
export const thinMouth =
  '<path fill="#6d2a26" d="M132 214Q150 208 168 214Q150 222 132 214z"/><path fill="#2a1d18" d="M124 204C132 198 144 198 150 202C156 198 168 198 176 204C166 206 156 207 150 205C144 207 134 206 124 204z"/>';
export const fedora =
  '<path class="n" d="M62 158C80 140 100 136 108 132C108 92 118 58 134 60C146 62 152 68 158 66C178 56 190 92 192 132C202 136 222 142 240 160C206 148 176 146 150 146S96 148 62 158z"/><path class="d" d="M108 132C110 122 112 112 114 108C138 114 166 114 188 108L192 132C166 140 134 140 108 132zM158 66C178 56 190 92 192 132L176 136C178 108 172 82 158 66z"/>' +
  line(
    2.2,
    "M62 158C80 140 100 136 108 132C108 92 118 58 134 60C146 62 152 68 158 66C178 56 190 92 192 132C202 136 222 142 240 160C206 148 176 146 150 146S96 148 62 158z",
  ) +
  line(1.2, "M114 108C138 114 166 114 188 108M108 130C134 138 166 138 192 130M146 64C144 74 140 82 134 88");
export const coat =
  both(
    '<path class="d" d="M15 400C22 340 50 300 116 268L150 400z"/><path class="n" d="M116 268L96 290L108 322L84 330L146 400L150 330z"/>' +
      line(2, "M15 400C22 340 50 300 116 268L96 290L108 322L84 330L146 400M116 268L150 330") +
      line(1, "M104 280C60 304 40 340 34 400M92 300C70 318 56 350 52 400"),
  ) +
  '<path fill="#f4e8cc" d="M122 270L150 318L178 270L170 300L156 330H144L130 300z"/><path class="r" d="M150 312l8 10l-5 12l10 66h-26l10-66l-5-12z"/>';

// ---- the patrons: one figure about one object --------------------------------------------------------
const NIGHT = "#071512";
const def = (id, s) => `<defs><g id="${id}">${s}</g></defs>`;
const use = (id, x, y, rot = 0, k = 1, more = "") =>
  `<use href="#${id}"${more} transform="translate(${f1(x)} ${f1(y)})${rot ? ` rotate(${f1(rot)})` : ""}${k === 1 ? "" : ` scale(${k})`}"/>`;
// Illusion: two masks on sticks; between them a face of nothing but light. Anchor of a mask: between its eyes.
export const peacock =
  def(
    "p",
    '<path class="h" stroke-width="1.4" d="M0-20C-10-70-20-110-17-126C-14-142 14-142 17-126C20-110 10-70 0-20z"/>' +
      line(0.9, "M0-20V-110M0-74L-8-96M0-74L8-96M0-58L-6-76M0-58L6-76") +
      '<circle cy="-123" r="12" fill="#4b3a86"/><circle cy="-122" r="7" fill="#b79bff"/><circle cy="-120" r="3.4" fill="#071512"/>',
  ) +
  [4, 3, 2, 1, 0]
    .map((i) =>
      [-i, i]
        .slice(i ? 0 : 1)
        .map((j) => use("p", 150, 176, j * 19, i % 2 ? 0.94 : 1.04))
        .join(""),
    )
    .join("");
export const noFace =
  '<path fill="#b79bff" opacity=".5" d="M106 150C104 196 124 226 150 238C176 226 196 196 194 150C192 108 172 92 150 92S108 108 106 150z"/>' +
  [1, 0.8, 0.62, 0.46, 0.32, 0.2]
    .map(
      (k, i) =>
        `<path class="g" stroke-width="${f1((i ? 1.3 : 3) / k)}" transform="translate(150 165) scale(${k})" fill-opacity="0" d="M-44-15C-46 31-26 61 0 73C26 61 46 31 44-15C42-57 22-73 0-73S-42-57-44-15z"/>`,
    )
    .join("") +
  '<circle cx="150" cy="165" r="4" fill="#fff7e2"/>';
const maskOf = (fill, shade, mouthD, brow) =>
  `<path fill="#1a120c" d="M0 158V40" stroke="#e6bd5c" stroke-width="4"/><path fill="${fill}" stroke="#1a120c" stroke-width="1.6" d="M-36-34Q0-52 36-34C42 4 28 44 0 60C-28 44-42 4-36-34z"/><path fill="${shade}" d="M4-44Q24-42 36-34C42 4 28 44 0 60C12 40 16 26 8 18L2 16C6 0 2-20 4-44z"/>` +
  both(
    `<path fill="${NIGHT}" d="M-29-6C-24-17-12-17-6-4C-12 1-24 2-29-6z"/><path fill="none" stroke="${NIGHT}" stroke-width="3" stroke-linecap="round" d="${brow}"/>`,
    0,
  ) +
  `<path fill="${NIGHT}" d="${mouthD}"/>`;
export const masks =
  '<g transform="translate(77 274) rotate(-9)">' +
  maskOf("#fbeed2", "#b98f62", "M-19 20Q0 34 19 20C18 44-18 44-19 20z", "M-30-20Q-18-31-6-20") +
  '</g><g transform="translate(223 274) rotate(9)">' +
  maskOf("#b79bff", "#5d478f", "M-18 41Q0 12 18 41Q0 29-18 41z", "M-30-18Q-16-20-8-30") +
  '<path fill="#fff7e2" d="M-18 6q7 12 0 16q-7-4 0-16z"/></g>';
export const throatDark =
  '<path class="b" stroke-width="2" d="M132 226C134 250 132 266 120 280L150 318L180 280C168 266 166 250 168 226"/>';
export const fistOn = (x, y) =>
  `<g transform="translate(${x} ${y})"><path class="b" stroke-width="1.6" d="M-19 2C-20-12-8-17 2-17C14-17 21-10 20 4L26 40H-24z"/>` +
  line(1.5, "M-19-2H4M-19 5H6M-17 12H6M6-14V16M-24 26H23") +
  "</g>";

// Time: a dial with closed eyes; thirteen hours, the small hand is the nose, the large one is wrong.
export const dial = (() => {
  let m = "",
    spikes = "",
    dots = "";
  for (let i = 0; i < 13; i++) {
    const a = (i * 360) / 13 - 90;
    m += `M${pt(polar(150, 156, 55, a))}L${pt(polar(150, 156, 66, a))}`;
  }
  for (let i = -4; i <= 4; i++) {
    const a = i * 21 - 90,
      r = 126 - Math.abs(i) * 6,
      e = (d, q) => pt(polar(150, 156, q, a + d));
    spikes += `<path class="h" stroke-width="1.6" d="M${e(-7.5, 80)}L${e(0, r)} ${e(7.5, 80)}z"/>`;
    dots += `<circle class="f" cx="${f1(polar(150, 156, r + 1, a)[0])}" cy="${f1(polar(150, 156, r + 1, a)[1])}" r="3.4"/>`;
  }
  return (
    spikes +
    line(
      1,
      Array.from(
        { length: 9 },
        (_, k) => `M${pt(polar(150, 156, 82, (k - 4) * 21 - 90))}L${pt(polar(150, 156, 112, (k - 4) * 21 - 90))}`,
      ).join(""),
    ) +
    dots +
    '<circle class="h" cx="150" cy="156" r="86" stroke-width="3"/><circle class="g" cx="150" cy="156" r="80" stroke-width="1"/><circle fill="url(#S)" cx="150" cy="156" r="74"/><path fill="#3a2a20" opacity=".35" d="M176 86A74 74 0 0 1 150 230C190 214 204 130 176 86z"/>' +
    `<path fill="none" stroke="#2a1d18" stroke-width="5" d="${m}"/><path fill="none" stroke="#2a1d18" stroke-width="1.2" d="M150 86a70 70 0 1 1-.1 0z"/>` +
    both(
      '<path fill="#2a1d18" d="M98 150Q118 166 139 151Q120 174 98 150z"/><path fill="none" stroke="#2a1d18" stroke-width="2" stroke-linecap="round" d="M104 159L99 166M112 164L108 172M120 165L119 174M129 163L131 171"/><path fill="#2a1d18" d="M98 136Q118 116 141 132Q118 124 98 136z"/>',
    ) +
    '<path class="r" d="M136 201C141 196 147 195 150 198C153 195 159 196 164 201C158 211 142 211 136 201z"/><path fill="#4d0d18" d="M135 201Q150 204 165 201Q150 201 135 201z"/>' +
    `<path fill="${NIGHT}" d="M150 146L158 170L150 190L142 170z"/><path fill="${NIGHT}" d="M145 156L190 88L155 160z"/><path fill="none" stroke="#7fc4e8" stroke-width="1.4" d="M150 152L186 96"/><circle cx="150" cy="156" r="8" fill="#071512"/><circle class="f" cx="150" cy="156" r="4.5"/>`
  );
})();
export const clockCase =
  both(
    '<path class="d" d="M150 400V238L122 232V262H96V284H66V312H40V344H20V400z"/>' +
      line(2.4, "M124 236V262H96V284H66V312H40V344H20V400") +
      line(1, "M116 270V400M104 270V400M86 292V400M76 292V400M56 320V400M48 320V400M30 352V400M128 240V258"),
  ) +
  '<path class="b" stroke-width="2.2" d="M112 400V296A38 38 0 0 1 188 296V400"/><path fill="#7fc4e8" opacity=".22" d="M118 400V298A32 32 0 0 1 182 298V400z"/>' +
  line(1, "M118 400V298A32 32 0 0 1 182 298V400") +
  '<path d="M150 268L134 352" stroke="#e6bd5c" stroke-width="3.4"/><circle class="f" cx="133" cy="356" r="17"/><circle cx="133" cy="356" r="11" fill="#94682a"/><path class="f" d="M124 352a9 9 0 0 1 14-5z"/>';

// Transmutation: a profile as on a coin. Behind it the left half is the coin's rim, the right half a leaf.
const LEAF = "M0 2C-15-8-15-34 0-56C15-34 15-8 0 2z";
export const halves = (() => {
  let teeth = "",
    veins = "";
  for (let a = 94; a < 268; a += 6) teeth += `M${pt(polar(150, 165, 110, a))}L${pt(polar(150, 165, 122, a))}`;
  for (let i = 0; i < 7; i++) {
    const y = 66 + i * 34,
      w = [54, 84, 98, 96, 82, 56, 26][i];
    veins += `M150 ${y + 22}Q${f1(150 + w * 0.5)} ${y + 12} ${150 + w} ${y - 12}`;
  }
  return (
    '<path fill="#2a140c" stroke="#e08a5a" stroke-width="3" d="M150 31A134 134 0 0 0 150 299z"/><path fill="none" stroke="#e08a5a" stroke-width="1.2" d="M150 61A104 104 0 0 0 150 269"/>' +
    `<path fill="none" stroke="#f0b184" stroke-width="4" stroke-linecap="round" d="${teeth}"/>` +
    '<path fill="#12402f" stroke="#9bd97f" stroke-width="2.6" stroke-linejoin="round" d="M150 26C166 40 176 42 188 44C196 56 208 62 222 66C228 80 240 88 252 94C254 110 262 122 270 132C266 148 268 162 272 174C262 188 262 202 260 214C246 224 240 236 234 248C218 254 208 264 200 276C182 280 164 290 150 302z"/>' +
    `<path fill="none" stroke="#9bd97f" stroke-width="1.3" stroke-linecap="round" opacity=".8" d="${veins}"/>`
  );
})();
export const profile =
  '<defs><linearGradient id="C" gradientUnits="userSpaceOnUse" x1="84" y1="0" x2="206" y2="0">' +
  stops([
    [0, "#ffd9b0"],
    [0.3, "#e08a5a"],
    [0.62, "#a2542f"],
    [1, "#5b2a18"],
  ]) +
  "</linearGradient></defs>" +
  '<path fill="url(#C)" d="M128 320L134 252C126 252 118 252 110 248C100 244 98 236 100 228C101 224 98 221 97 217C95 214 98 212 99 210C95 208 94 204 96 201C93 200 91 197 92 194L97 188C90 186 84 183 85 178C90 168 104 158 106 148C102 136 106 116 118 104C140 84 190 90 204 130C212 160 206 200 190 228L196 320z"/>' +
  '<path fill="#3d1a0f" opacity=".6" d="M134 252C150 252 166 240 176 214C180 226 184 230 190 228L196 320H150L158 286C152 272 144 262 134 252z"/><path fill="#3d1a0f" opacity=".45" d="M97 188C104 190 110 186 110 178C114 186 108 194 100 194zM99 210C106 212 110 214 112 218C106 220 101 220 97 217z"/><path fill="#7d2a1c" d="M96 201C93 200 91 197 92 194C98 194 106 197 111 202C104 202 100 202 96 201zM96 201C100 202 106 203 111 202C107 207 103 210 99 210C95 208 94 204 96 201z"/>' +
  '<path fill="#2a120b" d="M107 160C114 152 124 152 132 160C124 160 116 162 110 168C112 164 110 162 107 160z"/><path fill="#fff2dc" d="M110 167C114 161 122 159 129 161C125 168 117 171 110 167z"/><circle cx="115" cy="165" r="3.6" fill="#14332a"/><path fill="#2a120b" d="M104 146C114 138 128 138 138 146C126 144 114 144 106 151z"/><path fill="#ffe9cf" opacity=".7" d="M90 178C96 170 104 162 109 152L112 156C108 168 102 176 96 182z"/>' +
  line(1.3, "M168 184c8-2 12 6 8 14c-2 6-8 8-11 4M150 236C164 226 172 216 176 204");
export const laurel =
  '<path fill="#2a120b" d="M110 116C136 118 146 136 148 158C152 168 158 176 166 178C176 172 184 184 178 196C176 210 178 226 190 230C212 204 216 158 206 128C192 84 140 82 116 104z"/>' +
  '<path fill="none" stroke="#e08a5a" stroke-width="1.6" stroke-linecap="round" d="M126 108C150 108 164 124 166 148C170 160 178 166 186 168M140 98C172 98 184 122 184 146C186 156 192 162 200 164M162 94C190 102 198 122 200 146M188 190C194 186 200 186 204 184M186 206C192 202 198 200 202 198M188 220C192 216 196 212 198 210"/>' +
  def("w", `<path fill="#2e7d57" stroke="#c8f0a8" stroke-width="1.6" d="${LEAF}M0 0V-44"/>`) +
  [
    [206, 196, 12],
    [190, 192, -14],
    [212, 172, 20],
    [186, 168, -26],
    [212, 146, 4],
    [184, 146, -42],
    [204, 120, -16],
    [174, 126, -58],
    [188, 100, -34],
    [156, 114, -72],
    [164, 90, -52],
    [140, 106, -82],
  ]
    .map(([x, y, a], i) => use("w", x, y, a, i % 2 ? 0.66 : 0.82))
    .join("") +
  '<path class="r" d="M200 196C214 206 222 222 220 244L210 236L204 246C206 228 202 212 194 204zM196 198C202 214 200 232 192 250L186 240L178 246C188 230 190 214 188 202z"/>';
export const bustCut =
  '<path class="d" d="M15 400C30 350 70 316 126 300C150 318 178 318 198 300C240 312 272 346 285 400z"/>' +
  line(2.4, "M15 400C30 350 70 316 126 300C150 318 178 318 198 300C240 312 272 346 285 400") +
  line(
    1,
    "M40 400C54 362 84 334 128 316C152 332 176 332 196 316C232 328 252 356 262 400M66 400C78 374 98 350 130 334C152 346 174 346 194 334C222 346 236 370 240 400M94 400C102 382 114 366 132 354C152 362 172 362 190 354C206 364 216 380 220 400",
  );

// Elemental: four hands and one flame.
const FLAME =
  "M0 44C-26 44-38 22-30-2C-28-14-20-22-22-40C-12-34-8-26-9-16C-4-30-9-44 0-66C9-44 4-30 9-16C8-26 12-34 22-40C20-22 28-14 30-2C38 22 26 44 0 44z";
export const fire = (x, y, k = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><circle cy="6" r="60" fill="url(#A)"/><path fill="#b8451c" stroke="#ffd9a0" stroke-width="1.8" d="${FLAME}"/><path fill="#ff9a5c" transform="translate(0 10) scale(.7)" d="${FLAME}"/><path fill="#fff2c2" transform="translate(0 20) scale(.4)" d="${FLAME}"/></g>`;
const palm = (c, e) => {
  const d = "M-13-24L-17-52M-4-28L-5-62M5-27L7-60M13-22L19-50M12-6L27-24";
  return `<path fill="none" stroke="${e}" stroke-width="12" stroke-linecap="round" d="${d}"/><path fill="${c}" stroke="${e}" stroke-width="2.4" d="M-9 22L-18-24Q0-34 18-22L15-2L9 22z"/><path fill="none" stroke="${c}" stroke-width="8.4" stroke-linecap="round" d="${d}"/><path fill="none" stroke="${e}" stroke-width="1.6" d="M-12-8C-4-14 4-12 10-18M-4 6C-6-4 0-10 8-8"/>`;
};
export const fourHands =
  def("h", palm("#f6e2bd", "#3a2418")) +
  def("j", palm("#d2a877", "#3a2418")) +
  def(
    "q",
    '<path class="b" stroke-width="2" d="M-12 16H12L22 76H-22z"/>' + line(1.2, "M-13 24H13M-14 30H14M-18 56H18"),
  );
export const arms = [
  ["h", -1],
  ["j", 1],
]
  .map(([h, s]) =>
    [
      [48, 312, -12],
      [95, 364, 14],
    ]
      .map(
        ([x, y, a]) =>
          use("q", s < 0 ? x : 300 - x, y, s < 0 ? a : -a) +
          `<use href="#${h}" transform="translate(${s < 0 ? x : 300 - x} ${y}) rotate(${s < 0 ? a : -a}) scale(${-s} 1)"/>`,
      )
      .join(""),
  )
  .join("");
export const flameHair = both(
  '<path class="h" stroke-width="2.2" d="M150 30C140 52 124 58 124 78C112 70 112 58 116 46C96 62 92 84 96 100C84 96 80 84 82 72C66 92 66 120 76 134C66 134 60 128 58 120C54 150 66 172 86 182C74 186 68 184 62 180C68 206 90 216 106 206C100 190 100 166 104 146C110 122 128 108 150 104"/><path fill="none" stroke="#ff9a5c" stroke-width="2" stroke-linecap="round" d="M150 52C142 72 134 78 134 98M110 90C108 104 112 110 118 116M90 120C92 132 98 136 104 138M80 160C86 168 94 168 100 166"/>' +
    line(
      1,
      "M150 70C146 84 144 90 144 102M126 92C124 100 126 106 130 110M102 112C102 122 106 126 110 128M92 146C94 152 98 154 102 154M84 194C92 198 98 196 103 192",
    ),
);
export const peak = both(
  '<path class="n" d="M150 88C118 88 100 114 100 160C106 148 112 134 126 126C136 120 146 124 150 136z"/>' +
    line(1.6, "M150 136C146 124 136 120 126 126C112 134 106 148 101 160") +
    line(1, "M148 106C132 104 114 118 107 136M148 116C136 112 122 118 114 128"),
);
const ELEMENT = ["M0-13L13 10H-13z", "M0-13L13 10H-13zM-9 1H9", "M0 13L13-10H-13z", "M0 13L13-10H-13zM-9-1H9"];
export const four = [
  [46, 96],
  [254, 96],
  [46, 232],
  [254, 232],
]
  .map(
    ([x, y], i) =>
      `<g transform="translate(${x} ${y})"><circle r="24" fill="#0a1f19"/><circle class="g" r="24" stroke-width="1.6"/><path fill="none" stroke="#ff9a5c" stroke-width="2.6" stroke-linejoin="round" d="${ELEMENT[i]}"/></g>`,
  )
  .join("");

// ---- the man in the hat ---------------------------------------------------------------------------
export const jaw =
  '<path fill="url(#S)" d="M104 150C103 182 108 208 120 222L137 237H163L180 222C192 208 197 182 196 150C192 108 172 92 150 92S108 108 104 150z"/><path fill="#3a2a20" opacity=".75" d="M153 148L154 182L164 197C160 202 151 203 143 199C150 200 155 198 156 194C150 184 150 166 153 148z"/><path fill="#3a2a20" opacity=".35" d="M196 150C197 182 192 208 180 222L163 237H150C166 222 176 206 178 186C172 184 186 150 182 120C190 130 196 140 196 150z"/>';
export const stubble =
  '<path fill="#2a1d18" opacity=".32" d="M105 184C110 196 120 200 130 200C138 196 162 196 170 200C180 200 190 196 195 184C193 204 190 212 180 222L163 237H137L120 222C110 212 107 204 105 184z"/>';

export const hatDown =
  '<g transform="rotate(-7 150 140)">' +
  fedora +
  '<g transform="translate(184 118) rotate(22)"><path fill="#f4e8cc" stroke="#1a120c" stroke-width="1.5" d="M-15-52q0-4 4-4h24q4 0 4 4V2h-32z"/>' +
  heart(1, -32, 0.9) +
  "</g>" +
  '<path class="d" d="M108 132C110 122 112 112 114 108C138 114 166 114 188 108L192 132C166 140 134 140 108 132z"/>' +
  line(1.2, "M114 108C138 114 166 114 188 108M108 130C134 138 166 138 192 130") +
  "</g>";
const SPADE = "M0-22C-6-10-20-4-20 8C-20 20-6 20-3 12C-3 18-5 22-9 26H9C5 22 3 18 3 12C6 20 20 20 20 8C20-4 6-10 0-22z";
export const oneCard = (x, y, rot) =>
  `<g transform="translate(${x} ${y}) rotate(${rot})"><path fill="#f4e8cc" stroke="#1a120c" stroke-width="2" d="M-34-44q0-6 6-6h56q6 0 6 6v88q0 6-6 6h-56q-6 0-6-6z"/>` +
  line(1.2, "M-28-44H28V44H-28z") +
  `<path fill="#0b1a16" d="${SPADE}"/></g>`;
export const smirk =
  '<path fill="#6d2a26" d="M130 213C142 210 158 212 172 207C166 219 144 222 130 213z"/><path fill="#2a1d18" d="M128 212C142 214 160 213 174 205C162 216 142 218 128 212z"/>';
export const collarUp = both(
  '<path class="n" d="M108 400L88 306C82 278 94 250 105 232C110 258 122 286 140 322L126 400z"/>' +
    line(2.2, "M88 306C82 278 94 250 105 232C110 258 122 286 140 322L126 400") +
    line(1, "M97 304C93 282 98 264 104 250M88 306L108 400M112 262L126 300"),
);
export const matchstick =
  '<path stroke="#e9cda0" stroke-width="2.6" d="M166 212L206 224"/><circle cx="207" cy="224" r="3.6" fill="#9c2130"/>';

// ---- Gamblers: the same heads, other skins, ages and hats --------------------------------------------------
const TONE = {
  brown: ["#e0a878", "#bf8050", "#84502f", "#40241a"],
  deep: ["#b8754c", "#965a37", "#5f3722", "#2b1710"],
  olive: ["#f4d6a6", "#dfb780", "#a97a4a", "#543824"],
  pale: ["#fff3de", "#f2dfc4", "#bfa78b", "#63534a"],
};
export const skinned = (name, s) =>
  `<defs><linearGradient id="Q">${stops([0, 0.5, 0.52, 1].map((o, i) => [o, TONE[name][i]]))}</linearGradient></defs>` +
  s.replaceAll("#S)", "#Q)");
const age = (d, o = 0.5) =>
  both(`<path fill="none" stroke="#3a2418" stroke-width="1.6" stroke-linecap="round" opacity="${o}" d="${d}"/>`);
export const ears = both(
  '<path fill="url(#S)" stroke="#3a2a20" stroke-width="1.2" d="M106 156C94 150 90 164 94 178C97 192 104 194 108 188z"/>',
);
export const noseWide =
  '<path fill="#2a1510" opacity=".55" d="M135 197C139 190 145 193 150 193S161 190 165 197C160 203 154 201 150 203C146 201 140 203 135 197z"/>';
export const lips = `<g transform="translate(150 213) scale(1.12 1.3) translate(-150 -213)">${mouth}</g>`;
const rim = (d) => line(1.4, d, 0.8);
export const dinner = coat.replace(
  /<path class="r"[^>]*>/,
  '<path fill="#c9b48f" d="M150 318L178 270L170 300L164 400H150z"/><path fill="#f4e8cc" d="M130 300L150 318V400H136z"/><circle class="d" cx="150" cy="346" r="3.4"/><circle class="d" cx="150" cy="374" r="3.4"/>',
);
// Delphine: a headwrap tied high, hoops, a folding fan.
export const headwrap =
  '<path class="h" stroke-width="2.2" d="M168 66C160 40 176 24 190 30C196 14 218 18 214 36C232 36 230 58 214 64C204 72 190 76 180 78z"/>' +
  line(1, "M190 30C186 42 186 52 188 64M214 36C204 42 198 52 194 66M176 40C176 52 178 60 182 70") +
  '<path class="h" stroke-width="2.2" d="M101 156C80 120 84 74 120 58C152 44 196 54 210 86C220 110 212 138 199 156C184 134 168 126 150 126S116 134 101 156z"/><path class="d" d="M199 156C212 138 220 110 210 86C202 68 186 58 168 54C192 80 198 112 188 140C192 145 196 150 199 156z"/>' +
  line(
    1.4,
    "M98 148C112 110 150 84 206 80M93 128C108 92 146 66 194 64M104 152C124 126 164 100 214 104M120 134C144 118 176 112 210 126",
  ) +
  '<path fill="none" stroke="#9c2130" stroke-width="3" d="M90 112C106 84 140 62 176 57M112 142C136 120 172 104 215 114"/>';
export const hoops = both(
  '<circle class="g" cx="99" cy="214" r="17" stroke-width="3"/><circle class="f" cx="100" cy="195" r="4"/>',
);
export const foldingFan = (x, y) => {
  let s = "",
    t = "";
  for (let i = -5; i <= 5; i++) {
    s += `M${pt(polar(0, 0, 92, i * 13 - 90))}L0 0`;
    const a = i * 13 - 90;
    if (i < 5)
      t += `<path fill="${i % 2 ? "#1c4a3a" : "#0a1f19"}" d="M${pt(polar(0, 0, 44, a))}L${pt(polar(0, 0, 92, a))}L${pt(polar(0, 0, 92, a + 13))}L${pt(polar(0, 0, 44, a + 13))}z"/>`;
  }
  return `<g transform="translate(${x} ${y}) rotate(-10)">${t}${line(1.6, s)}<path class="g" stroke-width="2.4" d="M${pt(polar(0, 0, 92, -155))}A92 92 0 0 1 ${pt(polar(0, 0, 92, -25))}M${pt(polar(0, 0, 44, -155))}A44 44 0 0 1 ${pt(polar(0, 0, 44, -25))}"/>${[-4, -2, 0, 2, 4].map((i) => heart(...polar(0, 0, 69, i * 13 - 90).map((v) => f1(v)), 0.5)).join("")}</g>`;
};
export const shawl = both(
  '<path class="d" d="M15 400C22 346 56 306 112 288L150 330V400z"/>' +
    line(2.4, "M15 400C22 346 56 306 112 288L150 330") +
    line(
      1,
      "M40 400C48 356 76 322 114 304L150 344M66 400C72 368 94 338 118 322L150 358M92 400C98 378 108 356 122 340L150 372",
    ),
);
export const choker =
  '<path class="d" d="M131 254Q150 266 169 254V268Q150 280 131 268z"/>' +
  line(1.2, "M131 254Q150 266 169 254M131 268Q150 280 169 268");
// Moses: a parson's hat, a beard, a hollow book.
export const parsonHat =
  '<path class="h" stroke-width="2.4" d="M36 140C70 128 98 126 102 126L108 84C122 76 178 76 192 84L198 126C202 126 230 128 264 140C230 150 184 153 150 153S70 150 36 140z"/><path class="d" d="M104 116Q150 130 196 116L198 128Q150 144 102 128zM192 84L198 126L180 130C182 110 180 92 176 80z"/>' +
  line(1.2, "M104 114Q150 128 196 114M102 128Q150 144 198 128M60 141C90 146 120 148 150 148");
export const greatBeard =
  '<path fill="#fbeed2" d="M104 168C98 210 100 262 122 292C132 306 142 314 150 322C158 314 168 306 178 292C200 262 202 210 196 168C194 188 186 200 172 202C160 196 154 202 150 204C146 202 140 196 128 202C114 200 106 188 104 168z"/><path fill="#bfa47c" d="M150 322C158 314 168 306 178 292C200 262 202 210 196 168C194 188 186 200 172 202C160 196 154 202 150 204z"/><path fill="none" stroke="#6b5436" stroke-width="1.6" stroke-linecap="round" d="M112 214C112 244 118 266 130 284M124 228C124 254 130 274 142 294M138 236C138 262 142 280 149 304M188 214C188 244 182 266 170 284M176 228C176 254 170 274 158 294M162 236C162 262 158 280 151 304M110 196C114 204 120 208 126 210M190 196C186 204 180 208 174 210"/><path class="r" d="M138 213Q150 209 162 213Q150 222 138 213z"/><path fill="#6b5436" d="M122 206C132 200 144 204 150 207C156 204 168 200 178 206C168 208 158 211 150 210C142 211 132 208 122 206z" opacity=".6"/>';
export const browsWhite = both('<path fill="#fbeed2" d="M106 148C114 134 134 134 148 148C136 144 118 144 106 148z"/>');
export const hollowBook = (x, y) =>
  `<g transform="translate(${x} ${y}) rotate(10)"><path class="b" stroke-width="2" d="M-52-44L0-36L52-44V46L0 54L-52 46z"/><path fill="#f4e8cc" d="M-47-40Q-20-44 0-32V46Q-20 36-47 40zM47-40Q20-44 0-32V46Q20 36 47 40z"/><path fill="#c9b48f" d="M0-32Q20-44 47-40V40Q20 36 0 46z"/><path class="d" d="M8-22L40-28V28L8 34z"/><path fill="#fff7e2" stroke="#1a120c" d="M12-16L36-21V22L12 27z"/>${heart(24, 3, 0.7)}` +
  '<path stroke="#8a6c44" stroke-width="1.6" fill="none" d="M-40-28L-8-22M-40-18L-8-12M-40-8L-8-2M-40 2L-8 8M-40 12L-8 18M-40 22L-20 26"/></g>';
// Birdie: flying cap, goggles, a scarf, and a card folded to a plane.
export const flyingCap =
  '<path class="h" stroke-width="2.2" d="M96 232C82 200 84 160 90 132C96 88 120 66 150 66S204 88 210 132C216 160 218 200 204 232C192 232 186 220 188 206C194 186 196 170 192 152C180 138 166 134 150 134S120 138 108 152C104 170 106 186 112 206C114 220 108 232 96 232z"/><path class="d" d="M204 232C218 200 216 160 210 132C204 100 190 78 168 69C186 90 194 118 192 152C196 170 194 186 188 206C186 220 192 232 204 232z"/>' +
  line(
    1.1,
    "M150 66V100M120 76C112 86 108 98 106 110M180 76C188 86 192 98 194 110M96 222C90 200 90 176 94 156M204 222C210 200 210 176 206 156",
  ) +
  both('<circle class="f" cx="98" cy="216" r="4"/>');
export const goggles =
  '<path class="d" d="M88 122C110 106 190 106 212 122L211 136C190 124 110 124 89 136z"/>' +
  both(
    '<path class="b" stroke-width="3" d="M148 118C146 98 132 94 118 98C102 102 98 116 104 128C112 138 146 136 148 118z"/><path fill="#7fc4e8" opacity=".75" d="M142 117C140 104 130 101 119 104C108 107 105 116 109 124C116 130 140 130 142 117z"/>',
  ) +
  '<path fill="#fff7e2" opacity=".9" d="M114 120L126 105L132 105L118 124zM172 120L184 105L188 107L176 124z"/>';
export const scarf =
  '<path fill="#f4e8cc" d="M108 262C130 282 170 282 192 262L198 288C176 306 126 306 104 288z"/><path fill="#f4e8cc" d="M184 280C214 270 228 292 262 268C252 286 264 294 284 286C266 316 232 318 216 308C206 316 196 310 188 302z"/><path fill="#b99d72" d="M150 277C168 278 182 272 192 262L198 288C186 298 168 302 152 301zM204 308C226 312 250 306 284 286C266 316 232 318 216 308z"/>' +
  '<path fill="none" stroke="#6b5436" stroke-width="1.4" d="M112 274C132 290 168 292 190 276M196 286C214 282 232 296 258 282M110 284C132 298 164 298 190 288"/>';
export const cardPlane = (x, y) =>
  `<g transform="translate(${x} ${y}) rotate(-14)"><path fill="#f4e8cc" stroke="#1a120c" stroke-width="1.4" d="M-44-6L40-30L-8 10z"/><path fill="#c9b48f" stroke="#1a120c" stroke-width="1.4" d="M40-30L-8 10L-4 32z"/><path fill="#fff7e2" stroke="#1a120c" stroke-width="1.4" d="M40-30L-4 32L18 18z"/>${heart(-14, -6, 0.5)}</g>`;
export const grin =
  '<path fill="#4d0d18" d="M130 209Q150 216 170 208C168 226 136 228 130 209z"/><path fill="#fff7e2" d="M133 211Q150 217 167 210C164 218 140 220 133 211z"/>';
export const freckles =
  '<path fill="none" stroke="#9a5c34" stroke-width="2.6" stroke-linecap="round" opacity=".7" d="M118 184h.1M126 188h.1M122 193h.1M132 182h.1M178 184h.1M172 189h.1M182 192h.1"/>';
// Winifred: a cloud of white hair, spectacles on a chain, a cup with a die in it.
export const needles =
  '<path stroke="#1a120c" stroke-width="6" d="M76 36L190 128M224 36L110 128"/><path class="g" stroke-width="3.6" d="M76 36L190 128M224 36L110 128"/><circle cx="75" cy="35" r="7" fill="#9c2130"/><circle cx="225" cy="35" r="7" fill="#9c2130"/>';
export const cloud = (() => {
  const c = (n, rx, ry, r) =>
    Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1),
        a = ((200 - t * 220) * Math.PI) / 180;
      return `<circle cx="${f1(150 + rx * Math.cos(a))}" cy="${f1(134 - ry * Math.sin(a))}" r="${r + (i % 2) * 4}" fill="${t < 0.5 ? "#fbeed2" : t < 0.66 ? "#dcc8a2" : "#b39b78"}"/>`;
    }).join("");
  return (
    '<path fill="#dcc8a2" d="M100 200C70 190 66 150 78 120C90 74 120 58 150 58S212 76 222 120C234 150 230 190 200 200z"/>' +
    needles +
    `<g stroke="#7a6242" stroke-width="1.4">${c(11, 70, 66, 18)}${c(9, 50, 46, 17)}</g>`
  );
})();
export const curls =
  both(
    '<path fill="#fbeed2" stroke="#7a6242" stroke-width="1.4" d="M150 112C140 96 120 98 118 112C104 108 94 122 102 134C92 142 96 156 106 156C112 140 130 128 150 128z"/>',
  ) +
  '<path fill="#b79f7c" opacity=".55" d="M152 112C160 96 180 98 182 112C196 108 206 122 198 134C208 142 204 156 194 156C188 140 170 128 152 128z"/>';
export const spectacles =
  both(
    '<circle cx="129" cy="164" r="21" fill="#fff7e2" fill-opacity=".16" stroke="#94682a" stroke-width="3.4"/><path fill="none" stroke="#94682a" stroke-width="2.4" d="M108 162L98 158"/><path class="g" stroke-width="1.6" stroke-dasharray="1 4" d="M98 160C84 200 96 250 128 280"/>',
  ) +
  '<path fill="none" stroke="#94682a" stroke-width="3" d="M144 160Q150 154 156 160"/><path fill="#fff7e2" opacity=".75" d="M114 158l8-8l4 1l-10 12z"/>';
export const cup = (x, y) =>
  `<g transform="translate(${x} ${y})"><g transform="translate(2 -34)">${die("A", 0, 0, 0.56, 12)}</g>` +
  '<path fill="none" stroke="#1a120c" stroke-width="11" d="M38-8C62-14 62 24 30 22"/><path fill="none" stroke="#f4e8cc" stroke-width="7" d="M38-8C62-14 62 24 30 22"/><path fill="#f4e8cc" stroke="#1a120c" stroke-width="1.6" d="M-44-22H44C42 14 24 32 8 34H-8C-24 32-42 14-44-22z"/><path fill="#b99d72" d="M8-22H44C42 14 24 32 8 34H0C12 20 14 0 8-22z"/><ellipse cy="40" rx="58" ry="9" fill="#f4e8cc" stroke="#1a120c" stroke-width="1.6"/>' +
  line(2, "M-43-14H43") +
  heart(-14, 4, 0.8) +
  "</g>";
export const knit =
  '<defs><pattern id="k" width="16" height="13" patternUnits="userSpaceOnUse"><path fill="none" stroke="#b98a35" stroke-width="1.5" d="M0 1L8 9L16 1"/></pattern></defs>';
export const ruff =
  knit +
  both(
    '<path class="d" d="M15 400C24 348 60 312 120 292L150 322V400z"/><path fill="url(#k)" d="M15 400C24 348 60 312 120 292L150 322V400z"/>' +
      line(2.2, "M15 400C24 348 60 312 120 292L150 322V400"),
  ) +
  both(
    '<path fill="#f4e8cc" stroke="#7a6242" stroke-width="1.3" d="M150 300C144 292 138 296 136 290C130 290 128 284 122 280C118 284 112 286 114 294C110 300 116 304 118 308C118 314 126 314 130 316C134 322 142 318 150 326z"/>',
  );

// Hoyt: bald, broad, a green eyeshade, a walrus moustache; he springs the deck from hand to hand.
export const broad =
  '<path fill="url(#S)" d="M94 150C90 184 92 212 104 230C118 252 182 252 196 230C208 212 210 184 206 150C204 106 180 82 150 82S96 106 94 150z"/><path fill="#3a2a20" opacity=".35" d="M206 150C210 184 208 212 196 230C188 244 170 248 150 248C172 232 186 206 188 184C186 160 188 130 182 104C198 114 205 132 206 150z"/><path fill="#3a2a20" opacity=".75" d="M153 148L155 178L168 194C166 203 154 204 150 204C144 205 138 202 137 198C146 200 156 198 157 192C150 182 150 166 153 148z"/>' +
  age("M116 236C128 244 140 246 150 246M104 186C112 196 116 206 114 222M108 178C114 184 126 186 134 182", 0.6);
export const thickNeck =
  '<path fill="url(#S)" d="M106 220C110 250 106 262 100 272L150 318L200 272C194 262 190 250 194 220z"/><path fill="#3a2a20" opacity=".5" d="M106 222C118 250 182 256 196 214C190 250 194 262 200 272L150 318C166 290 150 262 108 240z"/>';
export const bigEars = both(
  '<path fill="url(#S)" stroke="#3a2a20" stroke-width="1.4" d="M96 154C82 144 76 160 80 178C83 194 92 198 98 190z"/>',
);
export const eyeshade =
  '<path class="d" d="M92 122C110 100 190 100 208 122L207 136C190 114 110 114 93 136z"/><path fill="#9bd97f" opacity=".55" d="M72 140C84 108 216 108 228 140C232 150 230 158 226 162C198 136 102 136 74 162C70 158 68 150 72 140z"/><path fill="#06110f" opacity=".45" d="M150 117C190 117 222 124 228 140C232 150 230 158 226 162C204 142 176 136 150 136z"/>' +
  line(2.2, "M72 140C84 108 216 108 228 140C232 150 230 158 226 162C198 136 102 136 74 162C70 158 68 150 72 140z") +
  line(1.2, "M92 122C110 102 190 102 208 122");
export const walrus =
  '<path fill="#fbeed2" d="M150 198C134 194 106 200 92 234C108 226 122 230 132 224C142 224 148 218 150 214z"/><path fill="#bfa47c" d="M150 198C166 194 194 200 208 234C192 226 178 230 168 224C158 224 152 218 150 214z"/><path fill="none" stroke="#6b5436" stroke-width="1.5" stroke-linecap="round" d="M144 204C128 204 114 212 106 224M146 210C134 212 126 218 118 224M156 204C172 204 186 212 194 224M154 210C166 212 174 218 182 224"/>';
export const shirtsleeves =
  both(
    '<path fill="#f4e8cc" d="M15 400C16 346 40 302 100 268L120 400z"/><path class="d" d="M150 400V300L126 262C112 266 100 272 92 280L76 400z"/>' +
      line(2.2, "M15 400C16 346 40 302 100 268M92 280L76 400M126 262L150 318") +
      '<path fill="#9c2130" d="M28 346L82 352L79 368L24 362z"/><path fill="none" stroke="#b99d72" stroke-width="1.6" d="M50 318C44 328 42 334 40 342M66 304C62 318 62 330 64 342M50 372C48 384 48 392 48 400"/>' +
      line(1, "M104 288L96 400M118 276L150 330"),
  ) + '<path fill="#f4e8cc" d="M126 262L150 312L174 262L168 250H132z"/>';
export const bowTie = (x, y, k = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k})">${both('<path class="r" d="M0-3C-14-16-26-16-30-12C-28-4-28 4-30 12C-26 16-14 16 0 4z"/><path fill="none" stroke="#4d0d18" stroke-width="1.6" d="M-8-4L-22-8M-8 4L-22 8"/>', 0)}<rect x="-7" y="-8" width="14" height="16" rx="3" fill="#6d1420"/></g>`;
export const cascade = (() => {
  let t = "";
  for (let i = 0; i < 11; i++) {
    const u = i / 10,
      x = 70 + 160 * u,
      y = 372 - 210 * u * (1 - u);
    t += `<use href="#m" transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(-52 + 104 * u)})"/>`;
  }
  return (
    def(
      "m",
      '<path fill="#f4e8cc" stroke="#1a120c" stroke-width="1.6" d="M-13-24q0-4 4-4h18q4 0 4 4v48q0 4-4 4h-18q-4 0-4-4z"/><path class="r" d="M0-9L8 0L0 9L-8 0z"/>',
    ) +
    t +
    glove(58, 374) +
    `<g transform="matrix(-1 0 0 1 300 0)">${glove(58, 374)}</g>`
  );
})();
// Thaddeus: a bowler, a monocle, and the dove that came out of it.
export const bowler =
  '<path class="h" stroke-width="2.2" d="M98 136C96 94 112 70 150 70S204 94 202 136C214 134 226 130 232 120C238 138 222 150 200 150C180 146 120 146 100 150C78 150 62 138 68 120C74 130 86 134 98 136z"/><path class="d" d="M98 136C98 128 98 122 99 116C126 124 174 124 201 116C202 122 202 128 202 136C176 144 124 144 98 136zM202 136C204 104 194 84 172 74C184 92 188 116 186 140z"/>' +
  line(1.2, "M99 116C126 124 174 124 201 116M98 136C126 144 174 144 202 136M118 92C122 84 130 78 140 76");
export const dove =
  '<path fill="#f4e8cc" stroke="#1a120c" stroke-width="1.6" d="M126 44C132 34 142 36 146 44C156 52 168 54 184 44C200 40 214 46 226 38C218 56 206 66 190 68C180 80 158 80 146 70C138 64 138 56 136 52L124 50z"/><path fill="#b99d72" d="M150 50C166 58 184 54 198 48C190 64 170 72 152 64C150 60 149 54 150 50z"/><path fill="none" stroke="#6b5436" stroke-width="1.3" d="M160 62C172 62 182 58 190 53M158 56C170 58 178 56 186 52"/><circle cx="137" cy="44" r="2" fill="#071512"/><path class="f" d="M126 44L116 48L125 50z"/><path stroke="#e6bd5c" stroke-width="2" d="M156 74V80M164 76V82"/>';
export const goatee =
  '<path fill="#120a07" d="M128 206C136 200 146 201 150 205C154 201 164 200 172 206C164 206 158 209 150 208C142 209 136 206 128 206zM138 224C142 221 158 221 162 224L158 240L150 250L142 240zM148 219h4v5h-4z"/>';
export const monocle =
  '<circle cx="171" cy="164" r="20" fill="#fff7e2" fill-opacity=".14"/><circle class="g" cx="171" cy="164" r="20" stroke-width="3.6"/><path fill="#fff7e2" opacity=".8" d="M158 158l8-9l4 1l-10 13z"/>' +
  '<path class="g" stroke-width="1.8" stroke-dasharray="1 4" d="M190 170C206 200 206 250 190 300"/>';
// Mei-Lin: a bob cut with a knife, a dinner jacket, two unequal towers of chips.
export const sharpBob =
  '<path class="d" d="M136 88C98 82 78 116 78 158C78 192 88 212 122 220C111 202 108 180 110 158C124 148 136 128 140 104z"/><path class="d" d="M130 90C172 68 224 92 226 150C228 192 222 226 208 252C200 238 188 228 178 224C190 202 193 172 189 150C166 146 140 128 130 90z"/>' +
  line(
    2,
    "M136 88C98 82 78 116 78 158C78 192 88 212 122 220C111 202 108 180 110 158C124 148 136 128 140 104M130 90C172 68 224 92 226 150C228 192 222 226 208 252C200 238 188 228 178 224C190 202 193 172 189 150C166 146 140 128 130 90",
  ) +
  line(
    1.1,
    "M142 98C172 112 192 118 200 150C204 182 202 208 192 226M148 92C184 98 208 120 212 152C214 186 210 214 200 236M128 96C102 98 88 124 88 158C88 186 94 204 110 214M132 104C110 112 98 132 98 160C98 182 102 196 112 208",
  );
export const chips = (x, y, n, seed = 0) =>
  def(
    "c",
    '<rect x="-30" y="-7" width="60" height="13" rx="4" fill="#0a1f19" stroke="#e6bd5c" stroke-width="1.6"/><path fill="#f4e8cc" d="M-20-6h9V5h-9zM-4-6h9V5h-9zM12-6h9V5h-9z"/>',
  ) +
  def(
    "e",
    '<rect x="-30" y="-7" width="60" height="13" rx="4" fill="#9c2130" stroke="#e6bd5c" stroke-width="1.6"/><path fill="#f4e8cc" d="M-20-6h9V5h-9zM-4-6h9V5h-9zM12-6h9V5h-9z"/>',
  ) +
  Array.from(
    { length: n },
    (_, i) =>
      `<use href="#${(i + seed) % 4 ? "c" : "e"}" x="${f1(x + [0, 2, -1, 1, -2][(i + seed) % 5])}" y="${y - i * 13}"/>`,
  ).join("");
export const eyesPlain =
  both(
    '<path fill="#2a1d18" d="M112 162C120 154 138 154 146 164C136 160 122 160 112 162z"/><path fill="#fff7e2" d="M116 163C122 160 137 160 143 165C135 169 122 169 116 163z"/><circle cx="131" cy="164" r="4.6" fill="#1d130e"/>',
  ) + both('<path fill="#1d130e" d="M108 150C118 140 134 141 147 148C134 146 120 146 108 150z"/>');
// Virgil: hair like a breaking wave, black glasses, a sweet of hearts.
export const pompadour =
  '<path class="d" d="M100 160C92 132 96 112 104 102C82 92 82 60 112 46C146 30 200 38 210 78C216 104 208 134 200 160C196 146 194 134 188 126C164 130 126 128 112 120C106 130 102 146 100 160z"/>' +
  line(
    2.2,
    "M100 160C92 132 96 112 104 102C82 92 82 60 112 46C146 30 200 38 210 78C216 104 208 134 200 160C196 146 194 134 188 126C164 130 126 128 112 120C106 130 102 146 100 160",
  ) +
  line(
    1.2,
    "M104 102C120 112 150 112 170 98C180 88 176 74 162 74C152 76 152 88 162 90M98 88C106 64 140 50 170 58C192 64 200 88 192 112M108 74C124 58 152 58 172 66M112 120C140 122 168 116 184 104M104 142C104 132 106 126 110 122",
  );
export const blackGlasses =
  both(
    '<circle cx="128" cy="166" r="20" fill="#071512"/><circle class="g" cx="128" cy="166" r="20" stroke-width="2.6"/><path fill="#b79bff" opacity=".0" d=""/><path fill="#f3d78a" opacity=".55" d="M114 160C118 152 126 149 132 150L120 172C115 170 113 165 114 160z"/>'.replace(
      '<path fill="#b79bff" opacity=".0" d=""/>',
      "",
    ),
  ) + line(2.6, "M147 162Q150 159 153 162M108 162L100 158M192 162L200 158");
export const sweet =
  '<path stroke="#fbeed2" stroke-width="3.4" stroke-linecap="round" d="M162 214L214 236"/>' +
  `<g transform="rotate(20 222 240)">${heart(222, 242, 1.9)}<path fill="none" stroke="#f08a9b" stroke-width="2.4" stroke-linecap="round" d="M208 228C206 234 207 240 211 246"/></g>`;
export const rollneck =
  '<path class="n" d="M128 244C136 252 164 252 172 244L180 290C166 306 134 306 120 290z"/>' +
  line(1.6, "M128 244C136 252 164 252 172 244M120 290L128 244M180 290L172 244M124 272C138 284 162 284 176 272");
export const jacket = both(
  '<path class="d" d="M15 400C22 338 54 300 118 278L150 316V400z"/><path class="n" d="M118 272L80 296L64 344L100 338L146 400L150 346z"/>' +
    line(2.2, "M15 400C22 338 54 300 96 286M118 272L80 296L64 344L100 338L146 400M118 272L150 346") +
    line(1, "M86 302L74 336M150 346V400"),
);
// Zora: hair like a full moon, a comb in it, and a bubble.
export const moonHair = (() => {
  let d = "",
    t = "";
  for (let i = 0; i < 26; i++) {
    const p = polar(150, 136, 96, i * 13.846 - 90),
      q = polar(150, 136, 96, (i + 1) * 13.846 - 90);
    d += (i ? "" : `M${pt(p)}`) + `A13 13 0 0 1 ${pt(q)}`;
  }
  for (const [r, n, o] of [
    [84, 22, 0],
    [70, 18, 8],
    [56, 14, 3],
  ])
    for (let i = 0; i < n; i++) {
      const a = (i * 360) / n + o - 90,
        [x, y] = polar(150, 136, r, a);
      if (y < 196) t += `M${f1(x - 6)} ${f1(y + 2)}a6 6 0 0 1 11-2`;
    }
  return `<path class="b" stroke-width="2" d="${d}z"/>` + line(1.1, t, 0.85);
})();
export const hairline =
  '<path class="d" d="M102 172C98 120 118 88 150 88S202 120 198 172C194 150 188 132 176 124C162 118 138 118 124 124C112 132 106 150 102 172z"/>';
export const pick =
  '<g transform="translate(214 66) rotate(34)"><path class="g" stroke-width="3" d="M-12 0V40M-4 0V44M4 0V44M12 0V40"/><path class="h" stroke-width="2" d="M-18 4Q-20-22 0-26Q20-22 18 4z"/>' +
  heart(0, -10, 0.6) +
  "</g>";
export const bubble =
  '<circle cx="150" cy="226" r="31" fill="#c43a4a"/><path fill="#7d1926" d="M150 195A31 31 0 0 1 150 257C168 246 172 212 150 195z"/><circle cx="150" cy="226" r="31" fill="none" stroke="#f08a9b" stroke-width="1.6"/><path fill="none" stroke="#fbd3d8" stroke-width="4" stroke-linecap="round" d="M128 222C129 212 134 206 141 203"/><path class="r" d="M136 206Q150 196 164 206Q150 202 136 206z"/>';
// Lazarus: a stovepipe hat with the tag still on, a lily.
export const stovepipe =
  '<path class="h" stroke-width="2.4" d="M104 136L94 34Q150 20 206 34L196 136C212 132 228 132 244 142C214 158 180 160 150 160S86 158 56 142C72 132 88 132 104 136z"/><path class="d" d="M206 34L196 136L172 140C178 104 180 66 176 27Q194 30 206 34zM101 106Q150 118 199 106L196 136Q150 148 104 136z"/>' +
  line(1.2, "M101 106Q150 118 199 106M104 136Q150 148 196 136M94 34Q150 48 206 34M112 46L117 102M122 49L126 104") +
  '<path class="f" transform="translate(126 124)" d="M4-13A13 13 0 1 0 10 9A11 11 0 1 1 4-13z"/>';
export const tag =
  '<g transform="translate(196 122) rotate(16)"><path class="g" stroke-width="1.4" d="M-6-2C2 6 8 10 14 16"/><path fill="#f4e8cc" stroke="#1a120c" stroke-width="1.6" d="M6 18L16 8H28V66H6z"/><circle cx="18" cy="17" r="3" fill="#1a120c"/><path stroke="#8a6c44" stroke-width="1.8" fill="none" d="M11 30H23M11 38H23M11 46H19"/></g>';
export const hollow = both(
  '<path fill="#3a2a30" opacity=".34" d="M107 168C110 184 114 192 128 196C134 206 132 214 128 226C116 214 108 196 107 168zM110 160C114 182 140 182 146 164C138 172 118 172 110 160z"/>',
);
export const lily = (x, y) =>
  `<g transform="translate(${x} ${y})"><path fill="none" stroke="#2e7d57" stroke-width="5" d="M0 10C4 40 2 60-4 96"/><path fill="#2e7d57" stroke="#9bd97f" stroke-width="1.4" d="M2 62C-20 50-34 34-36 10C-18 22-4 40 2 62zM0 78C22 66 34 52 38 32C20 42 6 56 0 78z"/><path fill="#fbeed2" stroke="#7a6242" stroke-width="1.3" d="M0 16C-18 6-30-18-46-26C-34-44-16-34-10-24C-12-42-6-58 0-66C6-58 12-42 10-24C16-34 34-44 46-26C30-18 18 6 0 16z"/><path fill="#bfa47c" d="M0 16C10-10 10-40 0-66C6-58 12-42 10-24C16-34 34-44 46-26C30-18 18 6 0 16z"/><path fill="none" stroke="#94682a" stroke-width="2" stroke-linecap="round" d="M-2-4L-12-26M0-6V-34M2-4L12-26"/><path fill="#e6bd5c" d="M-15-32h6v8h-6zM-3-42h6v9h-6zM9-32h6v8h-6z"/></g>`;
// Inez: a comb as high as a crown, lace, and a mirror that sees your cards.
export const comb =
  '<path class="b" stroke-width="2.2" d="M98 130C70 92 72 44 96 46C102 26 126 22 134 36C142 20 158 20 166 36C174 22 198 26 204 46C228 44 230 92 202 130z"/>' +
  line(
    1.4,
    "M106 124C84 94 84 62 98 60C108 40 122 38 132 52C142 36 158 36 168 52C178 38 192 40 202 60C216 62 216 94 194 124M150 118V46M132 116C122 92 122 68 132 52M168 116C178 92 178 68 168 52M114 116C102 96 96 76 98 60M186 116C198 96 204 76 202 60",
  ) +
  [
    [116, 74],
    [150, 68],
    [184, 74],
  ]
    .map(([x, y]) => heart(x, y, 0.62))
    .join("");
export const lace = both(
  '<path fill="#06110f" opacity=".82" d="M92 66C64 116 50 200 30 270C60 286 96 290 118 276C104 250 100 220 104 180C96 150 92 110 100 80z"/>' +
    line(1.6, "M92 66C64 116 50 200 30 270M104 184C100 220 104 250 118 276") +
    line(
      1,
      "M30 270a11 11 0 0 0 21 6a11 11 0 0 0 22 4a11 11 0 0 0 22 1a11 11 0 0 0 22-5M86 104C72 150 62 210 50 262M92 130C82 180 74 226 70 268M98 160C92 200 90 236 94 270M76 130L98 150M66 164L100 190M58 196L100 226M48 230L106 258",
    ),
);
export const smoothHair = both(
  '<path class="d" d="M150 90C112 90 98 124 102 172C108 146 126 126 150 118z"/>' +
    line(1.4, "M150 118C126 126 108 146 102 171M148 98C122 102 106 124 104 152M148 108C128 112 112 130 106 150") +
    '<path class="g" stroke-width="2" d="M104 196V210"/><path class="h" stroke-width="1.8" d="M104 208L112 224L104 246L96 224z"/>',
);
export const mirror = (x, y) =>
  `<g transform="translate(${x} ${y}) rotate(12)"><path class="b" stroke-width="2" d="M-6 44H6L9 110H-9z"/><ellipse rx="44" ry="50" class="b" stroke-width="3"/><ellipse rx="36" ry="42" fill="#1f5140"/><clipPath id="z"><ellipse rx="36" ry="42"/></clipPath><g clip-path="url(#z)"><path fill="#f4e8cc" stroke="#1a120c" stroke-width="1.5" d="M-34 6L-12-30L22-10L-6 44z"/><path fill="#fff7e2" stroke="#1a120c" stroke-width="1.5" d="M-14-4L16-34L50 2L14 44z"/><path fill="#0b1f18" transform="translate(14 2) rotate(44) scale(.5)" d="${SUIT.spades}"/><path fill="#fff7e2" opacity=".25" d="M-40-20L-10-50L6-50L-40 6z"/></g><ellipse class="g" rx="36" ry="42" stroke-width="1.2"/></g>`;
// Priya: a plait to the belt; she has brought a knight to a card game.
export const plait = (() => {
  let t = "";
  for (let i = 0; i < 9; i++)
    t += `<use href="#p" transform="translate(${f1(206 + 12 * Math.sin(i * 0.55))} ${212 + i * 23}) scale(${f1(10 - i * 0.25) / 10})"/>`;
  return (
    def(
      "p",
      '<path class="b" stroke-width="1.6" d="M0 26C-20 24-24 2-14-10C-2-6 4 8 0 26zM0 26C20 24 24 2 14-10C2-6-4 8 0 26z"/>' +
        line(0.9, "M-13 0C-12 10-8 16-2 20M13 0C12 10 8 16 2 20"),
    ) +
    t +
    '<path fill="#9c2130" d="M192 386h30v8h-30z"/>'
  );
})();
export const sweptHair =
  '<path class="d" d="M124 92C150 70 206 84 208 140C210 170 214 196 222 224C206 236 190 230 188 212C192 192 194 172 190 152C166 142 138 124 124 92z"/><path class="d" d="M128 88C98 92 84 122 90 158C92 184 92 206 100 220C110 214 112 204 110 192C106 176 106 156 110 142C120 128 128 112 128 88z"/>' +
  line(
    2,
    "M124 92C150 70 206 84 208 140C210 170 214 196 222 224M128 88C98 92 84 122 90 158C92 184 92 206 100 220C110 214 112 204 110 192C106 176 106 156 110 142C120 128 128 112 126 94C140 124 166 142 190 152C194 172 192 192 188 212",
  ) +
  line(
    1.1,
    "M136 92C160 92 190 108 196 140C200 170 202 196 208 220M132 98C152 118 174 130 194 142M118 98C102 112 96 134 98 160C100 184 98 200 104 212",
  );
export const knight = (x, y) =>
  `<g transform="translate(${x} ${y}) scale(1.2)"><path fill="#f4e8cc" stroke="#1a120c" stroke-width="1.8" stroke-linejoin="round" d="M-22 46H26L22 32C28 16 28-4 20-20C14-32 4-40-6-42L-8-54L-18-42C-32-34-38-18-42-6C-44 2-38 8-31 5C-25 3-22-3-14-3C-8-3-4-6-2-10C0 6-16 14-18 32z"/><path fill="#bfa47c" d="M6 46H26L22 32C28 16 28-4 20-20C14-32 4-40-6-42C6-30 14-10 12 10C10 24 6 34 6 46z"/><circle cx="-18" cy="-24" r="3" fill="#1a120c"/><path fill="none" stroke="#8a6c44" stroke-width="1.8" stroke-linecap="round" d="M-38-2l4 1M4-32C10-20 12-6 8 8M-2-34C4-26 6-18 6-10"/><path fill="#f4e8cc" stroke="#1a120c" stroke-width="1.8" d="M-30 46H34V58H-30zM-38 58H42V72H-38z"/><path fill="#bfa47c" d="M6 47H33V57H6zM8 59H41V71H8z"/></g>`;
export const vest =
  both(
    '<path fill="#f4e8cc" d="M15 400C22 338 56 300 118 276L150 330V400z"/><path fill="#c9b48f" opacity=".6" d="M15 400C22 338 56 300 80 290C60 320 50 360 48 400z"/><path class="d" d="M150 400V348L112 282C100 288 92 292 84 298L72 400z"/><path fill="#fff7e2" stroke="#b99d72" stroke-width="1.4" d="M120 266L96 284L116 320L150 326z"/>' +
      line(2, "M84 298L72 400M112 282L150 348"),
  ) + '<path fill="url(#S)" d="M130 276L150 326L170 276z"/>';

// Ezekiel: a peaked cap, a short beard, a pipe, a parrot that reads the cards aloud.
export const seaCap =
  '<path class="h" stroke-width="2.2" d="M84 110C78 78 112 62 150 62S222 78 216 110L198 130H102z"/><path class="d" d="M216 110C220 86 202 72 176 65C192 84 194 108 186 130H198zM102 122Q150 108 198 122V140Q150 126 102 140z"/><path class="d" d="M102 140Q150 124 198 140C206 152 196 160 190 158C170 146 130 146 110 158C104 160 94 152 102 140z"/>' +
  line(2, "M102 140Q150 124 198 140C206 152 196 160 190 158C170 146 130 146 110 158C104 160 94 152 102 140z") +
  line(1.2, "M102 122Q150 108 198 122M96 104Q150 84 204 104") +
  `<path class="f" transform="translate(150 98) scale(.62)" d="${SUIT.spades}"/>`;
export const shortBeard =
  '<path fill="#e9dcc4" d="M105 166C100 200 106 232 126 248C138 256 162 256 174 248C194 232 200 200 195 166C192 188 186 198 172 202C160 196 154 202 150 204C146 202 140 196 128 202C114 198 108 188 105 166z"/><path fill="#a89372" d="M150 254C160 254 168 252 174 248C194 232 200 200 195 166C192 188 186 198 172 202C160 196 154 202 150 204z"/><path fill="none" stroke="#6b5436" stroke-width="1.5" stroke-linecap="round" d="M112 206C114 222 120 234 130 242M122 214C124 228 130 238 138 246M134 220C136 232 140 242 146 250M188 206C186 222 180 234 170 242M178 214C176 228 170 238 162 246M166 220C164 232 160 242 154 250"/><path fill="#6d2a26" d="M138 212Q150 209 162 212Q150 219 138 212z"/>';
export const pipe =
  '<path fill="#3a1d12" stroke="#c79a42" stroke-width="1.4" d="M140 213L100 226C98 236 96 246 82 248C68 248 64 236 66 222H86C87 226 88 226 92 224L138 209z"/>' +
  line(1.4, "M76 216C66 196 92 188 80 168C70 150 54 142 66 122", 0.8);
export const parrot =
  '<path fill="#2e7d57" stroke="#c8f0a8" stroke-width="1.6" d="M212 288C204 262 206 230 226 222C244 216 258 228 256 246C266 268 262 296 246 312L236 376C228 360 222 330 220 304z"/><path fill="#0f3d2b" d="M240 312C228 294 230 266 246 250C262 262 264 296 246 312L236 376C232 356 234 332 240 312z"/><path fill="none" stroke="#9bd97f" stroke-width="1.4" d="M240 262C248 270 252 282 250 296M234 276C242 284 244 292 244 302"/><path fill="#f4e8cc" d="M218 240C218 230 232 226 238 236C238 246 222 250 218 240z"/><circle cx="227" cy="238" r="3.6" fill="#071512"/><path class="f" d="M212 236C202 236 196 246 202 258C206 254 212 252 218 248z"/>' +
  line(2, "M216 304L208 312M224 308L220 318");
export const jersey =
  both(
    '<path class="d" d="M15 400C22 338 56 298 122 276L150 300V400z"/>' +
      line(2.2, "M15 400C22 338 56 298 122 276") +
      line(
        1.3,
        "M64 310C90 322 120 328 150 328M46 330C80 344 116 350 150 350M32 352C70 366 112 372 150 372M24 376C64 388 110 394 150 394",
      ),
  ) +
  '<path class="n" d="M124 248C138 260 162 260 176 248L184 284C166 304 134 304 116 284z"/>' +
  line(
    1.6,
    "M124 248C138 260 162 260 176 248M116 284C134 304 166 304 184 284L176 248M116 284L124 248M134 258L130 292M150 260V298M166 258L170 292",
  );
// Odessa: a brim as wide as the card; one eye is all you get; a tumbler of ice.
export const sunHat =
  '<path class="h" stroke-width="2.4" d="M102 128C98 84 122 62 150 62S202 84 198 128C240 132 272 156 276 196C244 164 206 148 170 150C120 146 60 150 26 178C34 148 66 132 102 128z"/><path class="d" d="M198 128C202 98 190 74 166 64C180 84 186 108 182 134zM101 112Q150 128 199 112L198 130Q150 146 102 130z"/><path class="d" d="M276 196C244 164 206 148 170 150C164 148 156 147 150 147C200 136 250 150 276 196z"/>' +
  line(
    1.2,
    "M101 112Q150 128 199 112M102 130Q150 146 198 130M44 164C74 146 110 142 140 144M188 142C222 146 248 160 264 178",
  ) +
  '<g transform="translate(112 122)"><circle r="15" class="h" stroke-width="1.8"/><path fill="none" stroke="#e6bd5c" stroke-width="1.4" d="M-9 0a9 9 0 1 1 9 9a6 6 0 1 1 4-10"/></g>';
export const longHair =
  '<path class="d" d="M104 136C90 180 92 240 72 300C96 300 120 284 126 256C112 230 106 190 108 150zM196 136C210 180 208 240 228 300C204 300 180 284 174 256C188 230 194 190 192 150z"/>' +
  line(
    1.8,
    "M104 136C90 180 92 240 72 300C96 300 120 284 126 256M196 136C210 180 208 240 228 300C204 300 180 284 174 256",
  ) +
  line(
    1,
    "M106 160C98 200 100 250 84 292M106 180C102 220 110 256 98 290M194 160C202 200 200 250 216 292M194 180C198 220 190 256 202 290",
  );
export const tumbler = (x, y) =>
  `<g transform="translate(${x} ${y}) rotate(-6)"><path fill="#0f2c24" opacity=".85" d="M-34-46H34L28 44H-28z"/><path fill="#c9863a" d="M-32-10H32L28 42H-28z"/><path fill="#7d4a1e" d="M10-10H32L28 42H8z"/><path fill="#fff2c2" opacity=".85" stroke="#94682a" d="M-24-20L-2-26L4-6L-18 0zM2-14L22-20L26 0L8 6z"/><path fill="#fff2c2" opacity=".35" d="M-26-40h8l4 78h-8z"/>${line(2.4, "M-34-46H34L28 44H-28z")}${line(1, "M-20 20L-8 42M-8 20L4 42M4 20L16 42M-8 20L-20 42M4 20L-8 42M16 20L4 42")}</g>`;
export const shutEye = '<path fill="#05100d" opacity=".55" d="M150 150L198 150L196 180C182 188 160 186 150 176z"/>';
// Omar: a flat cap, a full beard, a trumpet under the arm.
export const flatCap =
  '<path class="h" stroke-width="2.2" d="M92 132C78 96 116 66 162 70C206 74 226 98 216 120C212 128 206 132 198 136L204 148C178 158 122 158 96 148z"/><path class="d" d="M216 120C226 98 206 74 170 71C196 84 204 108 194 136L198 136C206 132 212 128 216 120zM96 148C122 158 178 158 204 148C212 152 212 160 204 164C176 154 124 154 96 164C88 160 88 152 96 148z"/>' +
  line(2, "M96 148C122 158 178 158 204 148C212 152 212 160 204 164C176 154 124 154 96 164C88 160 88 152 96 148z") +
  line(1.1, "M98 132C112 104 140 84 170 78M112 138C126 112 154 94 192 90M134 142C146 122 172 106 208 106") +
  '<circle class="f" cx="158" cy="70" r="5"/>';
export const blackBeard =
  '<path fill="#150c08" d="M105 170C100 204 106 236 128 254C140 262 160 262 172 254C194 236 200 204 195 170C192 190 186 200 172 203C160 197 154 202 150 204C146 202 140 197 128 203C114 200 108 190 105 170z"/>' +
  both(
    line(1.1, "M108 190C108 214 116 236 132 250M116 206C118 222 124 238 138 252M128 214C130 230 136 244 146 256", 0.75),
  ) +
  '<path fill="#7d2a26" d="M136 213Q150 209 164 213Q150 221 136 213z"/>';
export const trumpet =
  '<g transform="translate(206 330) rotate(-52)"><path fill="#6f5420" stroke="#1a120c" stroke-width="1.4" d="M-90-4H30C52-4 62-16 78-38V38C62 16 52 8 30 8H-90z"/><path class="f" d="M-90-4H30C52-4 62-16 78-38L72 0H-90z"/><path fill="none" stroke="#1a120c" stroke-width="12" d="M-50 4V26Q-50 36-40 36H14Q24 36 24 26V2"/><path class="g" stroke-width="8" d="M-50 4V26Q-50 36-40 36H14Q24 36 24 26V2"/><path fill="#94682a" stroke="#1a120c" stroke-width="1.4" d="M-32-16h12v52h-12zM-14-16h12v52h-12zM4-16h12v52H4z"/><path class="f" d="M-33-24h14v8h-14zM-15-24h14v8h-14zM3-24h14v8H3z"/><ellipse cx="79" rx="7" ry="39" fill="#3a2810" stroke="#e6bd5c" stroke-width="2.4"/></g>';
// Saoirse: copper curls, and a fox round the neck that has not quite given up.
export const copperCurls = (() => {
  let t = "";
  for (let i = 0; i < 15; i++) {
    const a = ((-38 + (i * 256) / 14) * Math.PI) / 180,
      x = 150 - 74 * Math.cos(a),
      y = 150 - 76 * Math.sin(a);
    t += `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${i * 22})"><circle r="${20 + (i % 3) * 2}" fill="${i < 8 ? "#a2542f" : "#6d3119"}"/><path d="M-12 8a14 14 0 1 1 20 2a9 9 0 1 1-12-10"/></g>`;
  }
  return (
    '<path fill="#5b2a18" d="M150 84C90 84 74 140 84 216L112 226V130H188V226L216 216C226 140 210 84 150 84z"/><g fill="none" stroke="#f0b184" stroke-width="1.6">' +
    t +
    "</g>"
  );
})();
export const curlFringe =
  '<path fill="#a2542f" stroke="#f0b184" stroke-width="1.5" d="M102 166C94 128 112 92 150 92C186 92 206 126 198 166C194 144 184 130 172 126C164 134 152 134 146 126C138 136 126 136 122 132C112 140 106 152 102 166z"/><path fill="#5b2a18" d="M156 92C190 94 206 126 198 166C194 144 184 130 172 126C176 112 170 100 156 92z"/><path fill="none" stroke="#f0b184" stroke-width="1.5" d="M146 126C146 112 136 104 124 108M172 126C176 112 168 102 156 104M122 132C118 122 112 120 108 128"/>';
export const fox =
  '<path fill="#a2542f" stroke="#f0b184" stroke-width="1.8" d="M62 300C80 268 116 262 150 286C184 262 226 268 246 300C262 330 262 366 250 392C240 398 226 396 220 386C228 356 222 330 206 314C186 322 166 322 150 316C128 326 104 324 88 318C70 330 64 318 62 300z"/><path fill="#5b2a18" d="M150 286C184 262 226 268 246 300C262 330 262 366 250 392C246 394 242 396 238 396C248 356 240 322 222 302C198 310 172 308 150 300z"/><path fill="#fbeed2" d="M250 392C240 398 226 396 220 386C222 376 224 368 224 360C234 370 246 370 256 362C256 374 254 384 250 392z"/>' +
  '<g transform="translate(92 312) rotate(14)"><path fill="#c46a3c" stroke="#f0b184" stroke-width="1.8" d="M-36-18L-40-48L-18-34Q0-40 18-34L40-48L36-18C34 6 14 30 0 42C-14 30-34 6-36-18z"/><path fill="#fbeed2" d="M-34-6C-22 0-10 6 0 42C-14 30-32 8-34-6zM34-6C22 0 10 6 0 42C14 30 32 8 34-6z"/><path fill="#071512" d="M-24-14L-8-6L-20-4zM24-14L8-6L20-4zM-6 36Q0 32 6 36L0 44z"/></g>';
const smirkRed = `<g transform="rotate(-4 150 213)">${mouth}</g>`;
const RED_BROWS = eyes.replaceAll('#2a1d18" d="M106 146', '#6d3119" d="M106 146');

// The House in other tempers: same hat, same coat, other eyes. `nobody` is the dark where a face would be.
const nobody =
  '<path class="b" stroke-width="2" d="M106 140C104 196 124 226 132 236L120 280L150 318L180 280L168 236C176 226 196 196 194 140z"/>';
const loose = (list) =>
  def(
    "k",
    `<path fill="#10342a" stroke="#e6bd5c" stroke-width="1.6" d="M-19-28q0-5 5-5h28q5 0 5 5v56q0 5-5 5h-28q-5 0-5-5z"/>${line(1, "M-14-28H14V28H-14zM-14-28L14 28M14-28L-14 28")}`,
  ) + list.map(([x, y, a, k]) => use("k", x, y, a, k)).join("");
export const glare =
  both(
    '<path fill="#ff7b3a" d="M108 156L146 176L140 184C128 186 114 176 108 156z"/><path fill="#fff2c2" d="M118 166L141 177L137 181C130 182 122 176 118 166z"/>',
  ) +
  '<path fill="none" stroke="#ff7b3a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M130 216L138 210L146 216L154 210L162 216L170 210"/>';
export const steam = both(
  line(1.8, "M98 170C78 166 84 146 66 144C50 142 46 156 56 160M96 184C80 188 74 176 58 182C46 188 50 200 60 198"),
);
export const delight =
  both('<path fill="none" stroke="#f3d78a" stroke-width="5" stroke-linecap="round" d="M114 176Q129 158 143 176"/>') +
  '<path fill="#f3d78a" d="M122 202Q150 218 178 202Q170 226 150 226T122 202z"/><path fill="none" stroke="#071512" stroke-width="2" d="M124 209Q150 222 176 209M136 208V221M150 213V226M164 208V221"/>';
export const raisedHat =
  '<g transform="translate(4 -32) rotate(12 150 110)">' +
  fedora +
  '</g><path class="d" d="M208 400C232 330 240 260 226 168L252 160C278 250 282 330 270 400z"/>' +
  line(2.2, "M208 400C232 330 240 260 226 168M252 160C278 250 282 330 270 400") +
  line(1, "M222 400C244 336 250 262 238 172") +
  '<path fill="#f4e8cc" d="M223 166L254 156L257 170L226 181z"/><g transform="translate(232 132) rotate(-14)"><path class="b" stroke-width="1.8" d="M-16 36C-24 20-24 4-16-6C-6-16 14-16 20-4C24 8 22 24 16 38z"/>' +
  line(1.4, "M-16-6C-10 0-8 6-8 14M-5-12C0-4 2 4 2 12M8-12C10-4 12 2 12 10") +
  "</g>";
export const shyEyes =
  both(
    '<path fill="#f3d78a" d="M110 182C118 174 136 174 144 184C134 190 120 190 110 182z"/><circle cx="130" cy="184" r="4.4" fill="#071512"/>',
  ) + both('<path fill="none" stroke="#94682a" stroke-width="3" stroke-linecap="round" d="M108 168Q122 156 140 158"/>');
export const emptyCollar =
  '<path fill="#020706" stroke="#94682a" stroke-width="2" d="M118 270Q150 254 182 270Q176 300 150 318Q124 300 118 270z"/>' +
  coat.slice(0, coat.indexOf('<path fill="#f4e8cc"')) +
  '<path fill="#020706" d="M120 268Q150 254 180 268L150 304z"/><path fill="#f4e8cc" d="M118 266L150 314L182 266L176 298L157 330H143L124 298z"/><path class="r" d="M150 312l8 10l-5 12l10 66h-26l10-66l-5-12z"/>';

// Paragon: a house of cards on a head, and no hand near it.
export const cardHouse = (() => {
  let t = "";
  const a = (x, y, s) =>
    `<path fill="${s ? "#f4e8cc" : "#c9b48f"}" stroke="#1a120c" stroke-width="1.2" d="${s ? `M${x - 15} ${y}L${x - 2} ${y - 25}L${x + 3} ${y - 25}L${x - 9} ${y}z` : `M${x + 9} ${y}L${x - 3} ${y - 25}L${x + 2} ${y - 25}L${x + 15} ${y}z`}"/>`;
  for (const [n, y] of [
    [3, 110],
    [2, 82],
    [1, 54],
  ])
    for (let i = 0; i < n; i++) {
      const x = 150 + (i - (n - 1) / 2) * 30;
      t += a(x, y, 0) + a(x, y, 1);
    }
  return t + '<path fill="#fff7e2" stroke="#1a120c" stroke-width="1.2" d="M112 82h76v4h-76zM127 54h46v4h-46z"/>';
})();
export const armsUp = (() => {
  const d =
      "M92 322C76 302 52 274 34 250C24 240 26 226 32 214L46 138L74 140L64 210C64 222 68 228 80 234C100 242 120 254 136 272L120 304z",
    e = "M92 322C76 302 52 274 34 250C24 240 26 226 32 214L42 162C42 196 42 222 58 240C78 258 98 274 112 300z";
  return (
    `<path fill="#f0d9ae" stroke="#3a2418" stroke-width="2" d="${d}"/><path fill="#b98a60" opacity=".55" d="${e}"/><g transform="matrix(-1 0 0 1 300 0)"><path fill="#a97a50" stroke="#3a2418" stroke-width="2" d="${d}"/><path fill="#5d4632" opacity=".6" d="${e}"/></g>` +
    '<g transform="translate(60 122) rotate(-6) scale(-1 1)">' +
    palm("#f6e2bd", "#3a2418") +
    '</g><g transform="translate(240 122) rotate(6)">' +
    palm("#c39a6b", "#3a2418") +
    "</g>" +
    both(line(4, "M44 152L72 154"))
  );
})();
export const crop = both(
  '<path class="d" d="M150 96C116 96 98 120 100 164C108 150 112 134 126 126C134 122 142 126 150 122z"/>' +
    line(
      1.4,
      "M150 122C142 126 134 122 126 126C112 134 108 150 101 162M148 104C128 106 112 120 108 138M148 113C136 114 122 120 116 130",
    ),
);
export const singlet = both(
  '<path class="d" d="M76 400C82 360 92 330 116 286L150 330V400z"/>' +
    line(2.4, "M76 400C82 360 92 330 116 286L150 330") +
    line(
      1,
      "M92 400C96 368 106 340 120 308L150 346M108 400C112 376 116 352 126 334L150 362M126 400C128 384 130 370 134 358L150 378",
    ),
);
export const shoulders =
  '<path fill="url(#S)" d="M122 272C108 284 90 296 86 316C84 346 88 372 90 400H210C212 372 216 346 214 316C210 296 192 284 178 272L150 318z"/>';

// ---- Soulcards: one ivory frame, four suits, four heads ---------------------------------------------------
const INK = (suit) => (suit === "hearts" || suit === "diamonds" ? "#9c2130" : "#0b1f18");
const PANEL = "M74 26H226V78H274V322H226V374H74V322H26V78H74z";
const pip = (suit, x, y, k, turn = 0, fill = INK(suit)) =>
  `<path fill="${fill}" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${k})" d="${SUIT[suit]}"/>`;
export const soulFrame = (suit, content, cy = 165) =>
  '<path fill="#f4e8cc" d="M0 0H300V400H0z"/><path fill="#94682a" fill-rule="evenodd" d="M8 8H292V392H8zM10.5 10.500V389.500H289.500V10.500z"/>'.replaceAll(
    ".500",
    ".5",
  ) +
  `<path fill="url(#B)" d="${PANEL}"/><clipPath id="x"><path d="${PANEL}"/></clipPath><g clip-path="url(#x)"><path class="f" opacity=".3" d="${burst(150, cy, 90, 260, 32)}"/><circle cx="150" cy="${cy}" r="144" fill="url(#A)"/>${content}</g>` +
  `<path fill="none" stroke="#94682a" stroke-width="3" d="${PANEL}"/>` +
  line(1, "M80 32H220V84H268V316H220V368H80V316H32V84H80z") +
  pip(suit, 44, 50, 0.62) +
  pip(suit, 256, 50, 0.62) +
  pip(suit, 256, 350, 0.62, 180) +
  pip(suit, 44, 350, 0.62, 180);
const halo = (suit) =>
  `<path fill="none" stroke="url(#G)" stroke-width="${f1(2.2 / 4)}" transform="translate(150 172) scale(4)" d="${SUIT[suit]}"/><path fill="none" stroke="url(#G)" stroke-width=".26" transform="translate(150 172) scale(4.3)" d="${SUIT[suit]}"/>`;
const jewel = (suit, x, y, k) =>
  `<circle cx="${x}" cy="${y}" r="${f1(38 * k)}" fill="#f4e8cc" stroke="#94682a" stroke-width="2"/>` +
  pip(suit, x, y, k * 0.68);
export const crownKing =
  '<path class="h" stroke-width="2.4" d="M98 138L84 62L116 94L128 48L150 84L172 48L184 94L216 62L202 138Q150 118 98 138z"/><path class="d" d="M202 138L216 62L196 82L186 132z"/>' +
  line(1.2, "M96 126Q150 106 204 126M104 118L100 88M128 108L128 72M172 108L172 72M196 118L200 88") +
  [
    [84, 62],
    [128, 47],
    [172, 47],
    [216, 62],
  ]
    .map(([x, y]) => `<circle class="f" cx="${x}" cy="${y}" r="6"/>`)
    .join("");
export const kingBeard =
  both(
    '<path class="d" d="M104 158C98 200 104 254 130 274C138 280 144 284 150 292V224C144 222 138 214 130 214C116 212 106 190 104 158z"/>',
  ) +
  both(
    line(
      1.4,
      "M105 170C100 210 110 254 132 274C140 280 146 286 150 292M110 198C110 226 116 248 134 264M120 214C120 232 126 246 142 262M132 218C132 232 136 242 148 256M150 206C144 202 134 202 124 210",
    ),
  ) +
  '<path class="d" d="M122 210C132 200 144 202 150 207C156 202 168 200 178 210C166 210 158 212 150 211C142 212 134 210 122 210z"/><path class="r" d="M138 214Q150 210 162 214Q150 222 138 214z"/>';
export const crownQueen =
  '<path class="h" stroke-width="2.2" d="M102 120C108 92 122 78 126 52C134 66 140 66 150 38C160 66 166 66 174 52C178 78 192 92 198 120Q150 96 102 120z"/>' +
  line(1.1, "M106 110Q150 86 194 110M126 66V96M150 52V90M174 66V96") +
  '<circle class="f" cx="150" cy="36" r="5"/><circle class="f" cx="126" cy="50" r="4"/><circle class="f" cx="174" cy="50" r="4"/>';
export const capJack =
  '<path class="h" stroke-width="2.2" d="M88 136C82 104 100 76 138 70C180 64 216 80 220 104C222 116 212 122 204 128L206 142Q150 118 94 146z"/><path class="d" d="M220 104C222 116 212 122 204 128L206 142L188 135C194 118 190 90 168 68C200 70 218 86 220 104z"/>' +
  line(1.1, "M91 126Q150 104 204 126M100 110C116 92 150 82 190 86") +
  '<path class="h" stroke-width="1.8" d="M96 132C66 110 54 70 72 34C92 52 106 88 96 132z"/>' +
  line(1, "M96 132C86 104 78 74 72 44M84 98L70 90M80 80L68 70M88 112L74 108M82 88L92 80M78 70L86 60");
export const robe = both(
  '<path class="d" d="M15 400C22 340 54 300 118 274L150 318V400z"/><path class="n" d="M118 270L92 292L112 330L150 352V318z"/>' +
    line(2.2, "M15 400C22 340 54 300 100 282M118 270L92 292L112 330L150 352M118 270L150 318") +
    line(1, "M84 296C60 314 46 340 40 400M100 314C78 334 70 360 68 400M112 336C100 352 96 374 96 400"),
);
export const ACE_WING = both(
  line(
    2,
    "M138 188C100 186 64 160 52 112C76 132 96 138 116 140M66 148C84 160 104 164 122 162M84 174C100 182 116 184 132 180",
  ) + line(1, "M60 132C82 148 100 152 118 150M76 162C92 172 110 176 128 172"),
);
const HEADS = {
  king: () =>
    throat + robe + face + eyes + kingBeard + `<g transform="translate(21 6) scale(.86 .96)">${crownKing}</g>`,
  queen: () => waves + throat + robe + face + eyes + mouth + fringe + crownQueen + pearls,
  jack: () =>
    throat +
    robe +
    face +
    eyes +
    `<g transform="translate(150 213) scale(.9) translate(-150 -213)">${mouth}</g>` +
    bob +
    `<g transform="translate(8 4) scale(.97)">${capJack}</g>`,
};
const soul = (royalty, suit) => ({
  name: `${royalty[0].toUpperCase() + royalty.slice(1)} of ${suit}`,
  accent: { hearts: "elemental", diamonds: "gambler", spades: "time", clubs: "luck" }[suit],
  draw: () =>
    royalty === "ace"
      ? soulFrame(
          suit,
          rings(200, 118, 124) +
            `<path fill="none" stroke="url(#G)" stroke-width=".5" transform="translate(150 200) scale(3.3)" d="${SUIT[suit]}"/><path fill="none" stroke="url(#G)" stroke-width=".3" transform="translate(150 200) scale(3.05)" d="${SUIT[suit]}"/>` +
            `<path fill="#f4e8cc" transform="translate(150 200) scale(2.75)" d="${SUIT[suit]}"/>` +
            pip(suit, 150, 200, 2.5) +
            [1.9, 1.3]
              .map(
                (k, i) =>
                  `<path fill="none" stroke="${i % 2 ? "#e6bd5c" : "#94682a"}" stroke-width="${f1((i % 2 ? 1.2 : 2) / k)}" transform="translate(150 200) scale(${k})" d="${SUIT[suit]}"/>`,
              )
              .join("") +
            both(
              line(
                1.6,
                "M80 322A70 70 0 0 0 150 372M80 338A54 54 0 0 0 134 372M80 352A40 40 0 0 0 120 372M80 78A70 70 0 0 1 150 28M80 62A54 54 0 0 1 134 28M80 46A40 40 0 0 1 120 28",
              ),
            ),
          200,
        )
      : soulFrame(
          suit,
          halo(suit) +
            skinned({ hearts: "olive", diamonds: "brown", spades: "pale", clubs: "deep" }[suit], HEADS[royalty]()) +
            jewel(suit, 150, 340, 0.62),
        ),
});

// ---- dice -----------------------------------------------------------------------------------------------
// Plain geometric capitals, drawn as strokes: they read at 24 px and a die needs no font.
const GLYPH = {
  K: "M-10-18V18M12-18L-9 2M-3-4L13 18",
  Q: "M0-17A16 17 0 1 0 .1-17zM4 6L16 20",
  J: "M8-18V6A9.5 11 0 0 1-11 7",
  A: "M-15 18L0-16L15 18M-10 8H10",
  10: "M-14-18V18M6-16A9 16 0 1 0 6.1-16z",
  9: "M11-6A11 11 0 1 0-11-6A11 11 0 1 0 11-6C11 6 6 14-4 18",
};
export const die = (v, x, y, k = 1, rot = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k})">` +
  '<path fill="#03100c" opacity=".6" d="M-28 36H36L40-20L46 30Q46 44 34 44H-18Q-28 44-28 36z"/><rect x="-34" y="-34" width="68" height="68" rx="12" fill="#123a2e"/><path fill="#1d5a47" d="M-34-22Q-34-34-22-34H22Q34-34 34-22L-22 34Q-34 34-34 22z" opacity=".7"/>' +
  '<rect class="g" x="-33" y="-33" width="66" height="66" rx="11" stroke-width="2.4"/><rect class="g" x="-27" y="-27" width="54" height="54" rx="7" stroke-width=".9"/>' +
  `<path fill="none" stroke="#ffe9ad" stroke-width="6.5" d="${GLYPH[v]}"/></g>`;

export const portraits = {
  "ada-vane": {
    accent: "gambler",
    name: "Ada Vane, a gambler",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          throat +
          fur +
          pearls +
          face +
          eyes +
          mouth +
          brimShade +
          bob +
          cloche +
          holder +
          fan(214, 388) +
          glove(212, 372),
      ),
  },
  fedora: {
    accent: "gambler",
    name: "A gambler in a hat",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("olive", throat + coat + collarUp + jaw + eyes) +
          stubble +
          smirk +
          matchstick +
          '<path fill="#05100d" opacity=".5" d="M104 168C118 158 176 150 196 164L193 130H106z"/>' +
          hatDown +
          oneCard(226, 312, 12) +
          glove(218, 378),
      ),
  },
  "the-house": {
    accent: "time",
    name: "The one who keeps the table",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          '<path class="b" stroke-width="2" d="M106 140C104 196 124 226 132 236L120 280L150 318L180 280L168 236C176 226 196 196 194 140z"/>' +
          coat +
          '<path class="f" d="M114 166l30 7l-30 9zM186 166l-30 7l30 9z"/>' +
          fedora +
          fan(150, 402, 5, false) +
          glove(98, 372) +
          glove(202, 372),
      ),
  },
  "patron-death": {
    accent: "death",
    name: "Patron: Death",
    draw: () => frame(rings(160, 126, 133) + cowl + skull + cardHeart + boneHands, 160),
  },
  "patron-luck": {
    accent: "luck",
    name: "Patron: Luck",
    draw: () =>
      frame(
        rings(160, 116, 132) +
          wheel() +
          gown +
          throat +
          waves +
          face +
          fringe +
          blindfold +
          mouth +
          die("A", 104, 348, 0.84, -14) +
          die("K", 196, 348, 0.84, 14),
        160,
      ),
  },
  "delphine-robichaux": {
    accent: "gambler",
    name: "Delphine Robichaux",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("brown", throat + shawl + choker + hoops + face + eyes + noseWide + lips) +
          rim("M196 160C194 198 176 226 150 238") +
          headwrap +
          foldingFan(96, 394),
      ),
  },
  "moses-tillery": {
    accent: "gambler",
    name: "Moses Tillery",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("deep", throat + coat + ears + face + eyes + noseWide) +
          browsWhite +
          age("M112 176C118 180 124 180 130 178M124 192C120 198 118 202 118 206") +
          greatBeard +
          brimShade +
          parsonHat +
          hollowBook(216, 348) +
          glove(226, 388),
      ),
  },
  "birdie-lavallee": {
    accent: "gambler",
    name: "Birdie Lavallee",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          throat +
          coat +
          scarf +
          face +
          eyes +
          freckles +
          grin +
          flyingCap +
          goggles +
          line(1.6, "M22 350C40 356 66 350 76 334C84 318 68 306 60 318C54 332 76 336 96 316") +
          cardPlane(72, 268),
      ),
  },
  "winifred-sloane": {
    accent: "gambler",
    name: "Winifred Sloane",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          cloud +
          skinned(
            "pale",
            throat +
              ruff +
              face +
              eyes +
              `<g transform="translate(150 213) scale(.86 .9) translate(-150 -213)">${mouth}</g>`,
          ) +
          age(
            "M122 190C114 198 112 208 116 216M128 222C132 226 136 228 140 229M112 182C118 186 126 188 134 186M140 136C138 132 138 130 140 126M104 176C106 180 106 184 105 188",
            0.6,
          ) +
          curls +
          spectacles +
          cup(206, 342),
      ),
  },
  "hoyt-abernathy": {
    accent: "gambler",
    name: "Hoyt Abernathy",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          shirtsleeves +
          skinned("olive", thickNeck + bigEars + broad + eyes) +
          walrus +
          eyeshade +
          bowTie(150, 278, 0.9) +
          cascade,
      ),
  },
  "mei-lin-harker": {
    accent: "gambler",
    name: "Mei-Lin Harker",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("olive", throat + dinner + face) +
          eyesPlain +
          mouth +
          sharpBob +
          bowTie(150, 304, 0.8) +
          chips(70, 392, 12) +
          chips(230, 392, 5, 2),
      ),
  },
  "thaddeus-okafor": {
    accent: "gambler",
    name: "Thaddeus Okafor",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("deep", throat + dinner + ears + face + eyes + noseWide) +
          rim("M196 160C194 192 184 214 168 228") +
          smirk +
          goatee +
          monocle +
          brimShade +
          bowler +
          dove +
          bowTie(150, 300, 0.95),
      ),
  },
  "virgil-nakamura": {
    accent: "gambler",
    name: "Virgil Nakamura",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("olive", throat + rollneck + jacket + ears + jaw) +
          smirk +
          blackGlasses +
          pompadour +
          sweet,
      ),
  },
  "inez-caldera": {
    accent: "gambler",
    name: "Inez Caldera",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          comb +
          lace +
          skinned("olive", throat + shawl + face + eyes + mouth) +
          age("M122 192C116 198 114 206 116 212M104 172C106 176 106 180 105 184", 0.45) +
          smoothHair +
          choker +
          mirror(214, 318) +
          glove(200, 384),
      ),
  },
  "lazarus-moon": {
    accent: "gambler",
    name: "Lazarus Moon",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("pale", throat + coat + ears + face + eyes) +
          hollow +
          age("M126 196C120 204 118 210 120 218", 0.6) +
          '<path fill="#5b3a3c" d="M130 214Q150 209 170 214Q150 219 130 214z"/>' +
          brimShade +
          `<g transform="translate(0 -3) scale(1 .97)">${stovepipe}${tag}</g>` +
          lily(82, 318) +
          glove(80, 384),
      ),
  },
  "priya-hollister": {
    accent: "gambler",
    name: "Priya Hollister",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("brown", throat + vest + face + eyes + mouth) +
          '<circle class="f" cx="141" cy="197" r="2.6"/>' +
          sweptHair +
          plait +
          knight(80, 304),
      ),
  },
  "zora-pettibone": {
    accent: "gambler",
    name: "Zora Pettibone",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          moonHair +
          skinned("deep", throat + jacket + face + eyes + noseWide) +
          hairline +
          hoops +
          bubble +
          pick,
      ),
  },
  "ezekiel-byrd": {
    accent: "gambler",
    name: "Ezekiel Byrd",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("olive", throat + ears + jersey + face + eyes) +
          age("M122 190C118 194 116 198 114 202M104 172C106 176 106 180 105 184M112 178C118 182 124 182 130 180", 0.5) +
          shortBeard +
          pipe +
          seaCap +
          parrot,
      ),
  },
  "odessa-marsh": {
    accent: "gambler",
    name: "Odessa Marsh",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          longHair +
          skinned("deep", throat + shawl + face + eyes + noseWide + lips) +
          shutEye +
          sunHat +
          tumbler(214, 334) +
          glove(212, 378),
      ),
  },
  "omar-bellweather": {
    accent: "gambler",
    name: "Omar Bellweather",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          skinned("brown", throat + rollneck + jacket + ears + jaw + eyes) +
          blackBeard +
          brimShade +
          flatCap +
          trumpet +
          glove(170, 384),
      ),
  },
  "saoirse-galloway": {
    accent: "gambler",
    name: "Saoirse Galloway",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          copperCurls +
          skinned("pale", throat + gown + face + RED_BROWS) +
          freckles +
          smirkRed +
          curlFringe +
          fox,
      ),
  },
  "the-house-vexed": {
    accent: "elemental",
    name: "The one who keeps the table, out of temper",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          steam +
          nobody +
          coat +
          glare +
          `<g transform="translate(0 8)">${fedora}</g>` +
          loose([
            [62, 250, -34, 0.9],
            [42, 330, 20, 0.9],
            [236, 262, 28, 0.9],
            [262, 340, -16, 0.9],
            [216, 210, -12, 0.62],
            [88, 206, 14, 0.62],
          ]) +
          glove(104, 378) +
          glove(196, 378),
      ),
  },
  refused: {
    accent: "elemental",
    name: "The one who keeps the table will not have it: two cards crossed",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          nobody +
          coat +
          glare +
          `<g transform="translate(0 8)">${fedora}</g>` +
          oneCard(150, 316, -42) +
          oneCard(150, 316, 42) +
          glove(96, 382) +
          `<g transform="matrix(-1 0 0 1 300 0)">${glove(96, 382)}</g>`,
      ),
  },
  "back-out": {
    accent: "luck",
    name: "The dice are left on the cloth, and a hat lifts off",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          `<g transform="translate(0 6)">${raisedHat}</g>` +
          [
            ["9", 66, 300, -8],
            ["10", 108, 318, 5],
            ["J", 150, 302, -4],
            ["Q", 192, 320, 7],
            ["K", 234, 302, -6],
          ]
            .map(([v, x, y, a]) => die(v, x, y, 0.62, a))
            .join(""),
      ),
  },
  "the-house-winning": {
    accent: "gambler",
    name: "The one who keeps the table, ahead",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          nobody +
          coat +
          delight +
          fedora +
          chips(62, 394, 9, 1) +
          chips(238, 394, 12) +
          `<g transform="translate(150 346) scale(1.25)"><path class="r" d="${SUIT.hearts}"/><path fill="#6d1420" d="M0 26C40-4 28-32 11-30C4-29 0-22 0-18z"/><path class="g" stroke-width="2" d="${SUIT.hearts}"/></g>` +
          glove(112, 384) +
          `<g transform="matrix(-1 0 0 1 300 0)">${glove(112, 384)}</g>`,
      ),
  },
  "the-house-beaten": {
    accent: "luck",
    name: "The one who keeps the table, beaten",
    draw: () => frame(rings(165, 122, 128) + emptyCollar + shyEyes + raisedHat),
  },
  "patron-paragon": {
    accent: "paragon",
    name: "Patron: Paragon",
    draw: () =>
      frame(
        rings(165, 122, 128) +
          armsUp +
          shoulders +
          throat +
          singlet +
          face +
          eyes +
          mouth +
          crop +
          cardHouse +
          heart(150, 372, 1.2),
      ),
  },
  "patron-illusion": {
    accent: "illusion",
    name: "Patron: Illusion",
    draw: () =>
      frame(rings(165, 132, 138) + peacock + gown + throatDark + noFace + masks + fistOn(88, 376) + fistOn(212, 376)),
  },
  "patron-elemental": {
    accent: "elemental",
    name: "Patron: Elemental",
    draw: () =>
      frame(
        rings(165, 124, 130) +
          four +
          flameHair +
          throat +
          gown +
          face +
          eyes +
          mouth +
          peak +
          fourHands +
          arms +
          fire(150, 318, 1.02),
      ),
  },
  "patron-transmutation": {
    accent: "transmutation",
    name: "Patron: Transmutation",
    draw: () => frame(rings(165, 122, 136) + halves + profile + laurel + bustCut),
  },
  "patron-time": {
    accent: "time",
    name: "Patron: Time",
    draw: () => frame(rings(156, 132, 138) + clockCase + dial, 156),
  },
};
export const souls = Object.fromEntries(
  ["king", "queen", "jack", "ace"].flatMap((r) => Object.keys(SUIT).map((u) => [`soul-${r}-${u}`, soul(r, u)])),
);
function wheel() {
  let s = "";
  for (let i = 0; i < 12; i++)
    s += `<g transform="translate(${pt(polar(150, 160, 116, i * 30))}) rotate(${i * 30 + 90})"><path class="l" d="M0 0C-9-4-9-12-3-12L0-9L3-12C9-12 9-4 0 0C4-9 12-9 12-3L9 0L12 3C12 9 4 9 0 0C9 4 9 12 3 12L0 9L-3 12C-9 12-9 4 0 0C-4 9-12 9-12 3L-9 0L-12-3C-12-9-4-9 0 0z"/></g>`;
  return s;
}

// ---- things: each with the size of its space and its own light ---------------------------------------------
const spriteDefs = (w, h) => defs("#f0c868", 40, w, h);
const cells = (ids, f) =>
  ids
    .map(
      (v, i) =>
        `<view id="face-${v.toLowerCase()}" viewBox="${i * 80} 0 80 80"/><use href="#b" x="${i * 80}"/>${f(v, i * 80 + 40)}`,
    )
    .join("");
const dieBase = (body, lit, low, rx) =>
  def(
    "b",
    `<rect x="6" y="8" width="68" height="68" rx="${rx}" fill="${low}"/><rect x="5" y="4" width="68" height="68" rx="${rx}" fill="${body}"/><path fill="${lit}" opacity=".75" d="M5 16Q5 4 17 4H61Q73 4 73 16L17 72Q5 72 5 60z"/><rect class="g" x="6" y="5" width="66" height="66" rx="${rx - 1}" stroke-width="2.4"/><rect class="g" x="12" y="11" width="54" height="54" rx="${rx - 5}" stroke-width="1"/>`,
  );
export const diceFaces = () =>
  dieBase("#123a2e", "#1d5a47", "#03100c", 12) +
  cells(
    ["9", "10", "J", "Q", "K", "A"],
    (v, x) =>
      `<path fill="none" stroke="#ffe9ad" stroke-width="6.5" transform="translate(${x - 1} 38)" d="${GLYPH[v]}"/>`,
  );
const PIPS = [[5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];
export const gmDie = () =>
  dieBase("#4a0f1b", "#6d1828", "#1a0408", 14) +
  cells(["1", "2", "3", "4", "5", "6"], (v, x) =>
    PIPS[v - 1]
      .map(
        (n) =>
          `<circle cx="${x - 1 + (((n - 1) % 3) - 1) * 17}" cy="${38 + (Math.floor((n - 1) / 3) - 1) * 17}" r="6.4" fill="#fbeed2"/>`,
      )
      .join(""),
  );
// The scales: turn #beam about (200,70); move each pan with the end of the beam it hangs from, (70,70) and (330,70).
const bowl = (x, c, low, sign) =>
  line(2, `M${x} 70L${x - 48} 178M${x} 70L${x + 48} 178M${x} 70V178`) +
  `<path fill="${c}" d="M${x - 56} 178H${x + 56}C${x + 50} 212 ${x + 24} 224 ${x} 224S${x - 50} 212 ${x - 56} 178z"/><path fill="${low}" d="M${x + 14} 178H${x + 56}C${x + 50} 212 ${x + 24} 224 ${x} 224C${x + 16} 212 ${x + 20} 196 ${x + 14} 178z"/>` +
  line(2.6, `M${x - 56} 178H${x + 56}C${x + 50} 212 ${x + 24} 224 ${x} 224S${x - 50} 212 ${x - 56} 178z`) +
  `<circle class="f" cx="${x}" cy="70" r="6"/>` +
  sign;
export const scalesThing = () =>
  '<g id="stand"><path class="b" stroke-width="2" d="M192 78H208L214 250H186zM160 250H240V262H160zM140 262H260V276H140zM116 276H284V292H116z"/>' +
  line(1, "M200 84V244M194 100L191 244M206 100L209 244M168 256H232M150 269H250M128 284H272") +
  '</g><g id="beam"><path class="h" stroke-width="2" d="M70 66C110 66 150 56 200 58C250 56 290 66 330 66V74C290 76 250 80 200 84C150 80 110 76 70 74z"/>' +
  line(1, "M90 70C130 70 160 66 200 70C240 66 270 70 310 70") +
  '<path class="f" d="M194 84H206L200 132z"/><path class="h" stroke-width="2" d="M200 54C184 40 180 28 190 24C196 22 199 27 200 31C201 27 204 22 210 24C220 28 216 40 200 54z"/><circle class="f" cx="200" cy="70" r="14"/><circle class="r" cx="200" cy="70" r="8"/></g>' +
  '<g id="left-pan">' +
  bowl(70, "#c79a42", "#94682a", "") +
  '</g><g id="right-pan">' +
  bowl(330, "#6b56b8", "#43337c", "") +
  "</g>";
export const blessing = () =>
  `<path class="f" stroke="#5b3f16" stroke-width=".9" d="${Array.from({ length: 24 }, (_, i) => `M${pt(polar(60, 60, 40, i * 15 - 4))}L${pt(polar(60, 60, i % 2 ? 50 : 59, i * 15))}L${pt(polar(60, 60, 40, i * 15 + 4))}z`).join("")}"/><circle cx="60" cy="60" r="41" fill="#0a1f19"/><circle class="g" cx="60" cy="60" r="40" stroke-width="3"/><circle class="g" cx="60" cy="60" r="35" stroke-width="1"/><path fill="#fff2c2" transform="translate(60 64) scale(.82)" d="${SUIT.hearts}"/><path fill="#e6bd5c" transform="translate(60 64) scale(.82)" d="M0 26C40-4 28-32 11-30C4-29 0-22 0-18z"/>` +
  line(2.4, "M44 33Q60 24 76 33");
export const curse = () => {
  let t = "";
  for (let i = 0; i < 10; i++) {
    const a = i * 36 - 90;
    t += `M${pt(polar(60, 60, 40, a - 14))}Q${pt(polar(60, 60, 46, a - 4))} ${pt(polar(60, 60, i % 2 ? 50 : 59, a + 12))}Q${pt(polar(60, 60, 48, a + 8))} ${pt(polar(60, 60, 40, a + 12))}z`;
  }
  return `<path fill="#9c2130" stroke="#f08a9b" stroke-width="1" d="${t}"/><circle cx="60" cy="60" r="42" fill="#17060a"/><circle cx="60" cy="60" r="40" fill="none" stroke="#c43a4a" stroke-width="3.4"/><g transform="translate(60 58) rotate(180) scale(.86)"><path fill="#9c2130" d="${SUIT.hearts}"/><path fill="#5e0f1b" d="M0 26C40-4 28-32 11-30C4-29 0-22 0-18z"/></g><path fill="none" stroke="#17060a" stroke-width="4.5" stroke-linejoin="round" d="M62 32L55 46L66 54L54 66L63 76L59 90"/>`;
};
export const lost = () =>
  `<circle cx="60" cy="60" r="54" fill="#0a1512"/><circle cx="60" cy="60" r="52" fill="none" stroke="#7d8a80" stroke-width="2.4" stroke-dasharray="10 6"/><path fill="#22332c" stroke="#c3cdc2" stroke-width="2.2" stroke-linejoin="round" d="M18 76C30 66 38 64 42 63C43 44 48 34 54 36C58 38 60 40 62 38C70 33 77 46 78 63C84 65 94 68 102 76C88 84 72 86 60 86S32 84 18 76z"/><path fill="none" stroke="#c3cdc2" stroke-width="2" d="M43 55Q60 61 77 55M42 63Q60 70 78 63"/><path fill="none" stroke="#7d8a80" stroke-width="2" stroke-linecap="round" d="M34 96H86"/>`;
// The signs of the Patrons, for a line of text or a corner: each the object of its portrait.
const SIGN = {
  death:
    '<path fill="#fbeed2" d="M40 12C24 12 15 24 16 37C17 45 21 47 23 51L25 62C31 66 49 66 55 62L57 51C59 47 63 45 64 37C65 24 56 12 40 12z"/><path fill="#071512" d="M22 38C25 31 35 32 37 39C37 46 31 50 26 47C23 45 22 42 22 38zM58 38C55 31 45 32 43 39C43 46 49 50 54 47C57 45 58 42 58 38zM40 46l-4 8q4 1 4-1q0 2 4 1zM31 57h2v8h-2zM39 58h2v8h-2zM47 57h2v8h-2z"/>',
  illusion:
    '<path fill="#b79bff" d="M14 18Q40 8 66 18C70 40 60 60 40 70C20 60 10 40 14 18z"/><path fill="#5d478f" d="M40 13Q55 13 66 18C70 40 60 60 40 70z"/><path fill="#071512" d="M20 34C24 26 33 27 36 35C31 39 24 39 20 34zM60 34C56 26 47 27 44 35C49 39 56 39 60 34zM27 50Q40 58 53 50C51 62 29 62 27 50z"/>',
  elemental: `<path fill="#ff9a5c" transform="translate(40 44) scale(.6)" d="${FLAME}"/><path fill="#fff2c2" transform="translate(40 56) scale(.26)" d="${FLAME}"/>`,
  transmutation:
    '<path fill="#5b2a18" stroke="#e08a5a" stroke-width="3" d="M40 12A28 28 0 0 0 40 68z"/><path fill="none" stroke="#f0b184" stroke-width="2.4" d="M40 22A18 18 0 0 0 40 58"/><path fill="#2e7d57" stroke="#9bd97f" stroke-width="2.4" stroke-linejoin="round" d="M40 8C62 20 66 52 40 72z"/><path fill="none" stroke="#9bd97f" stroke-width="2" d="M40 32L52 26M40 44L56 38M40 56L52 50"/>',
  time: '<circle cx="40" cy="40" r="26" fill="#fbeed2" stroke="#7fc4e8" stroke-width="3.4"/><path stroke="#2a1d18" stroke-width="3" d="M40 18v6M40 56v6M18 40h6M56 40h6"/><path fill="none" stroke="#071512" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round" d="M40 50V40L53 26"/>',
  paragon:
    '<path fill="none" stroke="#fbeed2" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M11 68L25 45L39 68M41 68L55 45L69 68M26 34L40 11L54 34"/><path stroke="#f08a9b" stroke-width="5" stroke-linecap="round" d="M18 40H62"/>',
  luck: '<path fill="#9bd97f" transform="translate(40 40) scale(2.3)" d="M0 0C-9-4-9-12-3-12L0-9L3-12C9-12 9-4 0 0C4-9 12-9 12-3L9 0L12 3C12 9 4 9 0 0C9 4 9 12 3 12L0 9L-3 12C-9 12-9 4 0 0C-4 9-12 9-12 3L-9 0L-12-3C-12-9-4-9 0 0z"/>',
};
export const signs = () =>
  def(
    "b",
    '<circle cx="40" cy="40" r="39" fill="#0a1f19"/><circle class="g" cx="40" cy="40" r="37.500" stroke-width="2"/>'.replace(
      "37.500",
      "37.5",
    ),
  ) +
  Object.entries(SIGN)
    .map(
      ([id, d], i) =>
        `<view id="${id}" viewBox="${i * 80} 0 80 80"/><g transform="translate(${i * 80} 0)"><use href="#b"/><g transform="translate(8 8) scale(.8)">${d}</g></g>`,
    )
    .join("");
export const suitSigns = () =>
  Object.keys(SUIT)
    .map(
      (u, i) =>
        `<view id="${u}" viewBox="${i * 80} 0 80 80"/><rect x="${i * 80 + 4}" y="4" width="72" height="72" rx="6" fill="#f4e8cc"/>${pip(u, i * 80 + 40, 40, 0.95)}`,
    )
    .join("");
export const cardBack = () => {
  const m =
    '<path fill="#06110f" stroke="#94682a" stroke-width="3" d="M150 116L218 200L150 284L82 200z"/>' +
    line(1.2, "M150 128L208 200L150 272L92 200z") +
    `<g id="o">${heart(150, 175, 1.9)}${line(1.2, "M150 136L176 168M150 136L124 168")}</g>`;
  return (
    '<path fill="#050d0b" d="M0 0H300V400H0z"/><path fill="#0f2c24" d="M14 14H286V386H14z"/><defs><pattern id="P" width="34" height="42.5" patternUnits="userSpaceOnUse" x="14" y="14"><path fill="none" stroke="#b98a35" stroke-width="1.6" d="M0 0L34 42.5M34 0L0 42.5"/><path fill="none" stroke="#b98a35" stroke-width=".8" d="M0 8L27.600 42.500M6.400 0L34 34.500M27.600 0L0 34.500M34 8L6.400 42.500"/><circle cx="17" cy="5" r="2" fill="#e6bd5c"/><path fill="#9c2130" d="M0 17.250l3.400 4l-3.400 4zM34 17.250l-3.400 4l3.400 4z"/></pattern><radialGradient id="O" gradientUnits="userSpaceOnUse" cx="150" cy="200" r="230"><stop offset=".3" stop-color="#06110f" stop-opacity="0"/><stop offset="1" stop-color="#06110f" stop-opacity=".8"/></radialGradient></defs>'.replace(
      /(\.\d+?)0+(?=\D)/g,
      "$1",
    ) +
    '<path fill="url(#P)" d="M26 26H274V374H26z"/><path fill="url(#O)" d="M26 26H274V374H26z"/>' +
    `<path fill="#0f2c24" d="M150 76L250 200L150 324L50 200z"/><path class="f" opacity=".75" d="${Array.from(
      { length: 36 },
      (_, i) => {
        const a = i * 10 + 5,
          r = 1 / (Math.abs(Math.cos((a * Math.PI) / 180)) / 96 + Math.abs(Math.sin((a * Math.PI) / 180)) / 119);
        return `M${pt(polar(150, 200, 60, a))}L${pt(polar(150, 200, r, a - 0.9))} ${pt(polar(150, 200, r, a + 0.9))}z`;
      },
    ).join("")}"/>` +
    line(3, "M150 76L250 200L150 324L50 200z") +
    m +
    '<g transform="rotate(180 150 200)">' +
    heart(150, 175, 1.9) +
    line(1.2, "M150 136L176 168M150 136L124 168") +
    "</g>" +
    line(2.5, "M14 14H286V386H14z") +
    line(1.2, "M26 26H274V374H26z") +
    line(0.9, "M20 20H280V380H20z")
  );
};
export const highAce = () =>
  frame(
    rings(190, 132, 138) +
      '<g transform="rotate(-4 150 200)"><path fill="#020706" opacity=".5" d="M72 70h168v276H72z"/><path fill="#f4e8cc" stroke="#1a120c" stroke-width="2" d="M62 66q0-8 8-8h160q8 0 8 8v270q0 8-8 8H70q-8 0-8-8z"/>' +
      line(1.4, "M72 68H228V334H72z") +
      `<g transform="translate(150 172) scale(2.5)"><path fill="#0b1f18" d="${SUIT.spades}"/></g>` +
      [2.1, 1.7, 1.3]
        .map(
          (k) =>
            `<path fill="none" stroke="#e6bd5c" stroke-width="${f1(1.6 / k)}" transform="translate(150 ${f1(172)}) scale(${k})" d="${SUIT.spades}"/>`,
        )
        .join("") +
      pip("spades", 90, 92, 0.5) +
      pip("spades", 210, 310, 0.5, 180) +
      '<path fill="#7d1926" d="M62 262H238V282H62z"/><path fill="#9c2130" d="M62 262H238V268H62zM140 58H146V344H140z"/><path fill="#7d1926" d="M146 58H160V344H146z"/><path fill="#9c2130" d="M150 272L112 340L126 334L134 348L152 284zM150 272L188 340L174 334L166 348L148 284z"/><path fill="#5e0f1b" d="M150 272L188 340L174 334L166 348L148 284z"/></g>' +
      '<g transform="translate(155 272)"><path fill="#5e0f1b" d="M-40 4C-44-14-34-34-18-38C-4-46 22-42 32-30C46-18 44 6 38 18C32 36 10 44-6 40C-26 40-38 22-40 4z"/><path fill="#9c2130" d="M-39 0C-42-16-32-34-16-38C-2-44 20-40 30-28C42-16 40 4 34 16C28 32 8 40-8 36C-26 36-36 18-39 0z"/><circle r="26" fill="#7d1926" stroke="#c43a4a" stroke-width="1.6"/>' +
      `<path fill="#d8a24a" transform="translate(0 2) scale(.6)" d="${SUIT.hearts}"/><path fill="none" stroke="#e88f98" stroke-width="2.4" stroke-linecap="round" d="M-32-8C-32-22-24-30-14-33"/></g>`,
    190,
  );

// ---- how it ends: three scenes the size of a door -----------------------------------------------------------
const wide = (content, cx, cy, glow = 0.26, n = 48) =>
  `<path fill="#040b09" d="M0 0H640V400H0z"/><path fill="url(#B)" d="M12 12H628V388H12z"/><svg x="13" y="13" width="614" height="374" viewBox="13 13 614 374"><path class="f" opacity="${glow}" d="${burst(cx, cy, 70, 460, n)}"/>${content}</svg>` +
  line(3, "M12 12H628V388H12z") +
  line(1, "M19 19H621V381H19z") +
  both(line(1.4, corner), 320);
const coupe =
  '<path fill="#0f2c24" opacity=".7" d="M-40-52C-38-26-18-13 0-11C18-13 38-26 40-52z"/><path fill="#f3d78a" d="M-37-42H37C32-23 16-13 0-11C-16-13-32-23-37-42z"/><path fill="#c9973f" d="M12-42H37C32-23 16-13 0-11C10-18 14-30 12-42z"/><ellipse cy="-42" rx="37" ry="4" fill="#fff2c2"/>' +
  line(2, "M-40-52C-38-26-18-13 0-11C18-13 38-26 40-52M0-11V48") +
  '<ellipse class="g" cy="-52" rx="40" ry="5" stroke-width="1.6"/><circle cx="-14" cy="-58" r="2.4" fill="#fff2c2"/><circle cx="6" cy="-66" r="3" fill="#fff2c2"/><circle cx="20" cy="-60" r="1.8" fill="#fff2c2"/><circle cx="-4" cy="-78" r="1.8" fill="#fff2c2"/>';
const grip = (c, e) =>
  `<path fill="${c}" stroke="${e}" stroke-width="2" d="M-22 18C-26 4-16-4-4-4H12C24-4 28 8 24 20L22 60H-20z"/><path fill="none" stroke="${e}" stroke-width="1.8" stroke-linecap="round" d="M-22 12H6M-22 24H8M-20 36H8M8-2C2 10 4 26 12 34"/>`;
const SLEEVES = [
  () =>
    grip("#071512", "#e6bd5c") +
    '<path class="d" d="M-30 56H30L50 330H-50z"/>' +
    line(
      1.4,
      Array.from(
        { length: 24 },
        (_, i) =>
          `M${-42 + (i % 4) * 21 + (Math.floor(i / 4) % 2) * 10} ${64 + Math.floor(i / 4) * 26}a11 12 0 0 0 22 0`,
      ).join(""),
    ) +
    line(2.2, "M-30 56H30L50 330M-30 56L-50 330"),
  () =>
    grip("#f0d9ae", "#3a2418") +
    '<path fill="#f4e8cc" d="M-24 54H24L28 76H-28z"/><path class="d" d="M-32 74H32L56 330H-56z"/>' +
    line(2.2, "M-32 74H32L56 330M-32 74L-56 330") +
    line(1, "M-16 80L-28 330M0 80V330M16 80L28 330") +
    '<circle class="r" cx="0" cy="65" r="4.500"/>'.replace("4.500", "4.5"),
  () =>
    grip("#b8754c", "#2b1710") +
    '<path fill="#8a5233" d="M-20 58H22L44 330H-40z"/><path fill="#4c2c1c" d="M6 58H22L44 330H8z"/>' +
    line(4, "M-22 84H26M-23 94H27") +
    line(2, "M-24 108H29"),
  () =>
    grip("#dfb780", "#3a2418") +
    '<path fill="#f4e8cc" d="M-26 54H26L54 330H-54z"/><path fill="#b99d72" d="M6 54H26L54 330H10z"/><path class="r" d="M-37 150H37L39 168H-39z"/>' +
    line(2, "M-26 54H26L54 330M-26 54L-54 330M-27 66H27"),
];
export const victory = () =>
  wide(
    '<circle cx="320" cy="104" r="190" fill="url(#Y)"/>' +
      [60, 92]
        .map((r) => `<circle class="g" cx="320" cy="104" r="${r}" stroke-width="${r > 60 ? 1 : 2.4}"/>`)
        .join("") +
      `<path class="f" d="${Array.from({ length: 32 }, (_, i) => `M${pt(polar(320, 104, 62, i * 11.25 - 3))}L${pt(polar(320, 104, i % 2 ? 74 : 90, i * 11.25))}L${pt(polar(320, 104, 62, i * 11.25 + 3))}z`).join("")}"/><path fill="#0f2c24" d="M320 46a58 58 0 1 1-.1 0z"/>` +
      `<path class="r" transform="translate(320 108) scale(1.35)" d="${SUIT.hearts}"/><path fill="#6d1420" transform="translate(320 108) scale(1.35)" d="M0 26C40-4 28-32 11-30C4-29 0-22 0-18z"/>` +
      [
        [128, 150, 40],
        [512, 150, -40],
        [246, 214, 14],
        [394, 214, -14],
      ]
        .map(
          ([x, y, a], i) =>
            `<g transform="translate(${x} ${y}) rotate(${i % 2 ? -6 : 6})">${coupe}<g transform="rotate(${a}) translate(0 14)">${SLEEVES[[0, 3, 2, 1][i]]()}</g></g>`,
        )
        .join(""),
    320,
    104,
    0.4,
  );
export const defeat = () =>
  wide(
    line(2, "M320 13V34") +
      '<path class="d" d="M300 34H340L348 44H292zM284 48H356L368 62H272z"/>' +
      line(1.4, "M300 34H340L348 44H292zM284 48H356L368 62H272z") +
      '<g transform="translate(-80 -26) scale(1.25)"><path class="b" stroke-width="2" d="M150 330C160 258 220 232 292 222C282 206 280 188 284 172L240 168C254 152 276 150 286 146C288 110 300 92 320 92S352 110 354 146C364 150 386 152 400 168L356 172C360 188 358 206 348 222C420 232 480 258 490 330"/>' +
      line(1, "M288 138C308 144 332 144 352 138M300 226L320 268L340 226M250 240L276 330M390 240L364 330") +
      '<path class="f" d="M292 178l22 5l-22 7zM348 178l-22 5l22 7z"/></g>' +
      '<ellipse cx="320" cy="356" rx="292" ry="76" fill="#1a0f0a"/><ellipse class="g" cx="320" cy="356" rx="292" ry="76" stroke-width="3"/><ellipse cx="320" cy="352" rx="274" ry="64" fill="#0d2a21"/><ellipse class="g" cx="320" cy="352" rx="258" ry="56" stroke-width="1"/>' +
      '<g transform="translate(0 -6)">' +
      chips(252, 364, 6) +
      chips(396, 364, 8, 1) +
      chips(322, 374, 3, 2) +
      "</g>" +
      `<g transform="translate(322 296)"><circle r="84" fill="url(#H)"/><path class="r" transform="scale(1.5)" d="${SUIT.hearts}"/><path fill="#6d1420" transform="scale(1.5)" d="M0 26C40-4 28-32 11-30C4-29 0-22 0-18z"/></g>` +
      `<g transform="translate(190 216) rotate(-9) scale(.5)">${fedora}</g><g transform="translate(326 190) rotate(10) scale(.46)">${bowler}</g>` +
      both(
        '<path class="b" stroke-width="2.4" d="M170 268C104 286 66 322 76 352C92 386 170 388 214 376L206 346C176 352 150 350 148 340C152 324 180 310 214 304z"/>' +
          line(1, "M160 284C116 298 88 322 92 346M176 294C140 306 116 322 118 338") +
          '<path fill="#f4e8cc" d="M204 345L218 342L226 374L212 378z"/>' +
          '<path class="b" stroke-width="1.8" d="M218 344C236 336 262 340 272 350C280 354 278 360 270 362C282 364 280 372 270 372C278 376 272 382 264 380C250 384 236 382 226 374z"/>' +
          line(1.3, "M270 362C260 362 252 362 246 360M270 372C260 372 252 372 244 370"),
        320,
      ),
    320,
    180,
    0.16,
  );
const ace = (suit, x, y, rot, k = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k})"><path fill="url(#R)" d="M-30-50L-16-220H16L30-50z"/><path fill="#f4e8cc" stroke="#1a120c" stroke-width="2" d="M-34-44q0-6 6-6h56q6 0 6 6v88q0 6-6 6h-56q-6 0-6-6z"/>${line(1.2, "M-28-44H28V44H-28z")}${pip(suit, 0, 0, 0.74)}${pip(suit, -20, -36, 0.2)}${pip(suit, 20, 36, 0.2, 180)}</g>`;
const small = (x, hat) =>
  `<g transform="translate(${x} 338)"><path class="b" stroke-width="2" d="M-46 70C-42 36-26 22-12 18C-16 10-16-2-12-8H12C16-2 16 10 12 18C26 22 42 36 46 70"/>${hat}</g>`;
export const jacknarok = () =>
  wide(
    '<circle cx="320" cy="150" r="210" fill="url(#Y)"/>' +
      `<path class="f" d="${Array.from({ length: 40 }, (_, i) => `M${pt(polar(320, 150, 126, i * 9 - 3))}L${pt(polar(320, 150, [150, 206, 164, 182][i % 4], i * 9))}L${pt(polar(320, 150, 126, i * 9 + 3))}z`).join("")}"/><circle cx="320" cy="150" r="128" fill="#020706"/>` +
      line(3, "M320 22a128 128 0 1 1-.1 0z") +
      line(1, "M320 30a120 120 0 1 1-.1 0z") +
      '<g transform="translate(170 24) scale(1 1)"><path class="b" stroke-width="2.400" d="M-60 400C-30 330 50 300 118 274L132 236C120 226 106 206 104 150H196C194 206 180 226 168 236L182 274C250 300 330 330 360 400z"/>'.replace(
        "2.400",
        "2.4",
      ) +
      line(1, "M-20 400C10 346 70 318 116 292L150 340L184 292C230 318 290 346 320 400M118 274L150 320L182 274") +
      bob +
      capJack +
      `<path fill="#ffe6b0" d="M112 166l30 7l-30 10zM188 166l-30 7l30 10z"/><path fill="none" stroke="#e6bd5c" stroke-width="1.6" d="M132 214Q150 206 168 214M150 184L144 202H156"/>${pip("spades", 150, 106, 0.62, 0, "#f4e8cc")}</g>` +
      ace("hearts", 96, 236, 24, 0.92) +
      ace("spades", 186, 148, 15, 0.66) +
      ace("clubs", 462, 140, -16, 0.66) +
      ace("diamonds", 548, 232, -25, 0.92) +
      small(
        92,
        '<path class="h" stroke-width="1.8" d="M-32-2C-22-10-18-10-14-12C-14-30-8-38 0-36S14-30 14-12C18-10 22-10 32-2C16-6-16-6-32-2z"/>',
      ) +
      small(
        184,
        '<path class="h" stroke-width="1.8" d="M-18 4C-20-22-12-34 0-34S20-22 18 4C10-4-10-4-18 4z"/><path class="h" stroke-width="1.4" d="M14-10C12-24 18-36 28-44C30-30 26-16 14-10z"/>',
      ) +
      small(
        456,
        '<path class="h" stroke-width="1.8" d="M-26-4C-24-10-20-10-15-9C-16-28-10-36 0-36S16-28 15-9C20-10 24-10 26-4C14 0-14 0-26-4z"/>',
      ) +
      small(
        548,
        '<circle class="h" cx="0" cy="-14" r="22" stroke-width="1.8"/><path class="h" stroke-width="1.4" d="M-6-34C-14-44-2-52 4-44C12-50 20-40 8-34z"/>',
      ),
    320,
    150,
    0.3,
    36,
  );

// ---- the door: the back room ---------------------------------------------------------------------------
const scales = (tilt) => {
  const beam = (x) => Math.tan((tilt * Math.PI) / 180) * x;
  const pan = (x, c, id) =>
    `<g transform="translate(${x} ${f1(beam(x))})"><circle cy="78" r="52" fill="url(#${id})"/>` +
    line(1.3, "M0 0L-40 74M0 0L40 74M0 0V74") +
    `<path fill="${c}" d="M-46 74H46C40 98 20 106 0 106S-40 98-46 74z"/>` +
    line(2, "M-46 74H46C40 98 20 106 0 106S-40 98-46 74z") +
    "</g>";
  return (
    `<g transform="translate(320 96)">` +
    line(6, `M-132 ${f1(beam(-132))}L132 ${f1(beam(132))}`) +
    pan(-132, "#6f5420", "Y") +
    pan(132, "#4b3a86", "V") +
    line(3, "M0-30V0") +
    '<path class="f" d="M-5 0H5L0 46z"/><circle class="f" r="13"/><circle class="r" r="7"/></g>'
  );
};
export const door = () => {
  let s = `<path fill="#040b09" d="M0 0H640V400H0z"/><path fill="url(#B)" d="M12 12H628V388H12z"/><svg x="13" y="13" width="614" height="374" viewBox="13 13 614 374"><path class="f" opacity=".22" d="${burst(320, 66, 60, 420, 48)}"/>`;
  // panelling
  let p = "";
  for (const x of [60, 130, 200])
    p += `M${x - 28} 300V${x === 130 ? 70 : 96}a28 28 0 0 1 56 0V300M${x - 20} 300V${x === 130 ? 72 : 98}a20 20 0 0 1 40 0V300`;
  s += `<g opacity=".55">${both(line(1.2, p), 320)}</g>`;
  // cone of the lamp
  s += '<path fill="url(#L)" d="M276 58H364L584 344H56z"/>';
  // the one who keeps the table
  s +=
    '<g transform="translate(0 34)">' +
    '<path class="b" stroke-width="2" d="M196 330C204 262 246 232 292 222C282 206 280 188 284 172L240 168C254 152 276 150 286 146C288 110 300 92 320 92S352 110 354 146C364 150 386 152 400 168L356 172C360 188 358 206 348 222C394 232 436 262 444 330"/>' +
    line(1, "M288 138C308 144 332 144 352 138M300 226L320 268L340 226") +
    '<path class="f" d="M296 180l16 4l-16 5zM344 180l-16 4l16 5z"/></g>';
  s += scales(-6);
  // table
  s +=
    '<ellipse cx="320" cy="344" rx="262" ry="66" fill="#1a0f0a"/><ellipse class="g" cx="320" cy="344" rx="262" ry="66" stroke-width="3"/><ellipse cx="320" cy="340" rx="244" ry="56" fill="url(#T)"/><ellipse class="g" cx="320" cy="340" rx="228" ry="48" stroke-width="1"/>';
  s += both(
    '<path fill="#f4e8cc" d="M210 304C214 296 232 296 244 302C252 306 250 314 242 314L206 316z"/><path class="d" d="M186 306L210 302L208 318L184 320z"/>',
    320,
  );
  s += ["K", "A", "K", "Q", "K"]
    .map(
      (v, i) =>
        `<g transform="translate(${232 + i * 44} ${[338, 348, 340, 350, 338][i]}) scale(1 .72)">${die(v, 0, 0, 0.5, [-12, 8, -4, 14, -8][i])}</g>`,
    )
    .join("");
  // two who are deep in it
  const back = (d, hat) => `<path class="b" stroke-width="2.2" d="${d}"/>` + hat;
  s +=
    '<g transform="translate(-44 34)">' +
    back(
      "M-10 400C2 346 44 322 92 312C86 300 84 286 88 272L52 272C62 256 80 252 92 248C92 216 106 200 130 202C156 200 168 216 168 248C180 252 198 256 208 272L172 272C176 286 174 300 168 312C214 322 252 348 262 400z",
      line(
        1.2,
        "M92 262C112 268 148 268 168 262M92 250C112 256 148 256 168 250M30 400C44 364 66 346 96 336M222 400C212 368 196 352 172 340M130 318V400",
      ),
    ) +
    '</g><g transform="translate(44 34)">' +
    back(
      "M392 400C402 352 436 326 480 316C468 300 458 280 462 256C464 222 484 204 510 204S556 222 558 256C562 280 552 300 540 316C586 326 622 350 634 400z",
      line(
        1.2,
        "M462 262C490 276 530 276 558 262M461 250C490 264 530 264 559 250M474 286C496 296 524 296 546 286M440 400C450 366 470 346 494 336M586 400C576 368 556 348 530 338",
      ) +
        '<g transform="translate(468 250) rotate(-24)"><path class="n" d="M0 0C-16-16-14-50 6-72C14-46 12-16 0 0z"/>' +
        line(1.4, "M0 0C-16-16-14-50 6-72C14-46 12-16 0 0zM0-4C-4-24-2-44 4-62") +
        '<circle class="f" r="7"/><circle class="r" r="4"/></g>',
    ) +
    "</g>";
  // lamp
  s +=
    line(2, "M320 13V34") +
    '<path class="n" d="M300 34H340L348 44H292zM284 48H356L368 62H272z"/>' +
    line(2, "M300 34H340L348 44H292zM284 48H356L368 62H272z") +
    '<path fill="#fff3c4" d="M280 64H360Q320 80 280 64z"/></svg>';
  return s + line(3, "M12 12H628V388H12z") + line(1, "M19 19H621V381H19z") + both(line(1.4, corner), 320);
};
export const doorDefs = () =>
  defs("#f0c868", 190, 640, 400).replace(
    "</defs>",
    `<linearGradient id="L" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, "#ffeeb0", 0.5],
      [0.6, "#d9c07a", 0.14],
      [1, "#d9c07a", 0.04],
    ])}</linearGradient><radialGradient id="T" cy=".35">${stops([
      [0, "#3f9a6f"],
      [0.5, "#1d5a43"],
      [1, "#0d2a21"],
    ])}</radialGradient><radialGradient id="Y">${stops([
      [0, "#ffd977", 0.7],
      [1, "#ffd977", 0],
    ])}</radialGradient><radialGradient id="V">${stops([
      [0, "#b79bff", 0.7],
      [1, "#b79bff", 0],
    ])}</radialGradient></defs>`,
  );
export const endDefs = (c) =>
  defs("#f0c868", 150, 640, 400).replace(
    "</defs>",
    `<linearGradient id="R" x1="0" y1="1" x2="0" y2="0">${stops([
      [0, c, 0.85],
      [1, c, 0],
    ])}</linearGradient><radialGradient id="H">${stops([
      [0, "#e0455a", 0.6],
      [1, "#9c2130", 0],
    ])}</radialGradient><radialGradient id="Y">${stops([
      [0.5, "#ffd977", 0.5],
      [1, "#ffd977", 0],
    ])}</radialGradient></defs>`,
  );
export const thingsDice = () =>
  `<path fill="#0a1f19" d="M0 0H400V120H0z"/><circle cx="200" cy="60" r="0"/>` +
  ["K", "K", "J", "A", "9"].map((v, i) => die(v, 52 + i * 74, 58, 0.86, [-6, 4, -3, 7, -5][i])).join("");
export const table = (light = false) => {
  const [mid, near, far, dust, gilt] = light
    ? ["#d9e6d6", "#c3d6c6", "#a9c2b2", ".1 0 0 0 0 .25", "#7a5a1e"]
    : ["#1c4a3a", "#0f2a22", "#06110e", ".6 0 0 0 0 .9", "#c79a42"];
  return (
    `<defs><radialGradient id="T" cy=".46" r=".75"><stop stop-color="${mid}"/><stop offset=".55" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient><filter id="N" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 ${dust} 0 0 0 0 .75  0 0 0 .9 -.42"/></filter></defs><path fill="url(#T)" d="M0 0H640V400H0z"/><path filter="url(#N)" opacity=".16" d="M0 0H640V400H0z"/>` +
    `<g fill="none" stroke="${gilt}"><circle cx="320" cy="200" r="128" opacity=".3"/><circle cx="320" cy="200" r="123" opacity=".2"/><path opacity=".26" d="${Array.from({ length: 32 }, (_, i) => `M${pt(polar(320, 200, 119, i * 11.25))}L${pt(polar(320, 200, i % 2 ? 108 : 96, i * 11.25))}`).join("")}"/></g>`
  );
};

const sized = (w, h, defs, draw, name) => ({ w, h, defs, draw, name });
export const things = {
  back: sized(300, 400, () => defs(ACCENT.gambler), cardBack, "The back of a card"),
  "high-ace": sized(300, 400, () => defs(ACCENT.death, 190), highAce, "A High Ace, sealed"),
  "dice-faces": sized(480, 80, () => spriteDefs(80, 80), diceFaces, "The six faces of a poker die"),
  "gm-die": sized(480, 80, () => spriteDefs(80, 80), gmDie, "The six faces of the GM's die"),
  scales: sized(400, 300, () => defs(ACCENT.gambler, 150, 400, 300), scalesThing, "Scales"),
  blessing: sized(120, 120, () => defs(ACCENT.gambler, 60, 120, 120), blessing, "Blessed"),
  lost: sized(120, 120, () => "", lost, "Lost"),
  "patron-signs": sized(560, 80, () => spriteDefs(80, 80), signs, "The signs of the Patrons"),
  "suit-signs": sized(320, 80, () => "", suitSigns, "The four suits"),
  victory: sized(640, 400, doorDefs, victory, "Won: four glasses under a heart like the sun"),
  defeat: sized(
    640,
    400,
    () => endDefs("#9c2130"),
    defeat,
    "Lost: the one who keeps the table gathers in a heart, and two hats",
  ),
  jacknarok: sized(
    640,
    400,
    () => endDefs("#9c2130"),
    jacknarok,
    "Black Jacknarok: the Jack before a black sun, and four aces fall",
  ),
  curse: sized(120, 120, () => "", curse, "Cursed"),
};
