import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { readText, removeText, writeText } from '#web/platform/stored-text.ts';

/** The contract's browser keys, in its words. `lastLoreShown` is only a date and belongs to nobody. */
const MIRRORED = [
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
  if (readText(OWNER) !== uid) return; // another hunter has come in another tab
  for (const key of MIRRORED) {
    const text = JSON.stringify(mirror[key]);
    if (readText(key) !== text && !writeText(key, text)) return; // full: a mirror is no loss
  }
}

export function dropMirror(): void {
  for (const key of OWNED) removeText(key);
}

/** What another hunter left in this browser is nobody's to read. */
export function claimMirror(uid: string): void {
  const owner = readText(OWNER);
  if (owner !== null && owner !== uid) dropMirror();
  if (owner !== uid) writeText(OWNER, uid);
}
