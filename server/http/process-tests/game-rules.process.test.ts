import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QuestPlan } from '#rules/quest/quest.ts';
import { adding, done, finishing, focusing, NOON } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { startTestServer, type TestServer, WIDE_LIMITS } from '#server/testing/test-server.ts';

let server: TestServer;
let hunterCount = 0;
beforeAll(async () => {
  const DUSKGATE_LIMITS = WIDE_LIMITS.replace(/commandsPerDay=\d+/, 'commandsPerDay=400');
  server = await startTestServer('sqlite', { DUSKGATE_LIMITS });
});
afterAll(() => server.close());

async function aHunter(): Promise<ApiClient> {
  hunterCount += 1;
  return server.hunter(`hunter-${hunterCount}`);
}

async function statusesOf(hunter: ApiClient, commands: readonly unknown[]): Promise<string[]> {
  return (await hunter.push(commands)).results.map(({ status }) => status);
}

test('[SEC30] a user has so many commands a day, sending again costs none, and nobody else pays for it', async () => {
  const [busy, other] = [await aHunter(), await aHunter()];
  const batch = (from: number) =>
    Array.from({ length: 200 }, (_, index) => done(focusing(`block-${from + index}`)));
  await busy.push(batch(0));
  for (let again = 0; again < 5; again += 1) await busy.push(batch(0));
  await busy.push(batch(200));
  await expect(busy.push(batch(400))).rejects.toThrow('429');
  const { body } = await busy.send('GET', '/api/sync/log?since=399');
  expect(body).toMatchObject({ rev: 400, commands: [{ rev: 400 }] });
  expect(await statusesOf(other, [done(adding('q1'))])).toEqual(['applied']);
});

/** As the wire could carry it: JSON.stringify would turn the infinite into null. */
async function pushRaw(hunter: ApiClient, command: string): Promise<unknown> {
  const { uid, cookie, address } = hunter;
  const head = JSON.stringify({ uid, deviceId: 'd1', epoch: '', baseRev: 0, now: NOON }).slice(
    0,
    -1,
  );
  const reply = await fetch(`${address}/api/sync/push`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: `${head},"commands":[${command},${JSON.stringify(done(adding('honest')))}]}`,
  });
  return reply.json();
}

test.each([
  ['a field nobody knows', '"isAdmin":true'],
  ['an infinite reward', '"xpReward":1e400'],
  ['a negative one', '"xpReward":-25'],
  ['more than a number can count', '"streak":9007199254740993'],
  ['a reward in words', '"xpReward":"25"'],
  ['no reward', '"xpReward":null'],
  ['a list for a title', '"title":["Read"]'],
  ['an object for an id', '"questId":{"a":1}'],
])('[SEC30] a command with %s is refused, the one beside it is kept', async (_what, wrong) => {
  const { key: _key, ...honest } = done(finishing('q1'));
  const [name = ''] = wrong.split(':');
  const { [name.slice(1, -1)]: _replaced, ...others } = { ...honest } as Record<string, unknown>; // any of its fields
  const hunter = await aHunter();
  const reply = await pushRaw(
    hunter,
    `${JSON.stringify({ ...others, key: 'k' }).slice(0, -1)},${wrong}}`,
  );
  expect(reply).toMatchObject({ rev: 1, results: [{ status: 'refused' }, { status: 'applied' }] });
});

test('[SEC30] a quest may bring twice the 50 subtasks of a device, and not one more', async () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `s${index}`, title: 'x' }));
  const hunter = await aHunter();
  const pushed = [100, 101].map((count) => done(adding(`q${count}`, { subtasks: steps(count) })));
  expect(await statusesOf(hunter, pushed)).toEqual(['applied', 'refused']);
});

test.each<[string, Partial<Record<keyof QuestPlan, unknown>>]>([
  ['no title', { title: '' }],
  ['a blank title', { title: ' \t\n ' }],
  ['a title nobody can see', { title: '\u200b\u2060\ufeff' }],
  ['201 characters', { title: 'x'.repeat(201) }],
  ['9 XP', { xpReward: 9 }],
  ['101 XP', { xpReward: 101 }],
  ['25.5 XP', { xpReward: 25.5 }],
  ['XP in words', { xpReward: '25' }],
])('[SEC34] the server takes no custom quest with %s', async (_what, wrong) => {
  const hunter = await aHunter();
  const honest = done(adding('q1'));
  const quest = honest.kind === 'quest.add' ? honest.quest : {};
  expect(await statusesOf(hunter, [{ ...honest, quest: { ...quest, ...wrong } }])).toEqual([
    'refused',
  ]);
  const { body } = await hunter.send('GET', `/api/gameData/${hunter.uid}`);
  expect(body).toMatchObject({ habits: [] });
});

test('[SEC34] it takes 10 and 100 XP and 200 characters, and trims', async () => {
  const hunter = await aHunter();
  const title = '🜁'.repeat(200);
  await hunter.push([
    done(adding('q1', { title: ` ${title} `, xpReward: 10 })),
    done(adding('q2', { xpReward: 100 })),
  ]);
  const { body } = await hunter.send('GET', `/api/gameData/${hunter.uid}`);
  expect(body).toMatchObject({ habits: [{ title, xpReward: 10 }, { xpReward: 100 }] });
});

test('[SEC35] a refusal depends on the command alone, never on what the server knows', async () => {
  const hunter = await aHunter();
  const hasty = done({ ...finishing('q1'), openSubtaskCount: 1 });
  const short = done({ ...focusing('b1'), endedAt: '2026-11-15T11:59:59.999Z' });
  expect(await statusesOf(hunter, [hasty, short])).toEqual(['refused', 'refused']);
  const subtasks = [{ id: 's1', title: 'Begin' }];
  await hunter.push([done(adding('q1', { subtasks }))]);
  expect(await statusesOf(hunter, [hasty, short])).toEqual(['refused', 'refused']);

  const honest = [done(finishing('q1')), done(focusing('b1')), done(finishing('never-added'))];
  expect(await statusesOf(hunter, honest)).toEqual(['applied', 'applied', 'applied']);
});

test('[SEC35] one command pays once, however often and from wherever it is sent', async () => {
  const hunter = await aHunter();
  const draft = done(finishing('q1', { xpReward: 40 }));
  const dearer = done(finishing('q1', { xpReward: 100 }));
  expect(await statusesOf(hunter, [draft, draft])).toEqual(['applied', 'duplicate']);
  expect(await statusesOf(hunter, [dearer])).toEqual(['duplicate']);
  const { body } = await hunter.send('GET', '/api/sync/document');
  expect(body).toMatchObject({ rev: 1, document: { lifetimeXp: 40, character: { xp: 40 } } });
});
