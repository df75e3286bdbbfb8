import { Random } from './random.ts';

const WEIGHTS = {
  act: 600,
  'act-held': 140,
  'act-several': 50,
  undo: 50,
  import: 20,
  'end-block': 20,
  'dismiss-refused': 10,
  'pause-pushes': 10,
  'open-tab': 60,
  'close-tab': 35,
  'crash-tab': 40,
  'crash-device': 12,
  'hide-tab': 40,
  'show-tab': 40,
  'go-offline': 30,
  'go-online': 60,
  storm: 15,
  calm: 30,
  'fill-disk': 12,
  'slow-disk': 12,
  'stick-disk': 6,
  'mend-disk': 40,
  'lose-disk': 6,
  'wipe-device': 4,
  'set-clock': 12,
  'move-zone': 15,
  'set-server-clock': 6,
  sleep: 40,
  'sign-out': 12,
  'switch-account': 12,
  'end-session': 10,
  'kill-before-commit': 12,
  'kill-after-commit': 16,
  kill: 8,
  'fill-server': 6,
  'back-up': 10,
  restore: 5,
  copy: 10,
  'put-back': 5,
  upgrade: 4,
} as const;

export type TurnKind = keyof typeof WEIGHTS;

/** One thing that happens to somebody; all that it needs is drawn from its own seed. */
export type Turn = {
  readonly kind: TurnKind;
  readonly seed: number;
  /** How long the world goes on after it. */
  readonly waitMs: number;
};

/** What a run does not do: most worlds have only some of the troubles, so that those meet more work. */
const TROUBLES: readonly (readonly TurnKind[])[] = [
  ['storm'],
  ['fill-disk', 'stick-disk', 'lose-disk', 'slow-disk'],
  ['wipe-device'],
  ['set-clock'],
  ['set-server-clock'],
  ['sign-out', 'switch-account', 'end-session'],
  ['kill-before-commit', 'kill-after-commit', 'kill', 'fill-server'],
  ['restore'],
  ['put-back'],
  ['crash-tab', 'crash-device'],
];

/** The turns of a run. */
export function turnsOf(seed: number): readonly Turn[] {
  const random = new Random(seed, 0x7475);
  const weights: { [Kind in TurnKind]: number } = { ...WEIGHTS };
  for (const kinds of TROUBLES) {
    const share = random.pick([0, 1, 3]);
    for (const kind of kinds) weights[kind] *= share;
  }
  const waits = random.pick([
    { none: 5, short: 8, long: 2, minutes: 0 },
    { none: 2, short: 6, long: 6, minutes: 1 },
  ]);
  return Array.from({ length: random.between(60, 260) }, () => {
    const wait = random.weighted(waits);
    const mostMs = { none: 20, short: 1_500, long: 9_000, minutes: 90_000 }[wait];
    return { kind: random.weighted(weights), seed: random.next(), waitMs: random.below(mostMs) };
  });
}
