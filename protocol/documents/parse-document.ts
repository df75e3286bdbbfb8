import * as v from 'valibot';
import { SETTINGS } from '#protocol/commands/command-schema.ts';
import { readableFields } from '#protocol/loose.ts';
import { count, id, instant, questId, wholeNumber } from '#protocol/scalars.ts';
import {
  ACHIEVEMENTS,
  type CompletionCounts,
  NO_COMPLETIONS,
} from '#rules/achievements/achievements.ts';
import type { DaySet } from '#rules/activity/day-set.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { DEFAULT_SETTINGS, type Settings } from '#rules/document/settings.ts';
import type { ChainMemory, StoredDocument } from '#rules/document/stored-document.ts';
import { NEW_HUNTER } from '#rules/hunter/hunter.ts';
import { NO_ROLES } from '#rules/roles/roles.ts';
import { amountsSchema, baseSchema, termsSchema } from './habit-schema.ts';
import {
  achievementSchema,
  activitySchema,
  hunterSchema,
  userRolesSchema,
} from './hunter-schema.ts';
import { followUpSchema, questSchema, storedEditsSchema } from './quest-schema.ts';
import { salvage } from './salvage.ts';

const MONTH_MASK = wholeNumber(0, 2 ** 31 - 1);
const daySet: v.GenericSchema<unknown, DaySet> = v.record(
  v.pipe(v.string(), v.regex(/^\d{4}$/)),
  v.pipe(v.array(MONTH_MASK), v.length(12)),
);

const chainMemory: v.GenericSchema<unknown, ChainMemory> = v.looseObject({
  id,
  isRemoved: v.exactOptional(v.literal(true)),
  doneCount: v.exactOptional(count),
  isRootDone: v.exactOptional(v.literal(true)),
  donePeriods: v.exactOptional(daySet),
  otherDays: v.exactOptional(daySet),
  ticks: v.exactOptional(v.array(v.object({ questId, subtaskId: id }))),
  edits: v.exactOptional(storedEditsSchema),
  followUps: v.exactOptional(v.array(followUpSchema)),
  base: v.exactOptional(baseSchema),
  terms: v.exactOptional(termsSchema),
  amounts: v.exactOptional(amountsSchema),
  amountTotal: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  restDays: v.exactOptional(daySet),
  pastCount: v.exactOptional(count),
});

const counts: v.GenericSchema<unknown, CompletionCounts> = v.looseObject({
  focusBlocks: v.fallback(count, 0),
  academics: v.fallback(count, 0),
  tech: v.fallback(count, 0),
});

/** The fields that are read as a whole or not at all; lists are read entry by entry. */
const WHOLE = {
  character: hunterSchema,
  userRoles: userRolesSchema,
  loginDays: daySet,
  counts,
  lifetimeXp: count,
  settledBlocks: v.array(id),
  settledAmounts: v.array(v.string()),
  restDays: daySet,
  onboardedAt: instant,
  lastUpdated: instant,
};
const LISTS = ['habits', 'archive', 'achievements', 'dailyActivities', 'chains'] as const;
const KNOWN: ReadonlySet<string> = new Set([...Object.keys(WHOLE), ...LISTS, 'settings']);

function withoutFields(said: object, known: object): Record<string, unknown> {
  const unknown = Object.entries(said).filter(([field]) => !Object.hasOwn(known, field));
  return Object.fromEntries(unknown);
}

/** Whether a field is one of ours, or a name like `__proto__` that no newer version would use. */
function isClaimed(field: string): boolean {
  return field === '' || KNOWN.has(field) || field in Object.prototype;
}

export type ParsedDocument = {
  readonly stored: StoredDocument;
  /** Fields of a newer version, to be stored again as they are. */
  readonly unknownFields: Readonly<Record<string, unknown>>;
  /** What could not be read, to be kept and shown, never silently dropped. */
  readonly rejected: readonly unknown[];
};

/** Reads a stored document. Never throws, and loses nothing: what cannot be read is among `rejected`. */
export function parseDocument(input: unknown): ParsedDocument {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const given = new Map(isObject ? Object.entries(input) : []);
  const rejected: unknown[] = isObject ? [] : [input];

  function whole<Value, Fallback>(
    field: string,
    schema: v.GenericSchema<unknown, Value>,
    fallback: Fallback,
  ): Value | Fallback {
    if (!given.has(field)) return fallback;
    const parsed = v.safeParse(schema, given.get(field));
    if (parsed.success) return parsed.output;
    rejected.push({ [field]: given.get(field) });
    return fallback;
  }

  function list<Entry>(field: string, schema: v.GenericSchema<unknown, Entry>) {
    const salvaged = salvage(schema, given.get(field));
    for (const entry of salvaged.rejected) rejected.push({ [field]: entry });
    return salvaged.entries;
  }

  /** A choice that a newer version added, or that is damaged, must not cost the others. */
  function settings(): Settings {
    const said = given.get('settings');
    const { fields, rejected: unreadable } = readableFields(SETTINGS, said);
    if (unreadable.length > 0) rejected.push({ settings: said });
    const unknown = v.is(v.looseObject({}), said) ? withoutFields(said, SETTINGS) : {};
    return { ...DEFAULT_SETTINGS, ...unknown, ...fields };
  }

  const stored = new Map(list('achievements', achievementSchema).map((one) => [one.id, one]));
  const achievements = ACHIEVEMENTS.map((one) => stored.get(one.id) ?? one);
  const onboardedAt = whole('onboardedAt', WHOLE.onboardedAt, undefined);
  return {
    stored: {
      character: whole('character', WHOLE.character, NEW_HUNTER),
      habits: list('habits', questSchema),
      archive: list('archive', questSchema),
      achievements,
      userRoles: whole('userRoles', WHOLE.userRoles, NO_ROLES),
      dailyActivities: list('dailyActivities', activitySchema),
      chains: list('chains', chainMemory),
      loginDays: whole('loginDays', WHOLE.loginDays, EMPTY_DOCUMENT.loginDays),
      counts: whole('counts', WHOLE.counts, NO_COMPLETIONS),
      lifetimeXp: whole('lifetimeXp', WHOLE.lifetimeXp, 0),
      settledBlocks: whole('settledBlocks', WHOLE.settledBlocks, []),
      settledAmounts: whole('settledAmounts', WHOLE.settledAmounts, []),
      restDays: whole('restDays', WHOLE.restDays, EMPTY_DOCUMENT.restDays),
      settings: settings(),
      ...(onboardedAt !== undefined && { onboardedAt }),
      lastUpdated: whole('lastUpdated', WHOLE.lastUpdated, EMPTY_DOCUMENT.lastUpdated),
    },
    unknownFields: Object.fromEntries([...given].filter(([field]) => !isClaimed(field))),
    rejected,
  };
}
