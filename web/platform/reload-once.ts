import { logProblem } from './log.ts';

const KEY = 'duskgate.reloadedFor';

/**
 * A tab of an older version asks for a file that the new one has no more; loading the page again
 * brings the new one. Once for each reason: a file that stays missing must not reload for ever.
 * Without a server it must not reload at all: the hunter would lose the app that still works.
 */
export function reloadOnceFor(reason: string): void {
  reloadIfServed(reason).catch((error: unknown) => logProblem('not loaded again', error));
}

async function reloadIfServed(reason: string): Promise<void> {
  if (sessionStorage.getItem(KEY) === reason) return;
  const { ok } = await fetch('/healthz', { cache: 'no-store' });
  if (!ok) return;
  sessionStorage.setItem(KEY, reason);
  location.reload();
}
