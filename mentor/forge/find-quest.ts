import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import type { Mould, Topic } from '#mentor/library/topic.ts';
import { DOCTOR, GENTLE, LISTEN, REGULAR, TREATMENT } from '#mentor/shapes/careful-shapes.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import { meantWords } from '#mentor/understand/meant-words.ts';
import { CONFIDENCE, readTopics } from '#mentor/understand/score.ts';

type FoundQuest = { readonly mould?: Mould; readonly topic?: Topic };

const WITHOUT_TOPIC: readonly Mould[] = [
  ...Object.values(SHAPE_KITS).flatMap(({ quests }) => quests),
  ...[GENTLE, DOCTOR, REGULAR, LISTEN, TREATMENT].flat(),
];

/**
 * The quest of the library that this title was poured from, and its topic; without one the topic that
 * the title speaks of. A shelf that cannot be loaded is passed over.
 */
export async function findQuest(title: string): Promise<FoundQuest> {
  const plain = title.replace(NAMED, '');
  const shape = WITHOUT_TOPIC.find((mould) => isPoured(plain, mould));
  if (shape) return { mould: shape };
  const loaded = await Promise.allSettled(TOPIC_ROUTES.map(({ load }) => load()));
  const topics = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const topic of topics) {
    const moulds = topic.subs.flatMap(({ quests }) => quests);
    const mould = moulds.find((one) => isPoured(plain, one));
    if (mould) return { mould, topic };
  }
  const topic = topics.find(({ id }) => id === topicIn(plain));
  return topic ? { topic } : {};
}

function isPoured(title: string, mould: Mould): boolean {
  return patternOf(mould).test(title) || tinyTitle(mould) === title;
}

/** The five-minute version, as a title. */
export function tinyTitle({ tiny }: Mould): string {
  return tiny.replace(/\.$/, '');
}

function patternOf({ title }: Mould): RegExp {
  const pattern = title
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[nm]\}/g, '[\\d.,]+')
    .replace('{subject}', '(?<subject>.+)')
    .replace(/\{(?:unit|subject)\}/g, '.+');
  return new RegExp(`^${pattern}$`);
}

const NAMED = / · (?<name>[^·]*)$/;

/** Whether a title was poured from this mould, with whatever name behind it. */
export function isTitleOf(title: string, mould: Mould): boolean {
  return isPoured(title.replace(NAMED, ''), mould);
}

/** What a title says beside its mould: the subject, and a name of the person's own. */
export function ownPartsOf(title: string, mould: Mould): { subject?: string; name?: string } {
  const { name } = NAMED.exec(title)?.groups ?? {};
  const { subject } = patternOf(mould).exec(title.replace(NAMED, ''))?.groups ?? {};
  return { ...(subject !== undefined && { subject }), ...(name !== undefined && { name }) };
}

function topicIn(title: string): string | undefined {
  const index = libraryIndex();
  const { readings, confidence } = readTopics(meantWords(title, index).words, { index });
  return confidence >= CONFIDENCE.asked ? readings[0]?.topic : undefined;
}
