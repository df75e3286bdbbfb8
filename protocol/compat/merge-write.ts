import * as v from 'valibot';
import { activitySchema, userRolesSchema } from '#protocol/documents/hunter-schema.ts';
import { questSchema } from '#protocol/documents/quest-schema.ts';
import { salvage } from '#protocol/documents/salvage.ts';
import { line } from '#protocol/text.ts';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import { MAX_NAME_LENGTH } from '#rules/hunter/hunter.ts';
import type { Quest } from '#rules/quest/quest.ts';
import type { UserRoles } from '#rules/roles/roles.ts';

/** A quest in a merge write, with the fields that were really named: the others are defaults. */
export type ClaimedQuest = { readonly quest: Quest; readonly named: readonly string[] };

/** The parts of the contract's merge write, a whole document, that can become commands. */
export type MergeWrite = {
  readonly name: string | undefined;
  readonly userRoles: UserRoles | undefined;
  readonly quests: readonly ClaimedQuest[];
  readonly activities: readonly DailyActivity[];
  /** Named in the reply: derived by the rules, or not readable. */
  readonly ignored: readonly string[];
};

const named = v.looseObject({ name: line(MAX_NAME_LENGTH) });
const READ_FIELDS = new Set(['userRoles', 'habits', 'dailyActivities']);

const claimSchema: v.GenericSchema<unknown, ClaimedQuest> = v.pipe(
  v.looseObject({}),
  v.transform((said) => ({ quest: said, named: Object.keys(said) })),
  v.object({ quest: questSchema, named: v.array(v.string()) }),
);

function whole<Value>(schema: v.GenericSchema<unknown, Value>, said: unknown): Value | undefined {
  const parsed = v.safeParse(schema, said);
  return parsed.success ? parsed.output : undefined;
}

/** The fields that are ignored because the rules derive them from the log: level, XP, stats, achievements. */
function derivedIn(document: Readonly<Record<string, unknown>>): string[] {
  const { character } = document;
  const ofCharacter =
    typeof character === 'object' && character !== null ? Object.keys(character) : [];
  return [
    ...ofCharacter.filter((field) => field !== 'name').map((field) => `character.${field}`),
    ...Object.keys(document).filter((field) => field !== 'character' && !READ_FIELDS.has(field)),
  ];
}

export function parseMergeWrite(document: Readonly<Record<string, unknown>>): MergeWrite {
  const { character, userRoles, habits, dailyActivities } = document;
  const quests = salvage(claimSchema, habits);
  const activities = salvage(activitySchema, dailyActivities);
  const unreadable = [
    ...quests.rejected.map(() => 'habits'),
    ...activities.rejected.map(() => 'dailyActivities'),
  ];
  return {
    name: whole(named, character)?.name,
    userRoles: whole(userRolesSchema, userRoles),
    quests: quests.entries,
    activities: activities.entries,
    ignored: [...new Set([...derivedIn(document), ...unreadable])],
  };
}
