import { adding, done, finishing, focusing, NOON } from '#rules/testing/builders.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { saveRecord } from '#server/documents/user-records.ts';
import { aUser } from './both-engines.ts';

export const noonClock: Clock = { nowMs: () => Date.parse(NOON) };

/** A user with five commands and a record: 75 XP, all on one day. */
export async function aUserWithHistory(database: Database): Promise<string> {
  const userId = await aUser(database);
  const commands = [
    done(adding('q1')),
    done(finishing('q1')),
    done(focusing('b1')),
    done({ kind: 'hunter.login' }),
    done({
      kind: 'raid.session',
      sessionId: 's1',
      questId: 'q1',
      pomodoroCount: 1,
      startedAt: NOON,
    }),
  ];
  const push = { userId, deviceId: 'd1', base: undefined, sentAtMs: noonClock.nowMs(), commands };
  await pushCommands(database, noonClock, push);
  await saveRecord(database, noonClock, { userId, name: 'profile', fields: { goals: ['Read'] } });
  return userId;
}
