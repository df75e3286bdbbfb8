import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { readText, removeText, writeText } from '#web/platform/stored-text.ts';

/** The localStorage keys that the contract names. `lastLoreShown` is only a date and stays. */
const MIRRORED = [
  'character',
  'userRoles',
  'hasCompletedOnboarding',
  'habits',
  'achievements',
  'dailyActivities',
] as const;
const OWNER = 'duskgate.owner';

/** All keys with one user's data. */
const OWNED = [...MIRRORED, 'onboarding_progress', OWNER];

export function dropMirror(): void {
  for (const key of OWNED) removeText(key);
}

export function isOwner(uid: string): boolean {
  return readText(OWNER) === uid;
}

/** Makes this user the owner of the mirror. Drops the mirror of another user, and returns who that was. */
export function claimMirror(uid: string): string | undefined {
  const owner = readText(OWNER);
  if (owner === uid) return undefined;
  if (owner !== null) dropMirror();
  writeText(OWNER, uid);
  return owner ?? undefined;
}

/** Copies the view to the contract's localStorage keys. */
export function writeMirror(uid: string, view: GameDocument): void {
  const { character, userRoles, achievements, dailyActivities, onboardedAt } = view;
  const mirror = {
    character,
    userRoles,
    hasCompletedOnboarding: onboardedAt !== undefined,
    habits: boardOf(view),
    achievements,
    dailyActivities,
  };
  if (!isOwner(uid)) return; // another user has signed in in another tab
  for (const key of MIRRORED) {
    const text = JSON.stringify(mirror[key]);
    if (readText(key) !== text && !writeText(key, text)) return; // full: a mirror is no loss
  }
}
