import { recordActivity } from '#rules/activity/daily-activity.ts';
import { hasDay, withDay } from '#rules/activity/day-set.ts';
import { renameHunter } from '#rules/hunter/rename-hunter.ts';
import { isSame } from '#rules/is-same.ts';
import { FOCUS_XP } from '#rules/raid/raid.ts';
import type { UserRoles } from '#rules/roles/roles.ts';
import { type Change, pay } from './award.ts';
import type { CommandOf } from './command.ts';
import type { GameDocument } from './document.ts';
import type { Settings } from './settings.ts';

/** Over a month of a dozen a day. More would weigh on every copy; the log knows all of them. */
const REMEMBERED_BLOCKS = 400;

export function finishBlock(document: GameDocument, command: CommandOf<'raid.focus'>): Change {
  const { settledBlocks, counts } = document;
  if (settledBlocks.includes(command.blockId)) return { document };

  const settled = {
    ...document,
    settledBlocks: [...settledBlocks.slice(1 - REMEMBERED_BLOCKS), command.blockId],
    counts: { ...counts, focusBlocks: counts.focusBlocks + 1 },
  };
  return pay(settled, {
    xp: FOCUS_XP,
    trained: 'wisdom',
    award: { day: command.day, gain: { pomodoros: 1, xp: FOCUS_XP } },
  });
}

export function logIn(document: GameDocument, { day }: CommandOf<'hunter.login'>): Change {
  if (hasDay(document.loginDays, day)) return { document };
  const gain = { hasLogin: true } as const;
  return {
    award: { day, gain },
    document: {
      ...document,
      loginDays: withDay(document.loginDays, day),
      dailyActivities: recordActivity(document.dailyActivities, day, gain),
    },
  };
}

/** The first wins: a second device that finished later must not take the roles back. */
export function onboard(document: GameDocument, command: CommandOf<'hunter.onboard'>): Change {
  if (document.onboardedAt !== undefined) return { document };
  const { at, roles, fitnessTypes } = command;
  return { document: { ...document, onboardedAt: at, userRoles: { roles, fitnessTypes } } };
}

export function rename(document: GameDocument, { name }: CommandOf<'hunter.rename'>): Change {
  const character = renameHunter(document.character, name);
  return { document: character === document.character ? document : { ...document, character } };
}

/** Roles, fitness types and settings: the last in order wins, field by field. */
export function chooseRoles(document: GameDocument, chosen: Partial<UserRoles>): Change {
  const userRoles = { ...document.userRoles, ...chosen };
  return {
    document: isSame(userRoles, document.userRoles) ? document : { ...document, userRoles },
  };
}

export function chooseSettings(document: GameDocument, chosen: Partial<Settings>): Change {
  const settings = { ...document.settings, ...chosen };
  return { document: isSame(settings, document.settings) ? document : { ...document, settings } };
}
