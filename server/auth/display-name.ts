import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { MAX_NAME_LENGTH } from '#rules/hunter/hunter.ts';
import { err, ok, type Result } from '#rules/result.ts';
import type { FailureOf } from './account-failures.ts';

export const MAX_NAME_CHARACTERS = MAX_NAME_LENGTH;

export function parseDisplayName(
  text: string,
): Result<string, FailureOf<'name-missing' | 'name-too-long'>> {
  const name = cleanLine(text);
  if (isBlank(name)) return err({ kind: 'name-missing' });
  if (Array.from(name).length > MAX_NAME_CHARACTERS) return err({ kind: 'name-too-long' });
  return ok(name);
}
