import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type HunterSource, openHunter } from '#server/api/open-hunter.ts';
import {
  calendarMadeAt,
  calendarUser,
  endCalendar,
  makeCalendarSecret,
} from '#server/calendar/address.ts';
import { calendarEvents } from '#server/calendar/events.ts';
import { icsOf } from '#server/calendar/ics.ts';
import { Refused } from '#server/http/failures.ts';
import type { FairTurns } from '#server/http/guards/fair-turns.ts';
import { isAmong } from './document-reply.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

type CalendarParts = HunterSource & {
  readonly publicUrl: string;
  readonly turns: FairTurns;
};

const inPath = v.object({ file: v.pipe(v.string(), v.maxLength(100)) });
const FEED_FILE = /^([\w-]{43})\.ics$/;

/** The calendar feed: whoever has its address may read it, so the address is a secret that can be ended. */
export function addCalendarRoutes(app: FastifyInstance, parts: CalendarParts): void {
  const { database, clock, publicUrl, turns } = parts;
  const { db } = database;

  app.get('/api/calendar', async (request) => ({
    madeAt: await calendarMadeAt(db, callerIn(request).userId),
  }));

  app.post('/api/calendar', async (request) => {
    const madeAt = new Date(clock.nowMs()).toISOString();
    const secret = await makeCalendarSecret(db, callerIn(request).userId, madeAt);
    return { madeAt, path: `/api/calendar/${secret}.ics` };
  });

  app.post('/api/calendar/end', async (request) => {
    await endCalendar(db, callerIn(request).userId);
    return { ok: true };
  });

  app.get('/api/calendar/:file', async (request, reply) => {
    const [, secret = ''] = FEED_FILE.exec(parsedOr400(inPath, request.params).file) ?? [];
    const userId = secret && (await calendarUser(db, secret));
    if (!userId) throw new Refused(404, 'not-found', 'There is no calendar at this address.');
    const feed = await turns.run(userId, async () => {
      const { document, today, epoch, rev } = await openHunter(parts, userId, undefined);
      const tag = `"${epoch}.${rev}.${today}"`;
      const { 'if-none-match': known = '' } = request.headers;
      if (isAmong(known, tag)) return { tag };
      const events = calendarEvents(document, today);
      const nowMs = clock.nowMs();
      const text = icsOf({ name: 'Duskgate', events, revision: rev, nowMs, publicUrl });
      turns.charge(userId, text.length);
      return { tag, text };
    });
    reply.header('etag', feed.tag).header('cache-control', 'private, no-cache');
    reply.header('referrer-policy', 'no-referrer');
    if (feed.text === undefined) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="duskgate.ics"')
      .send(feed.text);
  });
}
