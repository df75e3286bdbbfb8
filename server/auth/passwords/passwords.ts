import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { err, type Result } from '#rules/result.ts';
import type { Limits } from '#server/limits.ts';
import type { FailureOf } from './account-failures.ts';
import { createBoundedQueue } from './bounded-queue.ts';

/** argon2id is what the package makes when it is told no algorithm. */
const POLICY = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;
const ARGON2ID = '$argon2id$';

type Busy = FailureOf<'busy'>;

export type Passwords = {
  readonly hash: (password: string) => Promise<Result<string, Busy>>;
  readonly verify: (hashed: string, password: string) => Promise<Result<boolean, Busy>>;
  /** Made by an older policy: to be made anew as soon as the password is at hand. */
  readonly isOutdated: (hashed: string) => boolean;
};

/** One hash costs 40 ms of a core and 19 MiB: a flood of sign-ins must not take the machine. */
export function createPasswords({
  passwordsAtOnce,
  passwordsWaiting,
}: Pick<Limits, 'passwordsAtOnce' | 'passwordsWaiting'>): Passwords {
  const queue = createBoundedQueue(passwordsAtOnce, passwordsWaiting);

  async function queued<Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>> {
    const done = await queue.run(work);
    return done.ok ? done : err({ kind: 'busy' });
  }

  return {
    hash: (password) => queued(() => hash(password, POLICY)),
    verify: (hashed, password) => queued(() => verify(hashed, password)),
    isOutdated,
  };
}

function isOutdated(hashed: string): boolean {
  if (!hashed.startsWith(ARGON2ID)) return true;
  const { memoryCost, timeCost } = parseOptions(hashed);
  return memoryCost < POLICY.memoryCost || timeCost < POLICY.timeCost;
}
