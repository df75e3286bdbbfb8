import { expect, test } from 'vitest';
import type { LogEntry } from '#protocol/replies/sync-messages.ts';
import { addDays } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { adding, day, done, finishing, focusing, NOON, TODAY } from '#rules/testing/builders.ts';
import type { Clock } from '#server/database/clock.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { activityBetween } from './activity.ts';
import { pushCommands } from './push-commands.ts';
import { latestSessions } from './quest-sessions.ts';
import { readDocument, readLog } from './read-document.ts';

const NOW_MS = Date.parse(NOON);
const clock: Clock = { nowMs: () => NOW_MS };

/** As a reply has what was stored just as it was sent. */
function withoutCommand({ command: _sent, ...entry }: LogEntry) {
  return entry;
}

onBothEngines((database) => {
  async function aHunter() {
    const userId = await aUser(database());
    const push = (commands: readonly unknown[], { rev = 0, epoch = '', sentAtMs = NOW_MS } = {}) =>
      pushCommands(database(), clock, {
        userId,
        deviceId: 'd1',
        base: { epoch, rev },
        sentAtMs,
        commands,
      });
    const document = () => readDocument(database(), clock, userId);
    const log = (rev = 0) => readLog(database(), userId, { kind: 'since', rev, limit: 200 });
    return { userId, push, document, log };
  }

  test('[D8] a pushed command is applied, gets the next revision and stands in the log', async () => {
    const { push, log } = await aHunter();
    const reply = await push([done(adding('q1')), done(finishing('q1'))]);
    expect(reply).toMatchObject({
      rev: 2,
      results: [
        { sent: 'add:q1', stored: 'add:q1', status: 'applied' },
        { sent: 'done:q1', stored: 'done:q1', status: 'applied' },
      ],
    });
    expect((await log()).commands).toMatchObject([
      { rev: 1, key: 'add:q1', xp: 0 },
      { rev: 2, key: 'done:q1', xp: 25, command: { kind: 'quest.done', questId: 'q1' } },
    ]);
  });

  test('[D5] a command pushed again is a duplicate and pays nothing', async () => {
    const { push, document } = await aHunter();
    await push([done(finishing('q1'))]);
    const again = await push([done(finishing('q1')), done(finishing('q1'))]);
    expect(again.results.map(({ status }) => status)).toEqual(['duplicate', 'duplicate']);
    expect((await document()).document.character.xp).toBe(25);
  });

  test('[D5] fifty pushes of one command at the same time have one effect', async () => {
    const { push, document } = await aHunter();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => push([done(focusing('b1'))])),
    );
    const applied = replies.filter(({ results }) => results[0]?.status === 'applied');
    expect(applied).toHaveLength(1);
    expect(await document()).toMatchObject({ rev: 1, document: { character: { xp: 50 } } });
  });

  test('[D12] the stored document is the fold of the log', async () => {
    const { push, document, log } = await aHunter();
    await push([done(adding('q1')), done(finishing('q1')), done({ kind: 'hunter.login' }, TODAY)]);
    await push([
      done(focusing('b1')),
      done({ kind: 'quest.remove', questId: 'q1' }),
      done(adding('q2')),
    ]);
    const commands = (await log()).commands.map(({ command }) => command as Command); // the log keeps commands
    const { document: stored } = await document();
    expect(stored).toEqual(
      JSON.parse(JSON.stringify(storedDocument(fold(EMPTY_DOCUMENT, commands)))),
    );
  });

  test('[D4] a refused command takes no revision and no key, and costs its neighbours nothing', async () => {
    const { push } = await aHunter();
    const hasty = done({ ...finishing('q1'), openSubtaskCount: 2 });
    const reply = await push([hasty, { kind: 'quest.done', v: 1 }, done(adding('q2'))]);
    expect(reply.rev).toBe(1);
    expect(reply.results).toMatchObject([
      { sent: 'done:q1', status: 'refused', reason: 'subtasks-remain' },
      { sent: '', status: 'refused' },
      { sent: 'add:q2', status: 'applied' },
    ]);
    const honest = await push([done(finishing('q1'))]);
    expect(honest.results[0]?.status).toBe('applied');
  });

  test('[D7] a command of another version is unknown, and can be pushed again later', async () => {
    const { push } = await aHunter();
    const reply = await push([{ ...done(finishing('q1')), v: 2 }]);
    expect(reply).toMatchObject({ rev: 0, results: [{ sent: 'done:q1', status: 'unknown' }] });
  });

  test('[D14] a device whose clock is three hours ahead gets its time corrected, not refused', async () => {
    const { push, log } = await aHunter();
    const ahead = { ...done({ kind: 'hunter.login' }), at: '2026-11-15T15:00:00.000Z' };
    await push([ahead], { sentAtMs: NOW_MS + 3 * 3_600_000 });
    expect((await log()).commands[0]).toMatchObject({ command: { at: NOON } });
  });

  test('[D14] [D8] a corrected day makes another key, and the result names both', async () => {
    const { push } = await aHunter();
    const wrong = done({ kind: 'hunter.login' }, day('2027-11-15'));
    const reply = await push([wrong], { sentAtMs: Date.parse(wrong.at) });
    expect(reply.results[0]).toEqual({
      sent: 'login:2027-11-15',
      stored: 'login:2026-11-15',
      status: 'applied',
    });
  });

  test('[N4] a push is answered with what was stored: the log after the base of the device, as the log gives it', async () => {
    const { push, log } = await aHunter();
    const { epoch, rev } = await push([done(adding('q1'))]);
    const current = await push([done(adding('q2')), done(finishing('q2'))], { rev, epoch });
    expect(current.tail).toEqual((await log(1)).commands.map(withoutCommand));
    expect(current.tail).toMatchObject([
      { rev: 2, xp: 0 },
      { rev: 3, key: 'done:q2', xp: 25 },
    ]);

    const behind = await push([done(adding('q3'))], { rev: 1, epoch });
    const [two, three, four] = (await log(1)).commands;
    expect(behind.tail).toEqual([two, three, four && withoutCommand(four)]);
    expect(behind.tail?.map(({ rev: at }) => at)).toEqual([2, 3, 4]);

    const lost = await push([done(adding('q3'))], { rev: 3, epoch });
    expect(lost).toMatchObject({ results: [{ status: 'duplicate' }], tail: [{ key: 'add:q3' }] });
    const again = await push([done(adding('q3'))], { rev: 4, epoch });
    expect(again).toMatchObject({ results: [{ status: 'duplicate' }], tail: [] });
    for (const reply of [current, behind, lost, again]) expect(reply.document).toBeUndefined();
  });

  test('[D14] [N4] the reply to a push has the corrected time and key', async () => {
    const { push } = await aHunter();
    const { epoch } = await push([]);
    const wrong = done({ kind: 'hunter.login' }, day('2027-11-15'));
    const { tail } = await push([wrong], { epoch, sentAtMs: Date.parse(wrong.at) });
    expect(tail).toMatchObject([
      { key: 'login:2026-11-15', command: { at: NOON, day: '2026-11-15' } },
    ]);
  });

  test('[N4] a device of another epoch, or more than 200 commands behind, gets the document', async () => {
    const { push } = await aHunter();
    const first = await push([done(adding('q1'))]);
    expect(first.document?.habits.map(({ id }) => id)).toEqual(['q1']);
    expect(first.tail).toBeUndefined();

    const { epoch } = first;
    const days = Array.from({ length: 200 }, (_, index) => addDays(TODAY, -index));
    await push(
      days.map((on) => done({ kind: 'hunter.login' }, on)),
      { rev: 1, epoch },
    );
    const at200 = await push([], { rev: 1, epoch });
    expect(at200.tail).toHaveLength(200);
    const at201 = await push([done(adding('q2'))], { rev: 1, epoch });
    expect(at201.tail).toBeUndefined();
    expect(at201.document?.habits.map(({ id }) => id)).toEqual(['q1', 'q2']);
  });

  test('[A3] [A8] activity is kept by day for ever, and the document carries the last 400 days', async () => {
    const { push, userId, document } = await aHunter();
    const days = Array.from({ length: 150 }, (_, index) => addDays(TODAY, -3 * index));
    const logins = days.map((on) => done({ kind: 'hunter.login' }, on));
    await push(logins);
    await push([done(finishing('q1')), done(focusing('b1'))]);
    const all = await activityBetween(database().db, userId, day('2020-01-01'), TODAY);
    expect(all).toHaveLength(150);
    expect(all.at(-1)).toEqual({
      uid: userId,
      date: TODAY,
      questsCompleted: 1,
      pomodorosCompleted: 1,
      xpEarned: 75,
      hasLogin: true,
    });
    expect(all.map(({ date }) => date)).toEqual(days.toReversed());
    const { dailyActivities } = (await document()).document;
    expect(dailyActivities.at(0)?.date).toBe(addDays(TODAY, -399));
    expect(dailyActivities).toHaveLength(134);
  });

  test('[N3] the history query gives the days asked for, ascending', async () => {
    const { push, userId } = await aHunter();
    await push(
      ['2026-11-10', '2026-11-12', '2026-11-14'].map((on) =>
        done({ kind: 'hunter.login' }, day(on)),
      ),
    );
    const found = await activityBetween(
      database().db,
      userId,
      day('2026-11-11'),
      day('2026-11-14'),
    );
    expect(found.map(({ date }) => date)).toEqual(['2026-11-12', '2026-11-14']);
  });

  test("[N3] beginning a raid writes a quest session with the server's time", async () => {
    const { push, userId } = await aHunter();
    const session = { sessionId: 's1', questId: 'q1', pomodoroCount: 2, startedAt: NOON } as const;
    await push([
      done({ kind: 'raid.session', ...session }),
      done({ kind: 'raid.session', ...session }),
    ]);
    expect(await latestSessions(database(), userId)).toEqual([
      { uid: userId, questId: 'q1', pomodoroCount: 2, startedAt: NOON, timestamp: NOON },
    ]);
  });

  test('[N2] the pushes of one user touch nothing of another', async () => {
    const [one, other] = [await aHunter(), await aHunter()];
    await one.push([done(adding('q1')), done(finishing('q1'))]);
    expect(await other.document()).toMatchObject({ rev: 0, document: { habits: [] } });
    expect((await other.log()).commands).toEqual([]);
  });

  test('[P8] hostile texts are stored to the letter, NUL and half characters cleaned, the batch kept', async () => {
    const { push, document } = await aHunter();
    const title = `Robert'); DROP TABLE users;-- <script>alert(1)</script> "${'\\'}" ${'%'}s`;
    await push([done(adding('q1', { title })), done(adding('q2', { title: 'a\u0000b\ud800' }))]);
    const { habits } = (await document()).document;
    expect(habits.map((quest) => quest.title)).toEqual([title, 'ab\ufffd']);
  });
});
