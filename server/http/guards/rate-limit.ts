import { isIP } from 'node:net';
import type { Limits } from '#server/limits.ts';
import { Refused } from './failures.ts';
import type { LimitClass } from './route-table.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type RateLimiter = {
  /** Throws when nothing is left, and then takes nothing. */
  readonly spend: (limit: LimitClass, spender: string) => void;
};

/** The clock must never go back: setting the machine's time would lock people out. */
export function createRateLimiter(limits: Limits, nowMs: () => number): RateLimiter {
  const bucketsOf = (perMinute: number, burst = perMinute) =>
    createBuckets({ tokenMs: MINUTE_MS / perMinute, burst, limits, nowMs });
  const everyone = bucketsOf(limits.authPerMinuteTotal);
  const buckets: Readonly<Record<Exclude<LimitClass, 'none'>, Buckets>> = {
    static: bucketsOf(limits.staticPerMinute),
    read: bucketsOf(limits.readsPerMinute),
    write: bucketsOf(limits.writesPerMinute),
    push: bucketsOf(limits.pushesPerMinute, limits.pushBurst),
    import: bucketsOf(limits.importsPerMinute),
    auth: bucketsOf(limits.authPerMinutePerAddress),
  };

  return {
    spend(limit, spender) {
      if (limit === 'none') return;
      const wallets: [Buckets, string][] = [[buckets[limit], spender]];
      // Those who are signed in must not be able to shut the door on everybody else.
      if (limit === 'auth' && !spender.startsWith(USER)) wallets.push([everyone, 'everyone']);

      const waitMs = Math.max(...wallets.map(([bucket, key]) => bucket.waitMs(key)));
      if (waitMs > 0) throw tooManyRequests(waitMs);
      for (const [bucket, key] of wallets) bucket.take(key);
    },
  };
}

/** Asked before a push, paid after it and only for what was recorded: sending again costs nothing. */
export type CommandAllowance = {
  readonly refuseIfSpent: (userId: string) => void;
  readonly spend: (userId: string, count: number) => void;
};

/** A day's worth may come at once, after a week offline for example. */
export function createCommandAllowance(limits: Limits, nowMs: () => number): CommandAllowance {
  const tokenMs = DAY_MS / limits.commandsPerDay;
  const buckets = createBuckets({ tokenMs, burst: limits.commandsPerDay, limits, nowMs });
  return {
    refuseIfSpent(userId) {
      const waitMs = buckets.waitMs(userId);
      if (waitMs > 0) throw tooManyRequests(waitMs);
    },
    spend: (userId, count) => buckets.take(userId, count),
  };
}

function tooManyRequests(waitMs: number): Refused {
  const seconds = Math.ceil(waitMs / 1_000);
  const message = `Too many requests. Try again in ${seconds} s.`;
  return new Refused(429, 'rate-limited', message, seconds);
}

type Buckets = {
  readonly waitMs: (key: string, count?: number) => number;
  readonly take: (key: string, count?: number) => void;
};

type BucketOptions = {
  readonly tokenMs: number;
  readonly burst: number;
  readonly limits: Limits;
  readonly nowMs: () => number;
};

/** Who waits exactly as told must not be refused by the last digit of a fraction. */
const ROUNDING_MS = 0.001;

/**
 * Of a token bucket only the instant at which it is full again is kept. Keys live in two
 * generations: one dropped by age has been full for its whole silence, so forgetting it changes
 * nothing; one dropped because the generation is full starts anew, which bounds the memory.
 */
function createBuckets({ tokenMs, burst, limits, nowMs }: BucketOptions): Buckets {
  const fillMs = burst * tokenMs;
  let young = new Map<string, number>();
  let old = new Map<string, number>();
  let turnedAtMs = nowMs();

  const fullAtMs = (key: string) => Math.max(nowMs(), young.get(key) ?? old.get(key) ?? 0);
  return {
    waitMs(key, count = 1) {
      const waitMs = fullAtMs(key) + count * tokenMs - nowMs() - fillMs;
      return waitMs > ROUNDING_MS ? waitMs : 0;
    },
    take(key, count = 1) {
      const nextFullAtMs = fullAtMs(key) + count * tokenMs;
      const isCrowded = young.size >= limits.rememberedCallers / 2 && !young.has(key);
      if (isCrowded || nowMs() - turnedAtMs >= fillMs) {
        old = young;
        young = new Map();
        turnedAtMs = nowMs();
      }
      young.set(key, nextFullAtMs);
    },
  };
}

const USER = 'user ';

export function userSpender(userId: string): string {
  return `${USER}${userId}`;
}

/** One household owns a whole /64 of IPv6 and can speak from any address in it. */
export function addressSpender(ip: string | undefined): string {
  const address = ip?.replace(/%.*/s, '') ?? '';
  if (isIP(address) === 4) return `address ${address}`;
  // A socket that is gone, or a proxy that writes no addresses: one budget, not one per spelling.
  if (isIP(address) === 0) return 'address unknown';

  const groups = ipv6Groups(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped
    ? `address ${dotted(groups.slice(6))}`
    : `address ${groups.slice(0, 4).join(':')}::/64`;
}

/** URL brings every spelling, a dotted tail included, to the one short form. */
function ipv6Groups(address: string): readonly string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = short.split('::').map((side) => side.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function dotted(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
}
