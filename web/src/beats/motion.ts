/* How beats move. Every function is given what already stands where it ends, and a run (queue.ts) on which its motions hang: from
 * the past to the present. Always true: nothing here keeps state or reads a secret, without motion nothing moves, and only
 * transform, opacity and clip-path do. */
import type { Run } from "./queue";

const IN = "cubic-bezier(.55,0,1,.45)";
const OUT = "cubic-bezier(.16,1,.3,1)";
type At = Element | null | undefined;
interface When {
  ms?: number;
  delay?: number;
}

const middle = (on: Element): [number, number] => {
  const r = on.getBoundingClientRect();
  return [r.left + r.width / 2, r.top + r.height / 2];
};

/** A copy flies from one place to another and is gone. hidden: it goes to the middle of a place that keeps secrets, smaller
 *  and fainter, always by the same way, so that its motion tells nothing. */
export function fly(
  run: Run,
  it: At,
  from: At,
  to: At,
  { ms = 420, delay = 0, hidden = false }: When & { hidden?: boolean } = {},
) {
  if (run.still || run.over || !it || !from || !to) return;
  const [a, b, size] = [from.getBoundingClientRect(), to.getBoundingClientRect(), it.getBoundingClientRect()];
  if (!a.width || !b.width || !size.width) return;
  const ghost = run.ghost(it.cloneNode(true) as HTMLElement);
  ghost.removeAttribute("id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.classList.add("beat-ghost");
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  Object.assign(ghost.style, {
    left: `${ax - size.width / 2}px`,
    top: `${ay - size.height / 2}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  document.body.append(ghost);
  const [dx, dy] = [bx - ax, by - ay];
  const [k, l] = [hidden ? 0.35 : Math.min(1, b.width / size.width), Math.min(1, a.width / size.width)];
  run.go(
    ghost,
    [
      { opacity: 1, transform: `scale(${l})` },
      { opacity: 1, transform: `translate(${dx * 0.55}px,${dy * 0.55 - 40}px) scale(${(l + k) / 2})`, offset: 0.55 },
      { opacity: hidden ? 0 : 1, transform: `translate(${dx}px,${dy}px) scale(${k})` },
    ],
    { duration: ms, delay, easing: "ease-in-out" },
  );
}

/** A card that lies face up already turns up: it is seen from the edge first. */
export function turn(run: Run, card: At, { ms = 360, delay = 0 }: When = {}) {
  run.go(
    card,
    [
      { transform: "perspective(900px) rotateY(90deg)", easing: OUT },
      { transform: "perspective(900px) rotateY(-6deg)", offset: 0.75 },
      { transform: "none" },
    ],
    { duration: ms, delay },
  );
}

/** A die that lies there already is thrown to where it lies: from outside, with hops that grow smaller; other faces are seen
 *  on the way (`faces`: as many as there are to show, laid over it by the caller as ghosts). */
export function roll(
  run: Run,
  die: At,
  {
    ms = 900,
    delay = 0,
    from = [-180, -90],
    faces = [] as Element[],
  }: When & { from?: [number, number]; faces?: Element[] } = {},
) {
  const hops = 3;
  const spin = 540;
  const frames: Keyframe[] = [
    { transform: `translate(${from[0]}px,${from[1]}px) rotate(${-spin}deg) scale(.8)`, opacity: 0, easing: "linear" },
  ];
  for (let i = 1; i <= hops; i++) {
    const t = 1 - (1 - i / hops) ** 1.7;
    const far = (1 - t) * 0.92;
    const up = t < 1 ? -34 * (1 - t) : 0;
    if (i > 1)
      frames.push({
        offset: t * 0.78 - 0.1,
        opacity: 1,
        transform: `translate(${from[0] * (far + 0.16)}px,${from[1] * far + up - 16 / i}px) rotate(${-spin * (far + 0.12)}deg) scale(1.06)`,
        easing: "ease-in",
      });
    frames.push({
      offset: t * 0.78,
      opacity: 1,
      transform: `translate(${from[0] * far}px,${from[1] * far}px) rotate(${-spin * far}deg)`,
      easing: "ease-out",
    });
  }
  frames.push(
    { offset: 0.86, transform: "translate(0,1px) rotate(3deg) scale(1.02,.96)" },
    { opacity: 1, transform: "none" },
  );
  run.go(die, frames, { duration: ms, delay, easing: "linear" });
  const rolls = ms * 0.78;
  faces.forEach((face, i) => {
    const [a, b] = [i / faces.length, (i + 1) / faces.length];
    run.go(
      face,
      [0, a, a, b, b, 1].map((offset, j) => ({ offset, opacity: j === 2 || j === 3 ? 1 : 0 })),
      { duration: rolls, delay, easing: "linear" },
    );
  });
}

/** Comes up in its place: figures, sums, sentences. */
export function appear(
  run: Run,
  it: At,
  { ms = 240, delay = 0, y = 8, scale = 1 }: When & { y?: number; scale?: number } = {},
) {
  run.go(
    it,
    [
      { opacity: 0, transform: `translateY(${y}px) scale(${scale})` },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: ms,
      delay,
      easing: OUT,
    },
  );
}

/** Pressed down hard: from above, and the ground gives by two pixels. */
export function stamp(run: Run, it: At, { delay = 0, ground = null as At }: When & { ground?: At } = {}) {
  run.go(
    it,
    [
      { opacity: 0, transform: "scale(1.7)" },
      { opacity: 1, offset: 0.45, transform: "scale(1.42)" },
      { opacity: 1, transform: "none" },
    ],
    { duration: 170, delay, easing: IN },
  );
  run.go(
    ground,
    [0, 2, -2, 1, 0].map((x, i) => ({ transform: `translate(${x}px,${i % 2 ? x / 2 : 0}px)` })),
    { duration: 160, delay: delay + 170, easing: "linear" },
  );
}

/** What stands there already, and goes on standing there, is pointed at. */
export function pulse(run: Run, it: At, { delay = 0 }: When = {}) {
  run.go(it, [{}, { transform: "scale(1.08)" }, {}], { duration: 300, delay });
}

/** Who strikes lunges, who is struck recoils. way: 1 to the right. */
export function blow(run: Run, striker: At, struck: At, way: 1 | -1, { delay = 0 }: When = {}) {
  run.go(
    striker,
    [
      { transform: "none" },
      { transform: `translateX(${-7 * way}px) rotate(${-way}deg)`, offset: 0.45, easing: IN },
      { transform: `translateX(${20 * way}px) rotate(${1.5 * way}deg)`, offset: 0.66 },
      { transform: "none" },
    ],
    { duration: 420, delay },
  );
  run.go(
    struck,
    [
      { transform: "none" },
      { transform: `translateX(${10 * way}px) rotate(${1.6 * way}deg)`, offset: 0.25 },
      { transform: "none" },
    ],
    { duration: 380, delay: delay + 270, easing: OUT },
  );
}

/** n coins hop from one place onto another, each a little after the last. */
export function coins(run: Run, from: At, to: At, n: number, { ms = 420, delay = 0 }: When = {}) {
  if (run.still || run.over || !from || !to) return;
  const [ax, ay] = middle(from);
  const [bx, by] = middle(to);
  for (let i = 0; i < Math.min(n, 10); i++) {
    const coin = run.ghost(document.createElement("i"));
    coin.className = "beat-coin";
    Object.assign(coin.style, { left: `${ax - 11}px`, top: `${ay - 11}px` });
    document.body.append(coin);
    const [dx, dy] = [bx - ax + ((i % 3) - 1) * 7, by - ay - Math.floor(i / 3) * 5];
    run.go(
      coin,
      [
        { opacity: 1, transform: "none", easing: "ease-out" },
        {
          opacity: 1,
          offset: 0.5,
          transform: `translate(${dx * 0.5}px,${Math.min(0, dy) - 46}px) scaleX(.25)`,
          easing: "ease-in",
        },
        { opacity: 1, offset: 0.86, transform: `translate(${dx}px,${dy}px)` },
        { opacity: 1, offset: 0.93, transform: `translate(${dx}px,${dy - 5}px)` },
        { opacity: 0, transform: `translate(${dx}px,${dy}px)` },
      ],
      { duration: ms, delay: delay + i * 70, easing: "linear", fill: "both" },
    );
  }
}

/** What stands elsewhere now glides there from where it was, with a hop. */
export function walk(run: Run, it: At, was: DOMRect | null, { ms = 360 }: When = {}) {
  const is = it?.getBoundingClientRect();
  if (!it || !is?.width || !was?.width) return;
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  run.go(
    it,
    [
      { transform: `translate(${x}px,${y}px)` },
      { transform: `translate(${x / 2}px,${y / 2 - 10}px)`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: ms, easing: "ease-in-out" },
  );
}
