import { logProblem } from './log.ts';
import { isServed } from './served.ts';

const KEY = 'duskgate.reloadedFrom';
/** Every build has another address for its first file. */
const BUILD = import.meta.url;

/**
 * A tab of an older version asks for a file that the new one has no more; loading the page again
 * brings the new one. Once for each build: a file that stays missing must not reload for ever.
 * Without a server it must not reload at all: the hunter would lose the app that still works.
 */
export function reloadForNewerBuild(): void {
  reloadIfServed().catch((error: unknown) => logProblem('not loaded again', error));
}

async function reloadIfServed(): Promise<void> {
  if (sessionStorage.getItem(KEY) === BUILD) return;
  if (!(await isServed())) return;
  sessionStorage.setItem(KEY, BUILD);
  location.reload();
}
