import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { MAX_NAME_LENGTH } from '#rules/hunter/hunter.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';
import { type AccountServices, nowIso } from './account-services.ts';
import type { Caller } from './caller.ts';

export const MAX_NAME_CHARACTERS = MAX_NAME_LENGTH;

export type NameRefused = FailureOf<'name-missing' | 'name-too-long'>;

export function parseDisplayName(text: string): Result<string, NameRefused> {
  const name = cleanLine(text);
  if (isBlank(name)) return err({ kind: 'name-missing' });
  if (Array.from(name).length > MAX_NAME_CHARACTERS) return err({ kind: 'name-too-long' });
  return ok(name);
}

/** Changes the caller's own display name. */
export async function changeDisplayName(
  parts: AccountServices,
  { userId }: Caller,
  wanted: string,
): Promise<Result<true, NameRefused>> {
  const name = parseDisplayName(wanted);
  if (!name.ok) return name;
  await parts.db
    .updateTable('users')
    .set({ display_name: name.value, updated_at: nowIso(parts) })
    .where('id', '=', userId)
    .execute();
  parts.sessions.forget(userId); // the cached caller has the old name
  parts.log({ level: 'info', event: 'name-changed', userId });
  return ok(true);
}
