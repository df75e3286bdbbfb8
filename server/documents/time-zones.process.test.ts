import { expect, test } from 'vitest';
import { commandOf } from '#rules/document/command-key.ts';
import { adding, day, finishing } from '#rules/testing/builders.ts';
import { openHouse } from './testing/house.ts';

const ZONES = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kolkata'];
const CLOCK_CHANGES = [
  '2026-03-08T06:30:00.000Z',
  '2026-03-29T00:59:59.000Z',
  '2026-10-25T01:00:00.000Z',
];
const LOGIN = { kind: 'hunter.login' } as const;
const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The same deeds on a server that stands somewhere else; the hours around both clock changes included. */
async function playedIn(zone: string) {
  const house = await openHouse('sqlite', { TZ: zone });
  try {
    const hunter = await house.hunter('wanderer');
    const deeds = CLOCK_CHANGES.flatMap((at, index) =>
      [adding(`q${index}`), finishing(`q${index}`), LOGIN].map((deed) =>
        commandOf(deed, { at, day: day(at.slice(0, 10)), utcOffsetMinutes: 0 }),
      ),
    );
    const { results } = await hunter.push(deeds);
    const { body } = await hunter.send('GET', '/api/sync/document');
    const user = await hunter.send('GET', `/api/users/${hunter.uid}`);
    return { statuses: results.map(({ status }) => status), body, user: user.body };
  } finally {
    await house.close();
  }
}

test('[SEC70] where the server stands changes nothing: same deeds, same document, times in UTC', async () => {
  const played = await Promise.all(ZONES.map(playedIn));

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
