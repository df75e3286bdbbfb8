import { isIP } from 'node:net';
import { Refused } from '#server/http/failures.ts';
import type { LimitClass } from '#server/http/route-table.ts';
import type { Limits } from '#server/startup/limits.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type RateLimiter = {
  /** Counts a request, or throws without counting it when nothing is left. */
  readonly spend: (limit: LimitClass, spender: string) => void;
  /** What is left, as the headers of draft-ietf-httpapi-ratelimit-headers say it. */
  readonly headersOf: (limit: LimitClass, spender: string) => Readonly<Record<string, string>>;
};

/**
 * Rate limits by user or address. The clock must be monotonic: setting the machine's time would
 * lock people out.
 */
export function createRateLimiter(limits: Limits, nowMs: () => number): RateLimiter {
  const bucketsOf = (perMinute: number, burst = perMinute) =>
    createBuckets({ tokenMs: MINUTE_MS / perMinute, burst, limits, nowMs });
  const buckets: Readonly<Record<Exclude<LimitClass, 'none'>, Buckets>> = {
    static: bucketsOf(limits.staticPerMinute),
    read: bucketsOf(limits.readsPerMinute),
    write: bucketsOf(limits.writesPerMinute),
    push: bucketsOf(limits.pushesPerMinute, limits.pushBurst),
    import: bucketsOf(limits.importsPerMinute),
    auth: bucketsOf(limits.authPerMinutePerAddress),
    mail: bucketsOf(limits.mailsPerHourPerCaller / 60, limits.mailsPerHourPerCaller),
    token: bucketsOf(limits.tokenPerMinute),
  };

  return {
    spend(limit, spender) {
      if (limit === 'none') return;
      const waitMs = buckets[limit].waitMs(spender);
      if (waitMs > 0) throw tooManyRequests(waitMs);
      buckets[limit].take(spender);
    },
    headersOf(limit, spender) {
      if (limit === 'none') return {};
      const { burst, windowMs, left, fullInMs } = buckets[limit].state(spender);
      const policy = `"${limit}";q=${burst};w=${Math.ceil(windowMs / 1_000)}`;
      return {
        ratelimit: `"${limit}";r=${left};t=${Math.ceil(fullInMs / 1_000)}`,
        ...(left === 0 && { 'ratelimit-policy': policy }), // only when it matters: every push counts its bytes
      };
    },
  };
}

/**
 * The commands a user may record per day; counted after a push, so that sending the same again
 * costs nothing.
 */
export type CommandAllowance = {
  readonly refuseIfSpent: (userId: string) => void;
  readonly spend: (userId: string, count: number) => void;
};

/** A whole day's commands may come at once, after a week offline for example. */
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
  readonly state: (key: string) => {
    readonly burst: number;
    readonly windowMs: number;
    readonly left: number;
    readonly fullInMs: number;
  };
};

type BucketOptions = {
  readonly tokenMs: number;
  readonly burst: number;
  readonly limits: Limits;
  readonly nowMs: () => number;
};

/** Tolerance for rounding: who waits exactly as told must not be refused. */
const ROUNDING_MS = 0.001;

/**
 * Token buckets, each stored as the instant at which it is full again. Keys live in two generations:
 * one dropped by age is full, so forgetting it changes nothing; one dropped because the generation is
 * full starts anew, which limits the memory.
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
    state(key) {
      const fullInMs = fullAtMs(key) - nowMs();
      const left = Math.max(0, Math.floor((fillMs - fullInMs + ROUNDING_MS) / tokenMs));
      return { burst, windowMs: fillMs, left, fullInMs };
    },
  };
}

export function userSpender(userId: string): string {
  return `user ${userId}`;
}

export function tokenSpender(tokenId: string): string {
  return `token ${tokenId}`;
}

/** The key of an address; for IPv6 its /64 network, because one household has all of it. */
export function addressSpender(ip: string | undefined): string {
  const address = ip?.replace(/%.*/s, '') ?? '';
  if (isIP(address) === 4) return `address ${address}`;
  // A closed socket, or a proxy that writes no addresses: all of them share one limit.
  if (isIP(address) === 0) return 'address unknown';

  const groups = ipv6Groups(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped
    ? `address ${dotted(groups.slice(6))}`
    : `address ${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an address; URL brings every spelling to the same short form. */
function ipv6Groups(address: string): readonly string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = short.split('::').map((side) => side.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function dotted(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
}
