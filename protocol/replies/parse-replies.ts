import * as v from 'valibot';
import { parseDocument } from '#protocol/documents/parse-document.ts';
import { count } from '#protocol/scalars.ts';
import type { StoredDocument } from '#rules/document/stored-document.ts';

const position = { epoch: v.pipe(v.string(), v.minLength(1), v.maxLength(80)), rev: count };
const proof = { proof: v.exactOptional(v.string()) };

const result = v.object({
  sent: v.string(),
  stored: v.exactOptional(v.string()),
  status: v.picklist(['applied', 'noop', 'duplicate', 'refused', 'unknown']),
  reason: v.exactOptional(v.string()),
});

const origin = v.object({
  door: v.picklist(['api', 'assistant']),
  name: v.exactOptional(v.string()),
});

const logEntry = {
  by: v.exactOptional(origin),
  rev: count,
  key: v.string(),
  xp: v.fallback(count, 0),
  recordedAt: v.fallback(v.string(), ''),
};

const pushReply = v.object({
  ...position,
  ...proof,
  results: v.array(result),
  tail: v.exactOptional(v.array(v.object({ ...logEntry, command: v.exactOptional(v.unknown()) }))),
  document: v.exactOptional(v.looseObject({})),
});

const logReply = v.object({
  ...position,
  ...proof,
  commands: v.array(v.object({ ...logEntry, command: v.unknown() })),
});

const documentReply = v.object({
  ...position,
  ...proof,
  rules: count,
  document: v.looseObject({}),
});

const missingReply = v.object({
  epoch: position.epoch,
  missing: v.array(v.string()),
  common: count,
});

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, input: unknown) {
  const read = v.safeParse(schema, input);
  return read.success ? read.output : undefined;
}

/** Parses a stored document; the fields of a newer version are kept where they were. */
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

export function parseMissingReply(input: unknown) {
  return parsed(missingReply, input);
}

export function parseDocumentReply(input: unknown) {
  const reply = parsed(documentReply, input);
  return reply && { ...reply, document: parseStoredDocument(reply.document) };
}
