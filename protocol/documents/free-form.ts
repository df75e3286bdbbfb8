import { cleanText } from '#rules/clean-text.ts';
import { err, ok, type Result } from '#rules/result.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [field: string]: Json };

const MAX_DEPTH = 8;
const MAX_NAME_LENGTH = 100;

/** The rules of the contract's cloud store: no empty field name, and none of the signs of its paths. */
function isFieldName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= MAX_NAME_LENGTH &&
    !/[~*/[\]`\p{Cc}]/u.test(name) &&
    !/^__.*__$/.test(name) &&
    !(name in Object.prototype)
  );
}

class NotAllowed extends Error {}

function cleaned(value: unknown, depth: number): Json {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0; // JSON knows no -0
  if (typeof value !== 'object') throw new NotAllowed('holds a value that no record can keep');
  if (depth === MAX_DEPTH) throw new NotAllowed(`is nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((entry) => cleaned(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      if (!isFieldName(name)) throw new NotAllowed('has a field name that is empty or not allowed');
      return [name, cleaned(entry, depth + 1)];
    }),
  );
}

/** A record with any fields, as long as they can be stored and read back. */
export function parseFreeForm(input: unknown): Result<Readonly<Record<string, Json>>, string> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return err('must be an object');
  }
  try {
    const fields = cleaned(input, 0);
    return ok(fields as Readonly<Record<string, Json>>); // an object gives an object
  } catch (refusal) {
    if (refusal instanceof NotAllowed) return err(refusal.message);
    throw refusal;
  }
}
