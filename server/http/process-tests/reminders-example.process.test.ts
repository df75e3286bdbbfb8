import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedServer } from '#server/testing/test-server.ts';

const PAGE = readFileSync(new URL('../../../docs/reminders.md', import.meta.url), 'utf8');

test('[RM8] the example of docs/reminders.md works as it stands there', async () => {
  const [, method = '', path = '', body = ''] =
    /```json\n(POST) (\S+)\n(\{[\s\S]+?\n\})\n```/.exec(PAGE) ?? [];
  const server = await sharedServer('sqlite');
  const hunter = await server.hunter('reader');
  const reply = await hunter.send(method, path, JSON.parse(body));
  expect(reply).toMatchObject({ status: 200, body: { ok: true } });
  expect((await hunter.send('GET', '/api/reminders')).body).toMatchObject({
    devices: [{ isCurrent: true }],
  });
});
