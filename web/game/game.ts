import type { Clock } from '#web/platform/clock.ts';
import type { HunterLog } from '#web/sync/hunter-log.ts';
import type { Moments } from './moments.ts';
import type { Notices } from './notices.ts';

/** Everything an intent may need: the hunter's log, and the ways to tell the hunter something. */
export type Game = {
  readonly log: HunterLog;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly notices: Notices;
  readonly moments: Moments;
};
