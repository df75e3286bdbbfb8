import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { INVITATION_DAYS, type Invitations } from '#server/auth/invitations.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { NightlyJob } from '#server/operations/nightly/nightly-job.ts';
import { readOverview } from '#server/operations/operator/overview.ts';
import type { UserSizes } from '#server/operations/operator/user-sizes.ts';
import type { Config } from '#server/startup/config.ts';
import { parsedUrl } from '#server/startup/parsed-url.ts';
import { openableAddress } from '#server/startup/start-messages.ts';
import { entryPage, operatorPage, sentencePage } from './operator-page.ts';
import { createOperatorSessions, isFormTokenOf, type OperatorSession } from './operator-session.ts';
import { OPERATOR_STYLE } from './operator-style.ts';
import { countWords, escaped } from './operator-words.ts';

export type OperatorParts = {
  readonly config: Config;
  readonly secret: string;
  readonly port: number;
  readonly database: Database;
  readonly clock: Clock;
  readonly invitations: Invitations;
  readonly nightly: NightlyJob | undefined;
  readonly userSizes: () => Promise<UserSizes | undefined>;
  readonly version: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
};

const PAGE = '/operator';
const FOREIGN = 'This form was sent from elsewhere. Open the page anew and try again.';
const LOCAL_ONLY =
  'It opens on this machine only: set PUBLIC_URL to the address people open Duskgate at.';

/** The address that a newcomer opens; behind the # it reaches no log. */
function invitationLink({ publicUrl, isPublicUrlSet }: Config, token: string): string {
  return `${isPublicUrlSet ? publicUrl : openableAddress(publicUrl)}/#invitation=${token}`;
}

/** Adds the page of whoever keeps the server. It is made of forms: there is no script in it. */
export function addOperatorRoutes(app: FastifyInstance, parts: OperatorParts): void {
  const { config, database, clock, invitations, nightly, log } = parts;
  const sessions = createOperatorSessions(parts);
  const startedMs = clock.nowMs();
  const html = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').send(page);
  const note = (request: FastifyRequest, event: string, more: object = {}) =>
    log.info({ event, ...more, address: clientAddress(request) }, event);

  app.get(`${PAGE}/style.css`, (_request, reply) => reply.type('text/css').send(OPERATOR_STYLE));

  app.get(PAGE, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    if (session === undefined) return html(reply.code(401), entryPage());
    const [overview, sizes] = await Promise.all([
      readOverview(database, clock, config.dataDir),
      parts.userSizes(),
    ]);
    const { notice, formToken } = session;
    session.notice = undefined;
    const page = operatorPage({
      nowMs: clock.nowMs(),
      version: parts.version,
      startedMs,
      overview,
      sizes,
      invitations: await invitations.list(),
      config,
      nightly: nightly?.record(),
      isNightlyRunning: nightly?.isRunning() ?? false,
      formToken,
      notice,
    });
    return html(reply, page);
  });

  app.post(`${PAGE}/enter`, async (request, reply) => {
    if (!isFromHere(request)) return html(reply.code(403), sentencePage(FOREIGN));
    const entered = await sessions.enter(fieldsIn(request).get('secret')?.trim() ?? '');
    if (entered.ok) {
      note(request, 'operator-entered');
      return reply.header('set-cookie', entered.value).redirect(PAGE, 303);
    }
    const { failure } = entered;
    log.warn({ event: 'operator-refused', address: clientAddress(request) }, 'operator-refused');
    if (failure.kind === 'wrong')
      return html(reply.code(403), entryPage('That is not the secret.'));
    const seconds = Math.ceil(failure.ms / 1_000);
    reply.code(429).header('retry-after', seconds);
    return html(
      reply,
      entryPage(`Too many wrong secrets. Try again in ${countWords(seconds, 'second')}.`),
    );
  });

  /** A form of the page: it does something only with the session and the token that was in it. */
  const act = (
    path: string,
    run: (session: OperatorSession, fields: URLSearchParams, request: FastifyRequest) => unknown,
  ) =>
    app.post(`${PAGE}/${path}`, async (request, reply) => {
      const session = sessions.find(request.headers.cookie);
      if (session === undefined) return html(reply.code(401), entryPage('Enter the secret first.'));
      const fields = fieldsIn(request);
      if (!isFromHere(request) || !isFormTokenOf(session, fields.get('form') ?? '')) {
        return html(reply.code(403), sentencePage(FOREIGN));
      }
      await run(session, fields, request);
      return reply.redirect(PAGE, 303);
    });

  act('invitations', async (session, fields, request) => {
    if (config.signUp !== 'invited') return;
    const days = INVITATION_DAYS.find((one) => String(one) === fields.get('days')) ?? 7;
    const token = await invitations.create({ note: fields.get('note') ?? '', days });
    if (token === undefined) {
      session.notice = '<p>Too many invitations are waiting. Take some back first.</p>';
      return;
    }
    note(request, 'invitation-made');
    session.notice = `<p>Give this link to one person. It works once, for ${countWords(days, 'day')}, and is shown only now.</p>
<input readonly aria-label="Invitation link" value="${escaped(invitationLink(config, token))}">
${config.isPublicUrlSet ? '' : `<p>${LOCAL_ONLY}</p>`}`;
  });
  act('invitations/revoke', async (session, fields, request) => {
    const isRevoked = await invitations.revoke(fields.get('id') ?? '');
    if (isRevoked) note(request, 'invitation-revoked');
    session.notice = isRevoked
      ? '<p>The invitation is taken back.</p>'
      : '<p>That invitation was used already, or is gone.</p>';
  });
  act('backup', (session, _fields, request) => {
    const isBegun = nightly?.runNow() ?? false;
    if (isBegun) note(request, 'backup-asked');
    session.notice = isBegun
      ? '<p>The run has begun. Open this page again in a moment to see what it came to.</p>'
      : '<p>A run is under way already.</p>';
  });
  app.post(`${PAGE}/leave`, async (request, reply) => {
    const session = sessions.find(request.headers.cookie);
    const sent = fieldsIn(request).get('form') ?? '';
    if (session === undefined || !isFormTokenOf(session, sent)) return reply.redirect(PAGE, 303);
    note(request, 'operator-left');
    return reply.header('set-cookie', sessions.leave(request.headers.cookie)).redirect(PAGE, 303);
  });
}

function fieldsIn({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

/** Whether a form was sent by a page of this very port; a program that is no browser says nothing. */
function isFromHere({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || parsedUrl(origin)?.host === host;
}
