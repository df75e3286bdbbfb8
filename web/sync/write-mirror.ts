import { boardOf, type GameDocument } from '#rules/document/document.ts';
import { readText, writeText } from '#web/platform/stored-text.ts';
import { isOwner, MIRRORED } from './mirror.ts';

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
  if (!isOwner(uid)) return; // another hunter has come in another tab
  for (const key of MIRRORED) {
    const text = JSON.stringify(mirror[key]);
    if (readText(key) !== text && !writeText(key, text)) return; // full: a mirror is no loss
  }
}
