import { logProblem } from '#web/platform/log.ts';
import type { HunterLog } from '#web/sync/hunter-log.ts';
import type { Auth } from './auth-context.ts';
import type { Game } from './game.ts';
import { isRaidUnderWay } from './raid-stake.ts';
import { FLUSH_MS } from './waits.ts';

type Leaver = {
  readonly log: Pick<HunterLog, 'flush' | 'status' | 'erase'>;
  readonly auth: Pick<Auth, 'signOut' | 'forget' | 'abandon'>;
};

/** Why the hunter is still here. */
export type Hindrance =
  | { readonly kind: 'raid-runs' }
  | { readonly kind: 'deeds-wait'; readonly waitingCount: number }
  | { readonly kind: 'not-heard'; readonly message: string };

/** The deeds first, then the session, then what this browser keeps. */
export async function leaveDungeon(leaver: Leaver): Promise<Hindrance | undefined> {
  const isSafe = await leaver.log.flush(FLUSH_MS);
  if (!isSafe) return { kind: 'deeds-wait', waitingCount: leaver.log.status().waitingCount };
  const left = await leaver.auth.signOut();
  if (!left.ok) return { kind: 'not-heard', message: left.failure.message };
  await eraseHere(leaver.log);
  leaver.auth.forget();
  return undefined;
}

/** Leaves whatever still waits, and whether or not the server can be told now. */
export async function leaveForGood(leaver: Leaver): Promise<void> {
  const left = await leaver.auth.signOut();
  await eraseHere(leaver.log);
  if (left.ok) leaver.auth.forget();
  else leaver.auth.abandon();
}

/** A browser that will not delete must not keep the hunter inside. */
export async function eraseHere(log: Pick<HunterLog, 'erase'>): Promise<void> {
  try {
    await log.erase();
  } catch (error) {
    logProblem('this browser kept some of the data', error);
  }
}

/** A block under way would be lost without a word. */
export function raidInTheWay(game: Game): Hindrance | undefined {
  return isRaidUnderWay(game) ? { kind: 'raid-runs' } : undefined;
}
