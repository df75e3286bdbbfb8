/** How the simulator is asked to run. */
export type Arguments = {
  /** It ends after the run in which so many steps are reached. */
  readonly steps: number;
  /** The seed of the first run; the next has the next number. */
  readonly seed: number;
  /** A file of a failing history, or a seed, to be played and told step by step. */
  readonly replay: string | undefined;
  /** Where figures are written, and read again when the simulator goes on. */
  readonly out: string | undefined;
  readonly isResumed: boolean;
  /** How many runs of a hundred are played twice. */
  readonly twice: number;
  /** Ends at the first problem without making it smaller. */
  readonly isQuick: boolean;
};

const NUMBERS = { steps: 300_000, seed: 1, twice: 3 };

/** Reads `--steps 1000 --seed 7`; what it does not know is an error with one line. */
export function readArguments(given: readonly string[]): Arguments {
  const values = new Map<string, string>();
  const left = [...given];
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const [name = '', said] = next.replace(/^--/, '').split('=');
    if (name === 'resume' || name === 'quick') values.set(name, 'yes');
    else if (name in NUMBERS || name === 'replay' || name === 'out') {
      values.set(name, said ?? left.shift() ?? '');
    } else
      throw new Error(
        `--${name} is unknown: use --steps, --seed, --replay, --out, --resume, --twice or --quick`,
      );
  }
  const number = (name: keyof typeof NUMBERS) => {
    const value = Number(values.get(name) ?? NUMBERS[name]);
    if (!Number.isSafeInteger(value) || value < 0)
      throw new Error(`--${name} takes a whole number`);
    return value;
  };
  return {
    steps: number('steps'),
    seed: number('seed'),
    twice: number('twice'),
    replay: values.get('replay'),
    out: values.get('out'),
    isResumed: values.has('resume'),
    isQuick: values.has('quick'),
  };
}
