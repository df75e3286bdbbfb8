const KEY = 'duskgate.reloadedFor';

/**
 * A tab of an older version asks for a file that the new one has no more; loading the page again
 * brings the new one. Once for each reason: a file that stays missing must not reload for ever.
 */
export function reloadOnceFor(reason: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === reason) return false;
    sessionStorage.setItem(KEY, reason);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
