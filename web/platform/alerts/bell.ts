/** One stroke of the bell. */
export type Stroke = {
  readonly atSeconds: number;
  readonly hertz: number;
  readonly lastsSeconds: number;
};

let context: AudioContext | undefined;

/** Prepares the sound. Call it from a click or a key: browsers allow no sound before that. */
export function readyBell(): void {
  const ready = opened();
  ready?.resume().then(
    () => ready.suspend(), // silent until it is struck
    () => {},
  );
}

/** Rings at once, as a sample for the settings. Call it from a click or a key. */
export function tryBell(strokes: readonly Stroke[]): void {
  opened();
  ringBell(strokes);
}

function opened(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
  } catch {
    // This browser has no sound.
  }
  return context;
}

/** Rings in one tab only, if several are ready. */
export function ringBell(strokes: readonly Stroke[]): void {
  const ready = context;
  if (ready === undefined) return;
  const ring = () => sound(ready, strokes).catch(() => {});
  if ('locks' in navigator) {
    navigator.locks
      .request('duskgate.bell', { ifAvailable: true }, (lock) => (lock ? ring() : undefined))
      .catch(() => {});
  } else void ring();
}

/** Resolves when the sound has faded. */
async function sound(ready: AudioContext, strokes: readonly Stroke[]): Promise<void> {
  await ready.resume();
  const endings = strokes.map((stroke) => strike(ready, stroke));
  await Promise.all(endings);
  await ready.suspend();
}

const LOUDNESS = 0.16;
/** The overtones of a bell: the first an octave below the tone, the others above it. */
const PARTIALS = [
  { times: 0.5, share: 0.35 },
  { times: 1, share: 1 },
  { times: 2.4, share: 0.28 },
  { times: 4.1, share: 0.12 },
];

async function strike(ready: AudioContext, stroke: Stroke): Promise<void> {
  const { atSeconds, hertz, lastsSeconds } = stroke;
  const from = ready.currentTime + atSeconds;
  const until = from + lastsSeconds;
  const voices = PARTIALS.map(({ times, share }) => {
    const tone = ready.createOscillator();
    const fade = ready.createGain();
    tone.frequency.value = hertz * times;
    fade.gain.setValueAtTime(0.0001, from);
    fade.gain.exponentialRampToValueAtTime(LOUDNESS * share, from + 0.012);
    fade.gain.exponentialRampToValueAtTime(0.0001, until);
    tone.connect(fade).connect(ready.destination);
    tone.start(from);
    tone.stop(until);
    return new Promise((faded) => {
      tone.onended = faded;
    });
  });
  await Promise.all(voices);
}
