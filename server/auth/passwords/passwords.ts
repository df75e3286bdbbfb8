import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { err, type Result } from '#rules/result.ts';
import type { FailureOf } from '#server/auth/account-failures.ts';
import type { Limits } from '#server/startup/limits.ts';
import { createBoundedQueue } from './bounded-queue.ts';

/** What a hash costs. */
export type HashPolicy = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** The package makes argon2id when no algorithm is named. */
const POLICY = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies HashPolicy;
const ARGON2ID = '$argon2id$';

type Busy = FailureOf<'busy'>;

export type Passwords = {
  readonly hash: (password: string) => Promise<Result<string, Busy>>;
  readonly verify: (hashed: string, password: string) => Promise<Result<boolean, Busy>>;
  /** Whether a hash was made by an older policy. */
  readonly isOutdated: (hashed: string) => boolean;
};

/** Hashes and verifies in a bounded queue: one hash takes 40 ms of a core and 19 MiB. */
export function createPasswords(
  { passwordsAtOnce, passwordsWaiting }: Pick<Limits, 'passwordsAtOnce' | 'passwordsWaiting'>,
  policy: HashPolicy = POLICY,
): Passwords {
  const queue = createBoundedQueue(passwordsAtOnce, passwordsWaiting);

  async function queued<Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>> {
    const done = await queue.run(work);
    return done.ok ? done : err({ kind: 'busy' });
  }

  return {
    hash: (password) => queued(() => hash(password, policy)),
    verify: (hashed, password) => queued(() => verify(hashed, password)),
    isOutdated: (hashed) => isWeaker(hashed, policy),
  };
}

function isWeaker(hashed: string, policy: HashPolicy): boolean {
  if (!hashed.startsWith(ARGON2ID)) return true;
  const { memoryCost, timeCost } = parseOptions(hashed);
  return memoryCost < policy.memoryCost || timeCost < policy.timeCost;
}
