import { expect, test } from 'vitest';
import { proofOf } from '#protocol/replies/proof.ts';
import type { Position } from '#protocol/replies/sync-messages.ts';
import type { CommandDraft } from '#rules/commands/command.ts';
import { commandOf } from '#rules/commands/commands.ts';
import { adding, done, editing, finishing, NOON, TODAY } from '#rules/testing/builders.ts';
import { aUser, onBothEngines } from '#server/testing/both-engines.ts';
import { copyOf } from '#server/testing/roll-back.ts';
import { importCommands } from './import-commands.ts';
import { pushCommands } from './push-commands.ts';
import { readDocument, readLog } from './read-document.ts';
import { missingIn, noticeRollback } from './rollback.ts';

let nowMs = Date.parse(NOON);
const clock = {
  nowMs: () => {
    nowMs += 1_000;
    return nowMs;
  },
};

function now(draft: CommandDraft) {
  const at = new Date(clock.nowMs()).toISOString();
  return commandOf(draft, { at, day: TODAY, utcOffsetMinutes: 0 });
}

onBothEngines((database) => {
  async function aHunter() {
    const userId = await aUser(database());
    const noticed: string[] = [];
    const push = (commands: readonly unknown[], base?: Position, resent?: Position) =>
      pushCommands(database(), clock, {
        userId,
        deviceId: 'd1',
        base,
        resent,
        sentAtMs: nowMs,
        commands,
        onRollback: (whose) => noticed.push(whose),
      });
    const log = () => readLog(database(), userId, { kind: 'since', rev: 0, limit: 200 });
    const notice = (claim: Position) => noticeRollback(database(), clock, userId, claim);
    const document = async () => (await readDocument(database(), clock, userId)).document;
    const copy = () => copyOf(database(), userId);
    return { userId, push, log, notice, document, copy, noticed };
  }

  /** One quest is there when the copy is made; then come two more, which the copy lacks. */
  async function aRolledBackHunter() {
    const hunter = await aHunter();
    await hunter.push([done(adding('q1'))]);
    const putBack = await hunter.copy();
    await hunter.push([done(adding('q2')), done(adding('q3'))]);
    const before = await hunter.log();
    await putBack();
    const { epoch, rev, proof } = before;
    return { ...hunter, before, claim: { epoch, rev, proof } };
  }

  test('[D16] a push that is ahead of the log begins a new epoch, once, and gets the document', async () => {
    const { userId, push, claim, noticed, log } = await aRolledBackHunter();
    const reply = await push([done(adding('q4'))], claim);
    expect(reply.epoch).not.toBe(claim.epoch);
    expect(reply).toMatchObject({ rev: 2, results: [{ status: 'applied' }] });
    expect(reply.document?.habits.map(({ id }) => id)).toEqual(['q1', 'q4']);
    expect(noticed).toEqual([userId]);

    const next = await push([], claim);
    expect(next.epoch).toBe(reply.epoch);
    expect((await log()).epoch).toBe(reply.epoch);
    expect(noticed).toEqual([userId]);
  });

  test('[D16] a log that has reached that revision again with other entries is found out by the entry', async () => {
    const { push, claim, notice } = await aRolledBackHunter();
    await push([done(adding('x')), done(adding('q3'))]); // the same key at the same revision, stored later
    expect(await notice({ epoch: claim.epoch, rev: claim.rev })).toBeUndefined();
    const moved = await notice(claim);
    expect(moved).toMatchObject({ rev: 3 });
    expect(moved?.epoch).not.toBe(claim.epoch);
    expect(await notice(claim)).toBeUndefined();
  });

  test('[D16] a claim that holds, one of another epoch and one of the beginning prove nothing', async () => {
    const { push, log, notice } = await aHunter();
    await push([done(adding('q1')), done(adding('q2'))]);
    const { epoch, rev, proof, commands } = await log();
    const newest = commands.at(-1);
    expect(proof).toBe(newest && proofOf(newest));
    for (const claim of [
      { epoch, rev, proof },
      { epoch, rev: 1 },
      { epoch, rev: 0 },
      { epoch: 'another', rev: 9, proof: 'x' },
    ]) {
      expect(await notice(claim)).toBeUndefined();
    }
    expect((await log()).epoch).toBe(epoch);
  });

  test('[D16] [O32] to believe a claim costs nothing of the document, however large it is', async () => {
    const { userId, claim, notice } = await aRolledBackHunter();
    const { db } = database();
    const unread = { doc: 'a document that nobody opens' };
    await db.updateTable('game_data').set(unread).where('user_id', '=', userId).execute();
    const moved = await notice(claim);
    expect(moved).toEqual({ epoch: expect.not.stringMatching(claim.epoch), rev: 1 });
    const row = db.selectFrom('game_data').select(['epoch', 'doc']).where('user_id', '=', userId);
    expect(await row.execute()).toEqual([{ epoch: moved?.epoch, ...unread }]);
  });

  test('[D16] a device is told which of the keys it keeps are missing, and up to where both logs are one', async () => {
    const { userId, before, push, log } = await aRolledBackHunter();
    await push([done(adding('q3'))]);
    const kept = before.commands.map(({ key, rev, recordedAt }) => ({ key, rev, recordedAt }));
    const { epoch } = await log();
    expect(await missingIn(database(), userId, [...kept, { key: 'add:own' }])).toEqual({
      epoch,
      missing: ['add:q2', 'add:own'],
      common: 1,
    });
    expect(await missingIn(database(), userId, [])).toEqual({ epoch, missing: [], common: 0 });
  });

  test('[D17] an edit that is sent again never beats one recorded after the rollback, by order where that is known and by time where not', async () => {
    for (const isForkKnown of [true, false]) {
      const { push, log, document, claim } = await aRolledBackHunter();
      const lost = now(editing('lost', { title: 'Lost', description: 'Kept' }));
      const name = now({ kind: 'hunter.rename', id: 'lost-name', name: 'Lost' });
      const dawn = now({ kind: 'hunter.settings', id: 's1', settings: { dawnHour: 4 } });
      await push([now(editing('newer', { title: 'Newer' }))], claim);
      await push([now({ kind: 'hunter.rename', id: 'newer-name', name: 'Newer' })]);
      const { epoch } = await log();
      await push([lost, name, dawn], undefined, { epoch, rev: isForkKnown ? 1 : 0 });

      const { habits, character, settings } = await document();
      expect(habits[0]).toMatchObject({ title: 'Newer', description: 'Kept' });
      expect(character.name).toBe('Newer');
      expect(settings).toMatchObject({ dawnHour: 4 });
      const keys = (await log()).commands.map(({ key }) => key);
      expect(keys.slice(-3)).toEqual(['set:lost', 'set:lost-name', 'set:s1']);
    }
  });

  test('[D17] even a server whose clock went back with its data keeps the newer edit, if the shared part is known', async () => {
    const { userId, push, log, document, claim } = await aRolledBackHunter();
    const lost = done(editing('lost', { title: 'Lost' }));
    const slow = { nowMs: () => Date.parse(NOON) - 3 * 86_400_000 };
    const stamp = { at: new Date(slow.nowMs()).toISOString(), day: TODAY, utcOffsetMinutes: 0 };
    const newer = commandOf(editing('newer', { title: 'Newer' }), stamp);
    const sent = { userId, deviceId: 'd2', base: undefined, sentAtMs: slow.nowMs() };
    await pushCommands(database(), slow, { ...sent, claim, commands: [newer] });
    const { epoch } = await log();
    await push([lost], undefined, { epoch, rev: 1 });
    expect((await document()).habits[0]?.title).toBe('Newer');
  });

  test('[D17] edits that are sent again by two devices end in the order in which they were done', async () => {
    const { userId, push, log, document, claim } = await aRolledBackHunter();
    const [first, second, third] = ['First', 'Second', 'Third'].map((title) =>
      now(editing(title, { title })),
    );
    await push([], claim);
    const { epoch } = await log();
    const resent = { epoch, rev: 1 };
    await importCommands(database(), clock, userId, { commands: [third], resent });
    await push([first, second], undefined, resent);
    expect((await document()).habits[0]?.title).toBe('Third');
    expect((await log()).commands).toHaveLength(4);
    await push([now(editing('plain', { title: 'Plain' })), done(finishing('q1'))]);
    expect((await document()).habits[0]).toMatchObject({ title: 'Plain', completed: true });
  });
});
