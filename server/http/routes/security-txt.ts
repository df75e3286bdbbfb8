import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/database/clock.ts';
import { sendFailure } from '#server/http/failures.ts';
import type { PublicAddress } from '#server/http/guards/own-hosts.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 wants less than a year; a reader asks again long before. */
const VALID_MS = 90 * 86_400_000;

type SecurityTxtParts = PublicAddress & {
  readonly clock: Clock;
  readonly securityContact: string | undefined;
};

/** Whom to tell of a security hole (RFC 9116); nothing is there unless the operator has named somebody. */
export function addSecurityTxt(app: FastifyInstance, parts: SecurityTxtParts): void {
  const { clock, securityContact, publicUrl, isPublicUrlSet } = parts;
  app.get(PATH, (_request, reply) => {
    if (securityContact === undefined) return sendFailure(reply, 404);
    const expiresAtMs = clock.nowMs() + VALID_MS;
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(expiresAtMs).toISOString()}`,
      'Preferred-Languages: en',
      ...(isPublicUrlSet && publicUrl.startsWith('https:')
        ? [`Canonical: ${publicUrl}${PATH}`]
        : []),
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
