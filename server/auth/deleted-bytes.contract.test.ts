import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import { openDatabase } from '#server/database/database.ts';
import { createSecretBox } from '#server/database/secret-box.ts';
import { pushCommands } from '#server/documents/push-commands.ts';
import { saveRecord } from '#server/documents/user-records.ts';
import { aHunter, anAccountsKit, GOOD_PASSWORD, SECRET } from '#server/testing/accounts-kit.ts';
import { openFresh, temporaryDataDir } from '#server/testing/both-engines.ts';
import { noonClock } from '#server/testing/user-with-history.ts';
import { addEndpoint } from '#server/webhooks/endpoints.ts';

const MARK = 'lantern-of-the-forgotten';
const PUSHES = 30;

async function aFullFolder() {
  const dataDir = temporaryDataDir();
  const database = await openFresh('sqlite', dataDir);
  const { accounts } = await anAccountsKit(database, { hasMail: true });
  const hunter = await aHunter(accounts, `${MARK}@habits.example`);
  const { uid: userId } = hunter;
  const now = new Date(noonClock.nowMs()).toISOString();
  const url = `https://${MARK}.example/`;
  const events = ['quest.cleared'] as const;
  await addEndpoint(database, createSecretBox(SECRET, 'duskgate webhook secrets'), userId, {
    url,
    events,
    now,
  });
  const password = GOOD_PASSWORD;
  await accounts.startEmailChange(hunter.caller, { email: `${MARK}@next.example`, password });
  accounts.requestReset(hunter.email);
  await accounts.mailsQueued();
  await database.db
    .insertInto('passkeys')
    .values({
      id: 'k1',
      user_id: userId,
      name: MARK,
      credential_id: MARK,
      public_key: MARK,
      counter: 0,
      transports: '',
      created_at: now,
    })
    .execute();
  // Each push writes the document anew: the ones before it lie in freed pages.
  for (let index = 0; index < PUSHES; index += 1) {
    const description = `${MARK} `.repeat(40);
    const commands = [
      done(adding(`q${index}`, { title: MARK, description })),
      done(finishing(`q${index}`, { title: MARK })),
    ];
    const push = { userId, deviceId: 'd1', base: undefined, sentAtMs: noonClock.nowMs(), commands };
    await pushCommands(database, noonClock, push);
  }
  await saveRecord(database, noonClock, { userId, name: 'profile', fields: { goals: [MARK] } });
  const filesWithMark = () =>
    readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(MARK));
  const deleteIt = () => accounts.deleteAccount(hunter.caller, { password: GOOD_PASSWORD });
  return { database, dataDir, filesWithMark, deleteIt };
}

test('[SEC62] of a deleted account no byte stays in the files, while the server runs and after', async () => {
  const { database, filesWithMark, deleteIt } = await aFullFolder();
  expect(filesWithMark()).not.toEqual([]);
  expect(await deleteIt()).toMatchObject({ ok: true });
  expect(filesWithMark()).toEqual([]);
  await database.close();
  expect(filesWithMark()).toEqual([]);
});

test('[SEC62] a backup that reads does not hold a deletion up; its bytes go when the server ends', async () => {
  const { database, dataDir, filesWithMark, deleteIt } = await aFullFolder();
  const reader = await openDatabase({
    dataDir,
    databaseUrl: undefined,
    onIdleError: () => {},
    access: 'read',
  });
  await reader.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').execute();
    expect(await deleteIt()).toMatchObject({ ok: true });
    const startedAt = performance.now();
    await database.forgetDeleted();
    expect(performance.now() - startedAt).toBeLessThan(4_000); // whoever waits, waits 5 s
  });
  await reader.close();
  await database.close();
  expect(filesWithMark()).toEqual([]);
});
