/** The sound of the demo: a bass, drums that come late, and a second violin, never first; played while one is on hold. */

export const RATE = 24_000;
const SECONDS = 40;
/** Seconds; four of them are a bar. */
const BEAT = 0.75;

type Track = Float32Array;
type Instrument = (at: number, seconds: number) => number;

const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** Adds what an instrument plays. @param from second at which it begins */
function play(track: Track, from: number, seconds: number, loudness: number, instrument: Instrument): void {
  const first = Math.round(from * RATE);
  const length = Math.min(Math.round(seconds * RATE), track.length - first);
  for (let index = 0; index < length; index++) {
    track[first + index] = (track[first + index] ?? 0) + loudness * instrument(index / RATE, seconds);
  }
}

/** Numbers that look like chance and are the same at every run. */
function createNoise(): () => number {
  let state = 31;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const sine = (frequency: number, at: number) => Math.sin(2 * Math.PI * frequency * at);

/** A tone of the line. */
const tone: Instrument = (at, seconds) => sine(425, at) * Math.min(1, at * 60, (seconds - at) * 60);

/** A plucked string: its overtones die before it does. */
const bass =
  (note: number): Instrument =>
  (at, seconds) => {
    const frequency = hertz(note);
    const body = [1, 0.55, 0.4, 0.22, 0.12].reduce(
      (sum, share, index) => sum + share * sine(frequency * (index + 1), at) * Math.exp(-at * (1.6 + 2.4 * index)),
      0,
    );
    return body * Math.min(1, at * 250, (seconds - at) * 40);
  };

/** A bowed string, which begins softly and trembles a little. */
const violin =
  (note: number): Instrument =>
  (at, seconds) => {
    const phase = hertz(note) * at + 0.55 * Math.sin(2 * Math.PI * 5.4 * at) * Math.min(1, at);
    const string = [1, 0.5, 0.36, 0.2, 0.14, 0.09].reduce(
      (sum, share, index) => sum + share * Math.sin(2 * Math.PI * phase * (index + 1)),
      0,
    );
    return string * Math.min(1, at * 5, (seconds - at) * 6);
  };

const kick: Instrument = (at) => Math.sin(2 * Math.PI * (46 * at - 4.5 * Math.exp(-at * 26))) * Math.exp(-at * 9);
const hiss =
  (noise: () => number, decay: number): Instrument =>
  (at) =>
    noise() * Math.exp(-at * decay);

/** The bass of four bars: beat within them, note, length in beats. */
const RIFF: readonly (readonly [beat: number, note: number, beats: number])[] = [
  ...([
    [0, 40, 1.5],
    [1.5, 40, 0.5],
    [2, 43, 1],
    [3, 47, 1],
  ] as const),
  ...([
    [4, 45, 1.5],
    [5.5, 45, 0.5],
    [6, 43, 1],
    [7, 42, 1],
  ] as const),
  ...([
    [8, 36, 1.5],
    [9.5, 36, 0.5],
    [10, 40, 1],
    [11, 43, 1],
  ] as const),
  ...([
    [12, 47, 1.5],
    [13.5, 45, 0.5],
    [14, 42, 1],
    [15, 39, 1],
  ] as const),
];
/** The part of the violin: long notes under a tune that is not played. */
const SECOND: readonly (readonly [beat: number, note: number, beats: number])[] = [
  [0, 67, 3.5],
  [4, 64, 2],
  [6, 66, 1.8],
  [8, 67, 3.8],
];

function playBass(track: Track, from: number, bars: number, firstBar: number): void {
  for (const [beat, note, beats] of RIFF) {
    const bar = Math.floor(beat / 4) - firstBar;
    if (bar < 0 || bar >= bars) continue;
    play(track, from + (beat - 4 * firstBar) * BEAT, Math.max(beats * BEAT, 0.5), 0.34, bass(note));
  }
}

function playDrums(track: Track, from: number, bars: number, noise: () => number): void {
  for (let beat = 0; beat < bars * 4; beat++) {
    const at = from + beat * BEAT;
    if (beat % 2 === 0) play(track, at, 0.4, 0.42, kick);
    else play(track, at, 0.25, 0.16, hiss(noise, 20));
    play(track, at, 0.08, 0.07, hiss(noise, 60));
    play(track, at + BEAT / 2, 0.08, 0.045, hiss(noise, 60));
  }
}

/** Forty seconds as samples of 16 bits, one channel. */
export function playSound(): Buffer {
  const track = new Float32Array(SECONDS * RATE);
  const noise = createNoise();
  play(track, 0.2, 0.35, 0.2, tone);
  play(track, 1, 0.35, 0.2, tone);
  playBass(track, 3, 3, 0);
  playDrums(track, 12, 7, noise);
  playBass(track, 15, 3, 1);
  playBass(track, 24, 3, 0);
  for (const [beat, note, beats] of SECOND) play(track, 24 + beat * BEAT, beats * BEAT, 0.085, violin(note));
  play(track, 33, 0.03, 0.5, hiss(noise, 220));
  playBass(track, 33.75, 1, 3);
  play(track, 36.75, 3, 0.4, bass(40));
  const samples = Buffer.alloc(track.length * 2);
  track.forEach((value, index) => samples.writeInt16LE(Math.round(Math.tanh(value) * 30_000), index * 2));
  return samples;
}
