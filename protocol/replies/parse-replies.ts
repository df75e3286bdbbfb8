import * as v from 'valibot';
import type { StoredDocument } from '#rules/document/stored-document.ts';
import { parseDocument } from './parse-document.ts';
import { count } from './scalars.ts';

const position = { epoch: v.pipe(v.string(), v.minLength(1), v.maxLength(80)), rev: count };

const result = v.object({
  sent: v.string(),
  stored: v.exactOptional(v.string()),
  status: v.picklist(['applied', 'noop', 'duplicate', 'refused', 'unknown']),
  reason: v.exactOptional(v.string()),
});

const pushReply = v.object({
  ...position,
  results: v.array(result),
  document: v.exactOptional(v.looseObject({})),
});

const logReply = v.object({
  ...position,
  commands: v.array(
    v.object({
      rev: count,
      key: v.string(),
      xp: v.fallback(count, 0),
      recordedAt: v.fallback(v.string(), ''),
      command: v.unknown(),
    }),
  ),
});

const documentReply = v.object({ ...position, rules: count, document: v.looseObject({}) });

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, input: unknown) {
  const read = v.safeParse(schema, input);
  return read.success ? read.output : undefined;
}

/** A document from elsewhere, with the fields of a newer version kept where they were. */
export function parseStoredDocument(input: unknown): StoredDocument {
  const { stored, unknownFields } = parseDocument(input);
  return { ...unknownFields, ...stored };
}

export function parsePushReply(input: unknown) {
  const reply = parsed(pushReply, input);
  if (reply === undefined) return undefined;
  const { document, ...rest } = reply;
  return { ...rest, ...(document && { document: parseStoredDocument(document) }) };
}

export function parseLogReply(input: unknown) {
  return parsed(logReply, input);
}

export function parseDocumentReply(input: unknown) {
  const reply = parsed(documentReply, input);
  return reply && { ...reply, document: parseStoredDocument(reply.document) };
}
