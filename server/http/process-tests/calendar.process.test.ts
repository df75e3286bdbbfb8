import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { onBothServers } from '#server/testing/test-server.ts';

async function addressOf(client: ApiClient): Promise<string> {
  const { status, body } = await client.send('POST', '/api/calendar', {});
  expect(status).toBe(200);
  return client.address + Object(body).path; // the route's own reply
}

const statusOf = async (address: string) => (await fetch(address)).status;

onBothServers((server) => {
  test('[CF1] whoever has the address reads the calendar without a session; a new one, an end and a new password each end it', async () => {
    const ada = await server().hunter('ada');
    await ada.push([done(adding('q', { title: 'Read in the dark' }))]);
    expect((await ada.send('GET', '/api/calendar')).body).toEqual({ madeAt: null });
    const first = await addressOf(ada);
    const reply = await fetch(first);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await reply.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('Read in the dark');

    const tag = reply.headers.get('etag') ?? '';
    const again = await fetch(first, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await ada.push([done(adding('q2', { title: 'Another' }))]);
    expect(await statusOf(first)).toBe(200);
    expect((await fetch(first, { headers: { 'if-none-match': tag } })).status).toBe(200);

    const second = await addressOf(ada);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await ada.send('POST', '/api/calendar/end', {});
    expect(await statusOf(second)).toBe(404);
    const third = await addressOf(ada);
    const { password } = ada;
    const next = 'quite another long phrase';
    const change = { current: password, next };
    expect((await ada.send('POST', '/api/auth/change-password', change)).status).toBe(200);
    expect(await statusOf(third)).toBe(404);
    const { output } = server().process;
    for (const address of [first, second, third]) {
      const secret = address.slice(-47, -4);
      expect(output().stderr + output().stdout).not.toContain(secret);
    }
  });

  test('[CF1] a guessed, cut or foreign address shows nothing, and no token makes one', async () => {
    const [ada, bo] = [await server().hunter('ada-2'), await server().hunter('bo')];
    await ada.push([done(adding('q', { title: 'Only for Ada' }))]);
    const [own, other] = [await addressOf(ada), await addressOf(bo)];
    expect(await (await fetch(other)).text()).not.toContain('Only for Ada');
    const { origin } = new URL(own);
    const guesses = [
      '.ics',
      'x.ics',
      `${'A'.repeat(43)}.ics`,
      `${own.slice(-47, -5)}.ics`,
      '%00.ics',
    ];
    for (const guess of guesses) {
      expect([400, 404]).toContain(await statusOf(`${origin}/api/calendar/${guess}`));
    }
    const program = await ada.program('quests:read', 'quests:write', 'complete');
    expect((await program.send('POST', '/api/calendar', {})).status).toBe(403);
  });

  test('[CF1] the example of the documents works as it stands there', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/calendar.md'), 'utf8');
    const [, path = ''] = /curl -s "\$DUSKGATE(\/api\/calendar\/)\$SECRET\.ics"/.exec(page) ?? [];
    const cy = await server().hunter('cy');
    const address = await addressOf(cy);
    const secret = address.slice(-47, -4);
    expect(await statusOf(`${new URL(address).origin}${path}${secret}.ics`)).toBe(200);
  });
});
