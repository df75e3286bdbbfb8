import * as v from 'valibot';
import { cleanText } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import type { GeneratedQuest } from '#rules/mentor/generated-quest.ts';
import {
  CATEGORIES,
  MAX_BLOCKS,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
} from '#rules/quest/quest.ts';
import { clampReward } from '#rules/quest/reward.ts';
import { firstJson } from './first-json.ts';
import { looseChoice, looseLine, looseNumber } from './loose.ts';

const MAX_GENERATED_QUESTS = 5;
const MAX_GENERATED_SUBTASKS = 10;
const MAX_DURATION_LENGTH = 60;

/** Missing means the default; said but not one of ours means the last resort. */
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

function looseBlocks(fallback: number) {
  return v.fallback(
    v.pipe(
      looseNumber,
      v.transform((said) => Math.ceil(Math.min(Math.max(said, 1), MAX_BLOCKS))),
    ),
    fallback,
  );
}

function subtaskSchema(place: number) {
  return v.object({
    title: v.fallback(looseLine(MAX_TITLE_LENGTH), `Step ${place}`),
    description: v.fallback(v.pipe(v.string(), v.transform(cleanDescription)), ''),
    estimatedPomodoros: looseBlocks(1),
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
  totalEstimatedPomodoros: looseBlocks(4),
};
const generatedQuest: v.GenericSchema<unknown, GeneratedQuest> = v.object(QUEST_FIELDS);

/** An error message is an object too; a quest says at least one thing about itself. */
function isQuestLike(said: unknown): boolean {
  return (
    typeof said === 'object' &&
    said !== null &&
    Object.keys(QUEST_FIELDS).some((field) => Object.hasOwn(said, field))
  );
}

/** A model answers with a list, with {quests: [...]}, or with one quest. */
function candidatesIn(reply: unknown): readonly unknown[] {
  if (typeof reply !== 'object' || reply === null) return [];
  if (Array.isArray(reply)) return reply;
  return 'quests' in reply && Array.isArray(reply.quests) ? reply.quests : [reply];
}

/** Never throws and never trusts: what cannot be read as a quest is left out; [] when nothing can. */
export function parseGeneratedQuests(text: string): readonly GeneratedQuest[] {
  return readGeneratedQuests(firstJson(text));
}

export function readGeneratedQuests(reply: unknown): readonly GeneratedQuest[] {
  return candidatesIn(reply)
    .filter(isQuestLike)
    .slice(0, MAX_GENERATED_QUESTS)
    .flatMap((said) => {
      const parsed = v.safeParse(generatedQuest, said);
      return parsed.success ? [parsed.output] : [];
    });
}
