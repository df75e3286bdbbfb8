import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import type { Mould, SkillPhase, SubTopic, Topic } from '#mentor/library/topic.ts';
import type { Family, FamilyKind } from './family.ts';

/** What the user said, for the slots of a family. */
export type FamilyFill = {
  readonly kind?: string;
  readonly thing?: string;
  readonly parts: readonly string[];
  readonly level: SkillLevel;
  /** The text for `{pace|...}` from numbers and date; without it the text behind the bar. */
  readonly pace?: string;
  /** The weight they lift now, for slots such as `{w80}`. */
  readonly weight?: { readonly now: number; readonly unit: string };
};

const LONGEST_TITLE = 56;
/** Loads are rounded to this step: a small plate on each side. */
const PLATE = { kg: 2.5, other: 5 };
const PHASE_OF: Readonly<Record<SkillLevel, SkillPhase>> = {
  Beginner: 1,
  Intermediate: 2,
  Advanced: 3,
};
/** The roles of the quests about parts. They differ, so that the planner can choose several. */
const PART_ROLES = ['core', 'long', 'start'] as const;

/** A family filled for one user, as a topic: quests of their kind first, then the common ones. */
export function filledFamily(family: Family, fill: FamilyFill): Topic {
  const { kinds, thing: _, safe: __, part, partSteps: ___, isNamedByKind, ...topic } = family;
  const [all] = kinds;
  const own = kinds.find(({ id }) => id === fill.kind && id !== all.id);
  const { thing: _thing, ...unnamed } = fill;
  const said = (kind: FamilyKind) => (mould: Mould) =>
    filled(mould, slotsOf(family, own ?? kind, fill), slotsOf(family, own ?? kind, unnamed));
  const isSuited = ({ id }: Mould) => !own?.without?.includes(id);
  const parts = part ? partMoulds(part, family, fill).map(said(all)) : [];
  const { milestones, isOnDate } = own?.milestones ? own : all;
  const subs = [...(own && own.quests.length > 0 ? [own] : []), all].map(
    (kind, at): SubTopic => ({
      id: kind.id,
      name: fill.thing ?? kind.name,
      words: { objects: '' },
      ...(milestones && { milestones }),
      ...(isOnDate && { isOnDate }),
      quests: [...(at === 0 ? parts : []), ...kind.quests.filter(isSuited).map(said(kind))],
    }),
  );
  return {
    ...topic,
    ...(isNamedByKind && own && { name: nameOf(own, fill.thing) }),
    words: { objects: '' },
    subs,
    ...(fill.thing !== undefined && !isNamedByKind && { thing: fill.thing }),
  };
}

/** A family as a topic with open slots, so that a quest can be found by its title. */
export function openFamily(family: Family): Topic {
  const { kinds, thing: _, safe: __, part, partSteps: ___, isNamedByKind: ____, ...topic } = family;
  return {
    ...topic,
    words: { objects: '' },
    subs: kinds.map(({ id, name, quests }, at) => ({
      id,
      name,
      words: { objects: '' },
      quests: at === 0 && part ? [...quests, part] : quests,
    })),
  };
}

/** The family's part template, once for each part that the user named. */
function partMoulds(
  mould: Mould,
  { partSteps = {}, kinds }: Family,
  { parts, level }: FamilyFill,
): readonly Mould[] {
  const stepsOf = (part: string) => {
    const [, id] = Object.entries(partSteps).find(([words]) => new RegExp(words).test(part)) ?? [];
    return kinds[0].quests.find((one) => one.id === id)?.steps ?? mould.steps;
  };
  return parts.map((part, at) => {
    const named = (text: string) => text.replaceAll('{part}', part);
    const role = PART_ROLES[at] ?? 'core';
    return {
      ...mould,
      id: `${mould.id}-${at + 1}`,
      title: named(mould.title),
      plan: { ...mould.plan, role, phase: PHASE_OF[level] },
      ...(mould.amount && { amount: { ...mould.amount, unit: named(mould.amount.unit) } }),
      steps: stepsOf(part).map(([step, detail]) => [named(step), named(detail)] as const),
    };
  });
}

/** The name of a topic that is named by its kind: "Looking for: flat". */
function nameOf({ name }: FamilyKind, thing: string | undefined): string {
  return capital(thing === undefined ? name : `${name}: ${thing}`);
}

type SlotFiller = (text: string) => string;

/** Makes a function that fills the slots of a text and repairs the punctuation around them. */
function slotsOf(
  family: Family,
  kind: FamilyKind,
  { thing, pace, weight }: FamilyFill,
): SlotFiller {
  const safe = kind.safe ?? family.safe ?? '';
  return (text) =>
    text
      .replaceAll('{safe}', safe)
      .replace(/\{pace\|([^}]*)\}/g, (_, otherwise: string) => pace ?? otherwise)
      .replace(/\{w(\d+)\}/g, (_, percent: string) => weightAt(Number(percent), weight))
      .replaceAll('The {thing}', thing === undefined ? capital(family.thing) : `The ${thing}`)
      .replaceAll('the {thing}', thing === undefined ? family.thing : `the ${thing}`)
      .replaceAll('your {thing}', thing === undefined ? family.thing : `your ${thing}`)
      .replaceAll('{thing}', thing ?? family.thing)
      .replace(/; (?=[A-Z])/g, '. ')
      .replace(/\s+/g, ' ')
      .replace(/\.\.$/, '.')
      .replace(/;\.?\s*$/, '.')
      .trim();
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The load for `{w80}`: "85 kg (80 percent)", or only the percentage if the weight is unknown. */
function weightAt(percent: number, weight: FamilyFill['weight']): string {
  if (weight === undefined) return `${percent} percent of your best`;
  const plate = weight.unit.startsWith('k') ? PLATE.kg : PLATE.other;
  const load = Math.round((weight.now * percent) / 100 / plate) * plate;
  return `${load} ${weight.unit} (${percent} percent)`;
}

/** Fills a template. If the user's word makes the title too long, only the steps have it. */
function filled(mould: Mould, slots: SlotFiller, unnamed: SlotFiller): Mould {
  const title = slots(mould.title);
  return {
    ...mould,
    title: title.length <= LONGEST_TITLE ? title : unnamed(mould.title),
    ...(mould.amount && { amount: { ...mould.amount, unit: slots(mould.amount.unit) } }),
    steps: mould.steps.map(([step, detail]) => [slots(step), slots(detail)] as const),
    tiny: slots(mould.tiny),
    ...(mould.wayOn !== undefined && { wayOn: slots(mould.wayOn) }),
  };
}

/** Families of things that only the person can name well. */
const NAMED_BY_PERSON: ReadonlySet<string> = new Set([
  'project',
  'study',
  'field',
  'craft',
  'machine',
  'skill',
]);

type SaidThing = {
  /** The goal, and what the person answered that it is about. */
  readonly goal: string;
  readonly answer?: string | undefined;
};

/** What the quests of a family call its thing: the person's answer where the family is a broad one, or what was found. */
export function thingFor(
  { family, thing }: { readonly family: string; readonly thing?: string },
  { goal, answer }: SaidThing,
): string | undefined {
  const own = NAMED_BY_PERSON.has(family) ? plainThing(answer) : undefined;
  return own ?? wholeThing(thing, goal);
}

/** "history of" in "the history of our village mill" is completed by what follows it. */
function wholeThing(thing: string | undefined, said: string): string | undefined {
  if (!thing?.endsWith(' of')) return thing;
  const [, after] = / of (?:our|my|the|a|an|this) ([\p{L}-]+(?: [\p{L}-]+)?)/u.exec(said) ?? [];
  return after;
}

/** The thing as it fits inside a title: "the oak chair" becomes "oak chair". */
function plainThing(thing = ''): string | undefined {
  const bare = thing.replace(/^(?:the|an?|my|our|your) /i, '');
  return /^[\p{L}'’ -]{3,24}$/u.test(bare) ? bare : undefined;
}
