import * as v from 'valibot';
import type { GeneratedQuest } from '#mentor/forge/generated-quest.ts';
import { looseChoice, looseLine, looseNumber } from '#protocol/loose.ts';
import { cleanText } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import {
  CATEGORIES,
  MAX_BLOCKS,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
} from '#rules/quest/quest.ts';
import { clampReward } from '#rules/quest/reward.ts';
import { firstJson } from './first-json.ts';

const MAX_GENERATED_QUESTS = 5;
const MAX_GENERATED_SUBTASKS = 10;
const MAX_DURATION_LENGTH = 60;
/** The contract's total where a model named none. */
const ASSUMED_TOTAL = 4;

/** One of the choices: `missing` when the field is absent or no text, `other` when it is another text. */
function choice<const Choices extends readonly string[]>(
  choices: Choices,
  missing: Choices[number],
  other: Choices[number],
) {
  return v.fallback(
    v.pipe(
      looseChoice(choices),
      v.transform((said): Choices[number] => said ?? other),
    ),
    missing,
  );
}

const looseBlocks = v.pipe(
  looseNumber,
  v.transform((said) => Math.ceil(Math.min(Math.max(said, 1), MAX_BLOCKS))),
);

function subtaskSchema(place: number) {
  return v.object({
    title: v.fallback(looseLine(MAX_TITLE_LENGTH), `Step ${place}`),
    description: v.fallback(v.pipe(v.string(), v.transform(cleanDescription)), ''),
    estimatedPomodoros: v.fallback(looseBlocks, 1),
  });
}

function cleanDescription(text: string): string {
  return cutText(cleanText(text).trim(), MAX_DESCRIPTION_LENGTH);
}

function parseSubtask(said: unknown, index: number): GeneratedQuest['subtasks'] {
  if (typeof said === 'string') {
    const description = cleanDescription(said);
    return description === ''
      ? []
      : [{ title: `Step ${index + 1}`, description, estimatedPomodoros: 1 }];
  }
  const parsed = v.safeParse(subtaskSchema(index + 1), Array.isArray(said) ? null : said);
  return parsed.success ? [parsed.output] : [];
}

const QUEST_FIELDS = {
  title: v.fallback(looseLine(MAX_TITLE_LENGTH), 'Generated Quest'),
  duration: v.fallback(looseLine(MAX_DURATION_LENGTH), '30 minutes'),
  subtasks: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((said) => said.slice(0, MAX_GENERATED_SUBTASKS).flatMap(parseSubtask)),
  ),
  difficulty: choice(['Easy', 'Moderate', 'Hard', 'Other'], 'Moderate', 'Other'),
  frequency: choice(['Daily', 'Weekly', 'Once', 'Custom'], 'Daily', 'Custom'),
  category: choice(CATEGORIES, 'Personal', 'Personal'),
  xpReward: v.fallback(v.pipe(looseNumber, v.transform(clampReward)), 35),
  totalEstimatedPomodoros: v.fallback(v.optional(looseBlocks), undefined),
  isTotalAssumed: v.fallback(v.optional(v.boolean()), undefined),
};
const generatedQuest: v.GenericSchema<unknown, GeneratedQuest> = v.pipe(
  v.object(QUEST_FIELDS),
  v.transform(
    ({ totalEstimatedPomodoros: said, isTotalAssumed = said === undefined, ...quest }) => ({
      ...quest,
      totalEstimatedPomodoros: said ?? ASSUMED_TOTAL,
      ...(isTotalAssumed && { isTotalAssumed: true as const }),
    }),
  ),
);

/** Whether an object has any field of a quest: an error message is an object, too. */
function isQuestLike(said: unknown): boolean {
  return isObject(said) && Object.keys(QUEST_FIELDS).some((field) => Object.hasOwn(said, field));
}

/** An empty object in a list of quests is a quest of which nothing was said. */
function isQuestInList(said: unknown): boolean {
  return isQuestLike(said) || (isObject(said) && Object.keys(said).length === 0);
}

function isObject(said: unknown): said is object {
  return typeof said === 'object' && said !== null && !Array.isArray(said);
}

/** A model answers with a list, with {quests: [...]}, or with one quest. */
function candidatesIn(reply: unknown): readonly unknown[] {
  if (Array.isArray(reply)) return reply.filter(isQuestInList);
  if (!isObject(reply)) return [];
  if ('quests' in reply && Array.isArray(reply.quests)) return reply.quests.filter(isQuestInList);
  return [reply].filter(isQuestLike);
}

/** The quests in a model's reply. Never throws: what cannot be read as a quest is left out. */
export function parseGeneratedQuests(text: string): readonly GeneratedQuest[] {
  return readGeneratedQuests(firstJson(text));
}

export function readGeneratedQuests(reply: unknown): readonly GeneratedQuest[] {
  return candidatesIn(reply)
    .slice(0, MAX_GENERATED_QUESTS)
    .flatMap((said) => {
      const parsed = v.safeParse(generatedQuest, said);
      return parsed.success ? [parsed.output] : [];
    });
}
