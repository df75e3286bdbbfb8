import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import type { Mould, Topic } from '#mentor/library/topic.ts';
import {
  DOCTOR,
  GENTLE,
  LISTEN,
  REGULAR,
  SEATED,
  TREATMENT,
} from '#mentor/shapes/careful-shapes.ts';
import { FAMILY_FILES } from '#mentor/shapes/family.ts';
import { filledFamily, openFamily } from '#mentor/shapes/fill-family.ts';
import { FUND, PAY_OFF, TALLY } from '#mentor/shapes/made-shapes.ts';
import { withOwn } from '#mentor/shapes/own-slot.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { STOPPING } from '#mentor/shapes/stopping-shapes.ts';
import { libraryIndex } from '#mentor/understand/library-index.ts';
import { meantWords } from '#mentor/understand/meant-words.ts';
import { CONFIDENCE, readTopics } from '#mentor/understand/score.ts';

type FoundQuest = { readonly mould?: Mould; readonly topic?: Topic };

/** Quest templates that belong to no topic: those of the shapes and of the gate's boards. */
const WITHOUT_TOPIC: readonly Mould[] = [
  ...Object.values(SHAPE_KITS).flatMap(({ quests }) => quests),
  ...[GENTLE, DOCTOR, REGULAR, LISTEN, TREATMENT, SEATED, STOPPING, TALLY, FUND, PAY_OFF].flat(),
];

/**
 * The template that a title was made from, and its topic. Without a template it is the topic that
 * the title mentions. Topic files that cannot be loaded are skipped.
 */
export async function findQuest(title: string): Promise<FoundQuest> {
  const plain = title.replace(NAMED, '');
  const shape = WITHOUT_TOPIC.find((mould) => isPoured(plain, mould));
  if (shape) return { mould: shape };
  const own = await familyQuest(title);
  if (own) return own;
  const loaded = await Promise.allSettled(TOPIC_ROUTES.map(({ load }) => load()));
  const topics = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const topic of topics) {
    const moulds = topic.subs.flatMap(({ quests }) => quests);
    const found = moulds.find((one) => isPoured(plain, one));
    if (found === undefined) continue;
    const said = withOwn(topic);
    const mould = said.subs.flatMap(({ quests }) => quests).find(({ id }) => id === found.id);
    return { ...(mould && { mould }), topic: said };
  }
  const topic = topics.find(({ id }) => id === topicIn(plain));
  return topic ? { topic } : {};
}

/** The same for templates of families, filled with the thing and the part in the title. */
async function familyQuest(title: string): Promise<FoundQuest | undefined> {
  const plain = title.replace(NAMED, '');
  const loaded = await Promise.allSettled(Object.values(FAMILY_FILES).map((load) => load()));
  const found = loaded
    .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    .flatMap((family) =>
      openFamily(family).subs.flatMap(({ id, quests }) =>
        quests.map((mould) => ({ family, kind: id, mould })),
      ),
    )
    .find(({ mould }) => patternOf(mould).test(plain) || isTiny(plain, mould));
  if (found === undefined) return undefined;
  const { family, kind, mould } = found;
  const { name } = NAMED.exec(title)?.groups ?? {};
  const { thing = name, part } = patternOf(mould).exec(plain)?.groups ?? {};
  const topic = filledFamily(family, {
    kind,
    ...(thing !== undefined && thing !== family.thing && { thing }),
    parts: part === undefined ? [] : [part],
    level: LEVEL_OF_PHASE[mould.plan.phase],
  });
  const own = topic.subs.flatMap(({ quests }) => quests);
  return { mould: own.find(({ id }) => id === mould.id || id === `${mould.id}-1`) ?? mould, topic };
}

/** Whether a title is the five-minute version of a template, with its slots filled. */
function isTiny(title: string, mould: Mould): boolean {
  return new RegExp(`^${slotted(tinyTitle(mould))}$`).test(title);
}

/** The level for which a quest of each phase is made. */
const LEVEL_OF_PHASE = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' } as const;

function isPoured(title: string, mould: Mould): boolean {
  return patternOf(mould).test(title) || tinyTitle(mould) === title;
}

/** The five-minute version of a quest as a title. */
export function tinyTitle({ tiny }: Mould): string {
  return tiny.replace(/\.$/, '');
}

function patternOf({ title }: Mould): RegExp {
  return new RegExp(`^${slotted(title)}$`);
}

/** The pattern source for a text with slots; subject, part and thing are captured by name. */
function slotted(text: string): string {
  return text
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{own\\\|[^}]*\}/g, '.+')
    .replace(/\{[nm]\}/g, '[\\d.,]+')
    .replace('{subject}', '(?<subject>.+)')
    .replace(/\{subject\}/g, '.+')
    .replace('{part}', '(?<part>.+)')
    .replace(/(?:the |your )?\{thing\}/, '(?:the |your )?(?<thing>.+)')
    .replace(/\{unit\} /g, '(?:.+ )?');
}

/** A name of the user's own at the end of a title: "Walk the dog · Milo". */
const NAMED = / · (?<name>[^·]*)$/;

/** Whether a title was made from this template, whatever name follows it. */
export function isTitleOf(title: string, mould: Mould): boolean {
  return isPoured(title.replace(NAMED, ''), mould);
}

/** The parts of a title that are not from the template: the subject and the user's own name. */
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
