import { beforeAll, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { sample } from '#rules/testing/sample.ts';
import { ROUTES } from '#server/http/route-table.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { honestBody, planted } from '#server/testing/hostile-bodies.ts';
import { onSampledServers } from '#server/testing/test-server.ts';

const HOSTILE = ['\u0000', '\ud800', '\udc00x'];
/** In a body with more places than this, each place gets all hostile texts at once. */
const MANY_PLACES = sample(12, 1_000_000);
const CHANGES = Object.keys(ROUTES)
  .map((route) => route.split(' ') as [method: string, path: string]) // the table's own spelling
  .filter(([method]) => method !== 'GET');

onSampledServers((server) => {
  let hunter: ApiClient;
  let earlierLines = 0;
  beforeAll(async () => {
    earlierLines = server().process.output().stderr.length;
    hunter = await server().hunter('ana');
  });

  test.each(CHANGES)(
    '[SEC33] %s %s takes NUL and half characters in any place without a fault',
    async (method, path) => {
      const row = CHANGES.findIndex(([of, one]) => of === method && one === path);
      const guest = await server().hunter(`guest-${row}`);
      const honest = honestBody(path, guest);
      const isLarge = planted(honest, '').length > MANY_PLACES;
      const texts = isLarge ? [HOSTILE.join('-')] : HOSTILE;
      const bodies = texts.flatMap((hostile) => planted(honest, hostile));
      for (const body of bodies) {
        const { status } = await guest.send(method, path.replace(':uid', guest.uid), body);
        expect(status, JSON.stringify(body)).toBeLessThan(500);
      }
    },
  );

  test.each(['%00', '%ED%A0%80', 'a%00b'])('[SEC33] %s in an address is no fault', async (text) => {
    const { uid } = hunter;
    for (const path of [
      `/api/users/${text}`,
      `/api/userProfiles/${uid}${text}`,
      `/api/sync/log?since=${text}`,
      `/api/sync/log?${text}=1`,
      `/api/dailyActivities?from=${text}&to=2026-11-01`,
    ]) {
      expect((await hunter.send('GET', path)).status).toBeLessThan(500);
    }
  });

  test('[SEC33] what a device calls its command costs the honest one beside it nothing', async () => {
    const nameless = { kind: 'quest.done', v: 1, key: 'done:\u0000\ud800' };
    const strange = { ...done(adding('q2')), 'more\u0000': 1 };
    const cut = { kind: 'quest.done', v: 1, note: `${'a'.repeat(8_100)}${'🜁'.repeat(60)}` };
    const { results } = await hunter.push([nameless, strange, cut, done(adding('q3'))]);
    expect(results.map(({ status }) => status)).toEqual([
      'refused',
      'refused',
      'refused',
      'applied',
    ]);
    const { body } = await hunter.send('GET', '/api/sync/log');
    expect(body).toMatchObject({ commands: [{ key: 'add:q3' }] });
  });

  test('[SEC33] titles are stored clean: no NUL, no half character, no control of direction', async () => {
    const title = 'a\u0000b\ud800c\u202ed e\u0301';
    await hunter.push([done(adding('q4', { title }))]);
    const { body } = await hunter.send('GET', `/api/gameData/${hunter.uid}`);
    expect(body).toMatchObject({ habits: [{}, { title: 'ab\ufffdcd \u00e9' }] });
  });

  test('[SEC33] not one line of the log tells of a fault', () => {
    const lines = server().process.output().stderr.slice(earlierLines);
    expect(lines).not.toMatch(/"level":[56]0|22021|22P05/);
  });
});
