import * as v from 'valibot';
import { count, localDate, wholeNumber } from '#protocol/scalars.ts';
import { line } from '#protocol/text.ts';
import type { Achievement } from '#rules/achievements/achievements.ts';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import { type Hunter, MAX_NAME_LENGTH } from '#rules/hunter/hunter.ts';
import { FITNESS_TYPES, ROLES, type UserRoles } from '#rules/roles/roles.ts';

const MAX_LEVEL = 1_000;

export const hunterSchema: v.GenericSchema<unknown, Hunter> = v.pipe(
  v.looseObject({
    name: line(MAX_NAME_LENGTH),
    level: wholeNumber(1, MAX_LEVEL),
    xp: count,
    xpToNext: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    class: line(MAX_NAME_LENGTH),
    stats: v.looseObject({
      intelligence: count,
      strength: count,
      dexterity: count,
      charisma: count,
      wisdom: count,
    }),
  }),
  v.check(({ xp, xpToNext }) => xp < xpToNext, 'xp must be below xpToNext'),
);

/** A role of a newer version is left out; the ones we know stay. */
function knownOf<const Choices extends readonly string[]>(choices: Choices) {
  const known = v.picklist(choices);
  return v.pipe(
    v.array(v.unknown()),
    v.transform((said): readonly Choices[number][] => {
      const isKnown = (one: unknown): one is Choices[number] => v.is(known, one);
      return [...new Set(said.filter(isKnown))];
    }),
  );
}

export const userRolesSchema: v.GenericSchema<unknown, UserRoles> = v.looseObject({
  roles: knownOf(ROLES),
  fitnessTypes: v.optional(knownOf(FITNESS_TYPES), []),
});

export const activitySchema: v.GenericSchema<unknown, DailyActivity> = v.looseObject({
  date: localDate,
  questsCompleted: v.optional(count, 0),
  pomodorosCompleted: v.optional(count, 0),
  xpEarned: v.optional(count, 0),
  hasLogin: v.optional(v.boolean(), false),
});

export const achievementSchema: v.GenericSchema<unknown, Achievement> = v.looseObject({
  id: wholeNumber(1, 1_000),
  title: line(200),
  description: line(500),
  unlocked: v.boolean(),
  icon: line(100),
});
