import type { Mould, SubTopic, Topic } from '#mentor/library/topic.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';

// Which part of a topic a goal is about, and which quests of the other parts suit it.

/** The part that a goal is about: the one it names, otherwise the first of the topic. */
export function ownPart(
  { subs, first }: Topic,
  { reading }: Pick<UnderstoodGoal, 'reading'>,
): SubTopic | undefined {
  const partOf = (part: string | undefined) => subs.find(({ id }) => id === part);
  return partOf(reading?.sub) ?? partOf(first) ?? subs[0];
}

/**
 * Whether a quest of another sub-topic suits the goal: it names no thing of that part and, if a sub-topic was named,
 * costs no money.
 */
export function isOfBoth(
  { title, needs = [], plan }: Mould,
  named: SubTopic | undefined,
  foreign: RegExp,
) {
  return !plan.isPartOnly && !foreign.test(title) && !(named && needs.includes('money'));
}

/** Matches no text. */
const NEVER = /(?!)/;

/** A pattern of words that only other sub-topics use: a goal about a dog gets no quest to brush the cat. */
export function foreignWords(topic: Topic, own: SubTopic | undefined, said: string): RegExp {
  if (own === undefined) return NEVER;
  const known =
    `${topic.words.objects}, ${own.words.objects}, ${own.words.context ?? ''}, ${said}`.toLowerCase();
  const foreign = topic.subs
    .filter((sub) => sub !== own)
    .flatMap(({ words }) => words.objects.split(','))
    .map((word) => word.trim())
    .filter((word) => /^[a-z]{3,}$/.test(word) && !known.includes(word));
  return foreign.length === 0 ? NEVER : new RegExp(`\\b(?:${foreign.join('|')})s?\\b`, 'i');
}
