import { recordActivity } from '#rules/activity/daily-activity.ts';
import { hasDay, withDay } from '#rules/activity/day-set.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { Settings } from '#rules/document/settings.ts';
import { renameHunter } from '#rules/hunter/rename-hunter.ts';
import { isSame } from '#rules/is-same.ts';
import type { FitnessType, Role, UserRoles } from '#rules/roles/roles.ts';
import type { DocumentChange } from './award.ts';
import { type CommandRules, neverRefused } from './command-rules.ts';

export type LoginFields = Readonly<Record<never, never>>;

export const logIn: CommandRules<'hunter.login'> = {
  key: ({ day }) => `login:${day}`,
  refusal: neverRefused,
  apply: (document, { day }) => {
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
  },
};

export type OnboardFields = {
  readonly roles: readonly Role[];
  readonly fitnessTypes: readonly FitnessType[];
};

/** The first wins: a second device that finished later must not take the roles back. */
export const onboard: CommandRules<'hunter.onboard'> = {
  key: () => 'onboard',
  refusal: neverRefused,
  apply: (document, { at, roles, fitnessTypes }) =>
    document.onboardedAt === undefined
      ? { document: { ...document, onboardedAt: at, userRoles: { roles, fitnessTypes } } }
      : { document },
};

/** Of these the last in order wins. */
const CHOICE = {
  key: ({ id }: { readonly id: string }) => `set:${id}`,
  refusal: neverRefused,
};

export type RenameFields = { readonly id: string; readonly name: string };

export const rename: CommandRules<'hunter.rename'> = {
  ...CHOICE,
  apply: (document, { name }) => {
    const character = renameHunter(document.character, name);
    return { document: character === document.character ? document : { ...document, character } };
  },
};

export type RolesFields = { readonly id: string; readonly roles: readonly Role[] };

export const chooseRoles: CommandRules<'hunter.roles'> = {
  ...CHOICE,
  apply: (document, { roles }) => withRoles(document, { roles }),
};

export type FitnessFields = {
  readonly id: string;
  readonly fitnessTypes: readonly FitnessType[];
};

export const chooseFitness: CommandRules<'hunter.fitness'> = {
  ...CHOICE,
  apply: (document, { fitnessTypes }) => withRoles(document, { fitnessTypes }),
};

export type SettingsFields = { readonly id: string; readonly settings: Partial<Settings> };

export const chooseSettings: CommandRules<'hunter.settings'> = {
  ...CHOICE,
  apply: (document, { settings: chosen }) => {
    const settings = { ...document.settings, ...chosen };
    return { document: isSame(settings, document.settings) ? document : { ...document, settings } };
  },
};

function withRoles(document: GameDocument, chosen: Partial<UserRoles>): DocumentChange {
  const userRoles = { ...document.userRoles, ...chosen };
  return {
    document: isSame(userRoles, document.userRoles) ? document : { ...document, userRoles },
  };
}
