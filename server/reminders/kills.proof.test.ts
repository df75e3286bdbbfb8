import { expect, test } from 'vitest';
import { remindThroughKills } from '#server/testing/reminder-kills.ts';

const REMINDERS = 10_000;
const KILLS = 20;
const SERVERS: readonly (readonly ['sqlite' | 'postgres', number])[] = [
  ['sqlite', 1],
  ['postgres', 2],
];
/** What one server sends at the same time. */
const AT_ONCE = 32;

test.each(SERVERS)(
  '[RM4] [RM5] [RM13] on %s %i server(s) that are killed while they send say no reminder twice, and those missing were claimed and are counted',
  async (engine, servers) => {
    const outcome = await remindThroughKills({
      engine,
      servers,
      reminders: REMINDERS,
      kills: KILLS,
    });
    const { sent, unsettled, killCount, pushMs } = outcome;
    expect(killCount).toBe(KILLS);
    expect(outcome.saidCount).toBe(REMINDERS);
    expect([...sent.values()].filter((count) => count !== 1)).toEqual([]);
    const missing = Array.from({ length: REMINDERS }, (_, index) => `/u${index + 1}`).filter(
      (path) => !sent.has(path),
    );
    expect(missing.filter((path) => !unsettled.includes(path))).toEqual([]);
    expect(missing.length).toBeLessThanOrEqual(KILLS * AT_ONCE);
    const lost = unsettled.length;
    expect(lost).toBeGreaterThan(0); // the servers were killed while they were sending
    expect(outcome.lostLines).not.toEqual([]);
    expect(outcome.audit).toContain(`${lost} reminders were lost`);
    expect(Math.max(...pushMs)).toBeLessThan(5_000);
    const median = pushMs.toSorted((one, other) => one - other)[pushMs.length >> 1] ?? 0;
    process.stdout.write(
      `${engine}: ${sent.size} sent, ${missing.length} missing, ${lost} counted as lost, ${KILLS} kills; a push beside it took ${Math.round(median)} ms\n`,
    );
  },
  1_800_000,
);
