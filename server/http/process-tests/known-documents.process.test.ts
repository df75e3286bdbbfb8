import { beforeAll, expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { onBothServers } from '#server/testing/test-server.ts';

onBothServers((server) => {
  let ana: ApiClient;
  let boris: ApiClient;
  beforeAll(async () => {
    ana = await server().hunter('ana');
    boris = await server().hunter('boris');
    for (const hunter of [ana, boris]) await hunter.push([done(adding('q1'))]);
  });

  async function read(path: string, { address, cookie, uid }: ApiClient, tag?: string | null) {
    const headers = { cookie, ...(typeof tag === 'string' && { 'if-none-match': tag }) };
    const reply = await fetch(`${address}${path.replace(':uid', uid)}`, { headers });
    return { status: reply.status, tag: reply.headers.get('etag'), text: await reply.text() };
  }

  test.each(['/api/sync/document', '/api/gameData/:uid'])(
    '[O32] %s is answered 304 without looking at the document, until its log has moved on',
    async (path) => {
      const { status, tag, text } = await read(path, ana);
      expect([status, text.includes('"q1"')]).toEqual([200, true]);

      await server().sql('alter table daily_activities rename to lost_activities');
      try {
        expect(await read(path, ana, tag)).toEqual({ status: 304, tag, text: '' });
        expect(await read(path, ana, `"other", W/${tag}`)).toMatchObject({ status: 304 });
        expect(await read(path, ana)).toMatchObject({ status: 500 });
      } finally {
        await server().sql('alter table lost_activities rename to daily_activities');
      }
      await ana.push([done(adding(`after-${ana.rev}`))]);
      const moved = await read(path, ana, tag);
      expect([moved.status, moved.tag === tag]).toEqual([200, false]);
    },
  );

  test('[O32] [N9] who is at the same revision as another user still gets their own document', async () => {
    const { tag } = await read('/api/gameData/:uid', boris);
    const other = await server().hunter('clara');
    await other.push([done(adding('hers'))]);
    const { status, text } = await read('/api/gameData/:uid', other, tag);
    expect([status, text.includes('"hers"')]).toEqual([200, true]);
  });

  test.each(['/api/export', '/api/sync/document', '/api/sync/log'])(
    '[O32] HEAD %s makes nothing of what GET sends, and is open to nobody else',
    async (path) => {
      const head = async (cookie: string) => {
        const reply = await fetch(ana.address + path, { method: 'HEAD', headers: { cookie } });
        return [reply.status, reply.headers.get('cache-control')];
      };
      await server().sql('alter table game_commands rename to lost_commands');
      await server().sql('alter table game_data rename to lost_data');
      try {
        expect(await head(ana.cookie)).toEqual([200, 'no-store']);
        expect(await head('')).toEqual([401, 'no-store']);
      } finally {
        await server().sql('alter table lost_data rename to game_data');
        await server().sql('alter table lost_commands rename to game_commands');
      }
    },
  );
});
