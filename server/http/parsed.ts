import * as v from 'valibot';
import { Refused } from './failures.ts';

/** The boundary of a route: past it, nobody checks again. */
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
