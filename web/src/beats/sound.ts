/* Twelve cues, made when they are heard: no files, and off until switched on. A cue is a list of parts
 * [source, Hz, at ms, length ms, loudness, Hz at its end]: n is noise through a band at Hz, w and s are waves. A room
 * transposes, changes the waves and the length, and lays its own touch under what strikes. */
type Part = readonly ["n" | "w" | "s", number, number, number, number, number?];

export const CUES: Record<string, readonly Part[]> = {
  die: [
    ["n", 2600, 0, 26, 0.5],
    ["n", 2100, 150, 24, 0.45],
    ["n", 2300, 285, 22, 0.36],
    ["n", 1700, 470, 20, 0.3],
    ["w", 310, 620, 70, 0.4, 190],
  ],
  card: [
    ["n", 4200, 0, 70, 0.25, 1500],
    ["w", 170, 60, 50, 0.25, 120],
  ],
  coin: [
    ["s", 2350, 0, 130, 0.2],
    ["s", 3140, 8, 170, 0.13],
    ["s", 2640, 120, 150, 0.12],
  ],
  blow: [
    ["w", 120, 240, 210, 0.8, 46],
    ["n", 900, 240, 90, 0.6, 240],
    ["n", 3600, 180, 60, 0.2, 6000],
  ],
  hurt: [
    ["w", 92, 0, 260, 0.6, 58],
    ["n", 520, 20, 220, 0.35, 160],
  ],
  tip: [
    ["s", 392, 0, 420, 0.16, 330],
    ["s", 523, 260, 520, 0.13, 440],
    ["n", 6200, 120, 700, 0.07, 3000],
    ["s", 262, 700, 600, 0.16],
  ],
  walk: [
    ["n", 420, 0, 60, 0.4, 260],
    ["n", 380, 180, 55, 0.32, 240],
  ],
  rise: [
    ["w", 147, 0, 520, 0.24, 165],
    ["w", 156, 60, 560, 0.2, 175],
  ],
  win: [
    ["w", 262, 0, 210, 0.26],
    ["w", 330, 110, 210, 0.26],
    ["w", 392, 220, 260, 0.26],
    ["w", 523, 340, 620, 0.3],
  ],
  lose: [
    ["w", 233, 0, 260, 0.3, 226],
    ["w", 175, 200, 300, 0.3, 168],
    ["w", 117, 420, 760, 0.36, 98],
    ["n", 300, 420, 300, 0.3, 90],
  ],
  secret: [
    ["s", 196, 0, 900, 0.14],
    ["s", 294, 140, 820, 0.09, 297],
    ["n", 5200, 0, 500, 0.05, 2600],
  ],
  open: [
    ["n", 700, 0, 420, 0.28, 240],
    ["w", 110, 30, 420, 0.3, 104],
  ],
};

interface RoomSound {
  pitch: number;
  long: number;
  /** times as loud: what is over sooner seems quieter */
  loud: number;
  w: OscillatorType;
  s: OscillatorType;
  touch: readonly Part[];
}
const HALL: RoomSound = { pitch: 1, long: 1, loud: 1, w: "triangle", s: "sine", touch: [] };
const ROOMS: Record<string, RoomSound> = {
  /* wood on wood, a coin in a tin */
  bloodsport: {
    pitch: 0.94,
    long: 0.85,
    loud: 1.4,
    w: "triangle",
    s: "triangle",
    touch: [["n", 240, 0, 70, 0.5, 120]],
  },
  /* felt, ice in a glass */
  "gamblers-heart": { pitch: 1, long: 1.3, loud: 1, w: "sine", s: "sine", touch: [["s", 1760, 0, 260, 0.05]] },
  /* a press bar, boot on board */
  texarkana: {
    pitch: 0.84,
    long: 0.9,
    loud: 1.4,
    w: "square",
    s: "triangle",
    touch: [["n", 1500, 0, 40, 0.3, 300]],
  },
  /* a bell, iron on stone */
  "twenty-one": {
    pitch: 0.7,
    long: 1.7,
    loud: 1,
    w: "sine",
    s: "sine",
    touch: [
      ["s", 331, 0, 900, 0.08],
      ["s", 786, 0, 700, 0.04],
    ],
  },
};
const STRIKES = ["die", "blow", "open", "win", "lose"];

/** Noise that is the same each time. */
function noise(on: BaseAudioContext, seconds: number, seed: number): AudioBufferSourceNode {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0, s = 7 + seed; i < data.length; i++) {
    s = (s * 16807) % 2147483647;
    data[i] = s / 1073741823 - 1;
  }
  const node = on.createBufferSource();
  node.buffer = buffer;
  return node;
}

/** Plays one cue into any context, from `at` seconds; gives its end in seconds. */
export function sound(on: BaseAudioContext, out: AudioNode, cue: string, room: string, at: number): number {
  const { pitch, long, loud: times, touch, ...waves } = ROOMS[room] ?? HALL;
  let end = at;
  for (const [source, hz, from, ms, loud, to = hz] of [...(CUES[cue] ?? []), ...(STRIKES.includes(cue) ? touch : [])]) {
    const [begin, length] = [at + from / 1000, (ms * long) / 1000];
    const gain = on.createGain();
    let node: AudioScheduledSourceNode;
    if (source === "n") {
      const band = on.createBiquadFilter();
      band.type = "bandpass";
      band.Q.value = 1.1;
      band.frequency.setValueAtTime(hz * pitch, begin);
      band.frequency.exponentialRampToValueAtTime(to * pitch, begin + length);
      node = noise(on, length, from);
      node.connect(band).connect(gain);
    } else {
      const wave = on.createOscillator();
      wave.type = waves[source];
      wave.frequency.setValueAtTime(hz * pitch, begin);
      wave.frequency.exponentialRampToValueAtTime(to * pitch, begin + length);
      node = wave;
      node.connect(gain);
    }
    const peak = times * loud * (source !== "n" && waves[source] === "square" ? 0.6 : 1);
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(peak, begin + Math.min(0.012, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    gain.connect(out);
    node.start(begin);
    node.stop(begin + length);
    end = Math.max(end, begin + length);
  }
  return end;
}

/** Makes no context before it is switched on, by a press, as browsers ask. */
export class Sound {
  private made: { on: AudioContext; out: AudioNode } | null = null;
  constructor(
    private readonly room: string,
    private wanted: () => boolean,
  ) {}
  cue(name: string): void {
    if (!this.wanted()) return;
    if (!this.made) {
      const on = new AudioContext();
      const out = on.createGain();
      out.gain.value = 0.25;
      out.connect(on.createDynamicsCompressor()).connect(on.destination);
      this.made = { on, out };
    }
    const { on, out } = this.made;
    void on.resume();
    sound(on, out, name, this.room, on.currentTime + 0.01);
  }
  close(): void {
    void this.made?.on.close();
    this.made = null;
  }
}
