import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { BASE_HEADER, RESENT_HEADER } from '#protocol/replies/claim.ts';
import type { Position } from '#protocol/replies/sync-messages.ts';
import type { Caller } from '#server/auth/caller.ts';
import { notSignedIn, Refused } from '#server/http/failures.ts';

const CLAIM = /^(\S{1,80}) (\d{1,15})(?: (.{0,250}))?$/;

/** The signed-in user who asks. The guards have refused everybody else before a handler runs. */
export function callerIn({ caller }: FastifyRequest): Caller {
  if (caller === null) throw notSignedIn();
  return caller;
}

/** Where the device says that its base stands; undefined from clients before 0.2. */
export function claimIn({ headers, query }: FastifyRequest): Position | undefined {
  const { base } = Object(query);
  return positionIn(headers[BASE_HEADER] ?? base);
}

/** The proof of the base that the body of a push names. */
export function proofIn({ headers }: FastifyRequest): string | undefined {
  const { [BASE_HEADER]: proof } = headers;
  return typeof proof === 'string' && proof !== '' ? proof : undefined;
}

/** What commands that are sent again say of the epoch that lacks them. */
export function resentIn({ headers }: FastifyRequest): Position | undefined {
  return positionIn(headers[RESENT_HEADER]);
}

/** A text `epoch rev proof`, the last as far as it is known. One that cannot be read claims nothing: it must cost no push. */
function positionIn(text: unknown): Position | undefined {
  const [, epoch, rev, proof] = CLAIM.exec(decoded(text)) ?? [];
  return epoch === undefined ? undefined : { epoch, rev: Number(rev), proof: proof || undefined };
}

function decoded(text: unknown): string {
  try {
    return decodeURIComponent(String(text));
  } catch {
    return '';
  }
}

/** Checks a body or a query by its schema; nothing behind this checks again. */
export function parsedOr400<Value>(schema: v.GenericSchema<unknown, Value>, input: unknown): Value {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new Refused(
    400,
    'bad-request',
    path === null ? issue.message : `${path}: ${issue.message}`,
  );
}
