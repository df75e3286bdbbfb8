const DAY_MS = 86_400_000;

/** Long, because people play offline for weeks; they can end sessions themselves. */
const IDLE_LIFETIME_MS = 30 * DAY_MS;
export const ABSOLUTE_LIFETIME_MS = 90 * DAY_MS;

type SessionTimes = {
  readonly created_at: Date | string;
  /** When it was last used, to the hour. */
  readonly updated_at: Date | string;
  readonly expires_at: Date | string;
};

/** When a session ends, by our clock: the account library reads the machine's, which a test cannot move. */
export function endsAtMs(times: SessionTimes): number {
  return Math.min(
    msOf(times.created_at) + ABSOLUTE_LIFETIME_MS,
    msOf(times.updated_at) + IDLE_LIFETIME_MS,
    msOf(times.expires_at),
  );
}

export function msOf(time: Date | string): number {
  return new Date(time).getTime();
}

export function isoOf(time: Date | string | number): string {
  return new Date(time).toISOString();
}
