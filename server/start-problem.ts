import { Refusal } from './database/refusal.ts';
import { isUnavailable } from './database/unavailable.ts';

/** What an operator can do something about, in one line; anything else is a bug and keeps its stack. */
export function startProblem(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (cause instanceof Refusal) return cause.message;
  if (isUnavailable(cause)) return 'the database cannot be reached';
  const code = 'code' in cause ? cause.code : undefined;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(`${code}`)) {
    return 'the data folder cannot be written';
  }
  if (code === '28P01' || code === '28000' || code === '3D000') {
    return 'the database refuses this user or has no such database';
  }
  return startProblem(cause.cause);
}
