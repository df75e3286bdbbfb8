import { expect, test } from 'vitest';
import { commandOf } from '#rules/commands/commands.ts';
import { adding, day, finishing } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import { type SharedServer, sharedServer, startTestServer } from '#server/testing/test-server.ts';

const FAR_ZONES = ['Pacific/Kiritimati', 'America/St_Johns'];
/** Beside the zone of this machine, in which the shared server runs. */
const ZONES = sample(FAR_ZONES, [...FAR_ZONES, 'UTC', 'Asia/Kolkata']);
const CLOCK_CHANGES = [
  '2026-03-08T06:30:00.000Z',
  '2026-03-29T00:59:59.000Z',
  '2026-10-25T01:00:00.000Z',
];
const LOGIN = { kind: 'hunter.login' } as const;
const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The same commands on each server; the hours around both clock changes included. */
async function playOn(server: SharedServer) {
  const hunter = await server.hunter('wanderer');
  const commands = CLOCK_CHANGES.flatMap((at, index) =>
    [adding(`q${index}`), finishing(`q${index}`), LOGIN].map((draft) =>
      commandOf(draft, { at, day: day(at.slice(0, 10)), utcOffsetMinutes: 0 }),
    ),
  );
  const { results } = await hunter.push(commands);
  const { body } = await hunter.send('GET', '/api/sync/document');
  const user = await hunter.send('GET', `/api/users/${hunter.uid}`);
  return { statuses: results.map(({ status }) => status), body, user: user.body };
}

async function playIn(zone: string) {
  const server = await startTestServer('sqlite', { TZ: zone });
  try {
    return await playOn(server);
  } finally {
    await server.close();
  }
}

test('[SEC70] where the server stands changes nothing: same commands, same document, times in UTC', async () => {
  const here = await sharedServer('sqlite');
  const played = await Promise.all([playOn(here), ...ZONES.map(playIn)]);

  for (const { statuses, user } of played) {
    expect(new Set(statuses)).toEqual(new Set(['applied']));
    expect(user).toMatchObject({
      createdAt: expect.stringMatching(ISO_UTC),
      lastLogin: expect.stringMatching(ISO_UTC),
    });
  }
  const documents = played.map(({ body }) => (body as { document: object }).document); // the route's own reply
  for (const document of documents) expect(document).toEqual(documents[0]);
});
