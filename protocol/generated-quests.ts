import * as v from 'valibot';
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
import { cleanLine, cleanText } from './text.ts';

const MAX_GENERATED_QUESTS = 5;
const MAX_GENERATED_SUBTASKS = 10;
const MAX_DURATION_LENGTH = 60;

/** Models say 45, "45" and "45 XP". */
const looseNumber = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.regex(/^\s*\d{1,9}\b/), v.transform(Number.parseFloat)),
]);

function looseLine(fallback: string, maxLength: number) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => cutText(cleanLine(text), maxLength)),
      v.nonEmpty(),
    ),
    fallback,
  );
}

function looseChoice<const Choices extends readonly string[]>(
  choices: Choices,
  fallback: Choices[number],
) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((said): Choices[number] => {
        const plain = said.trim().toLowerCase();
        return choices.find((choice) => choice.toLowerCase() === plain) ?? fallback;
      }),
    ),
    fallback,
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
    title: looseLine(`Step ${place}`, MAX_TITLE_LENGTH),
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

const generatedQuest: v.GenericSchema<unknown, GeneratedQuest> = v.object({
  title: looseLine('Generated Quest', MAX_TITLE_LENGTH),
  duration: looseLine('30 minutes', MAX_DURATION_LENGTH),
  subtasks: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((said) => said.slice(0, MAX_GENERATED_SUBTASKS).flatMap(parseSubtask)),
  ),
  difficulty: looseChoice(['Easy', 'Moderate', 'Hard'], 'Moderate'),
  frequency: looseChoice(['Daily', 'Weekly', 'Once', 'Custom'], 'Daily'),
  category: looseChoice(CATEGORIES, 'Personal'),
  xpReward: v.fallback(v.pipe(looseNumber, v.transform(clampReward)), 35),
  totalEstimatedPomodoros: looseBlocks(4),
});

/** A model answers with a list, with {quests: [...]}, or with one quest. */
function candidatesIn(reply: object | undefined): readonly unknown[] {
  if (reply === undefined) return [];
  if (Array.isArray(reply)) return reply;
  return 'quests' in reply && Array.isArray(reply.quests) ? reply.quests : [reply];
}

/** Never throws and never trusts: what cannot be read as a quest is left out; [] when nothing can. */
export function parseGeneratedQuests(text: string): readonly GeneratedQuest[] {
  return candidatesIn(firstJson(text))
    .filter((said) => typeof said === 'object' && said !== null && !Array.isArray(said))
    .slice(0, MAX_GENERATED_QUESTS)
    .flatMap((said) => {
      const parsed = v.safeParse(generatedQuest, said);
      return parsed.success ? [parsed.output] : [];
    });
}
