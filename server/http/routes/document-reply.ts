import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Position } from '#protocol/replies/sync-messages.ts';
import { DOCUMENT_VERSION } from '#rules/document/stored-document.ts';
import {
  type DocumentText,
  positionOf,
  readDocumentText,
} from '#server/documents/read-document.ts';
import { callerIn } from './request-input.ts';
import type { SyncParts } from './sync-routes.ts';

/** Sends what `textOf` makes of the document, or 304 to a caller who has this state of it already. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, clock }: Omit<SyncParts, 'record'>,
  textOf: (read: DocumentText) => string,
): Promise<FastifyReply> {
  const { userId } = callerIn(request);
  const { 'if-none-match': known } = request.headers;
  if (known !== undefined) {
    const tag = tagOf(userId, await positionOf(database.db, userId));
    if (isAmong(known, tag)) return reply.code(304).header('etag', tag).send();
  }
  const read = await readDocumentText(database, clock, userId);
  return reply
    .header('etag', tagOf(userId, read))
    .type('application/json; charset=utf-8')
    .send(textOf(read));
}

/** The user is part of it: two users of one browser may stand at the same revision. */
function tagOf(userId: string, { epoch, rev }: Position): string {
  return `"${userId}.${epoch}.${rev}.${DOCUMENT_VERSION}"`;
}

/** Whether `If-None-Match` names the tag; proxies that compress mark it as weak. */
export function isAmong(known: string, tag: string): boolean {
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
