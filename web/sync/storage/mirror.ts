import { readText, removeText, writeText } from '#web/platform/stored-text.ts';

/** The contract's browser keys, in its words. `lastLoreShown` is only a date and belongs to nobody. */
export const MIRRORED = [
  'character',
  'userRoles',
  'hasCompletedOnboarding',
  'habits',
  'achievements',
  'dailyActivities',
] as const;
const OWNER = 'duskgate.owner';

/** Other keys that hold one hunter's words. */
const OWNED = [...MIRRORED, 'onboarding_progress', OWNER];

export function dropMirror(): void {
  for (const key of OWNED) removeText(key);
}

export function isOwner(uid: string): boolean {
  return readText(OWNER) === uid;
}

/** What another hunter left in this browser is nobody's to read. Says who that was. */
export function claimMirror(uid: string): string | undefined {
  const owner = readText(OWNER);
  if (owner === uid) return undefined;
  if (owner !== null) dropMirror();
  writeText(OWNER, uid);
  return owner ?? undefined;
}
