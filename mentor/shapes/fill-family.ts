import type { SkillLevel } from '#mentor/chat/collected-data.ts';
import type { Mould, SkillPhase, SubTopic, Topic } from '#mentor/library/topic.ts';
import type { Family, FamilyKind } from './family.ts';

/** What a person said that the slots of a family are filled with. */
export type FamilyFill = {
  readonly kind?: string;
  readonly thing?: string;
  readonly parts: readonly string[];
  readonly level: SkillLevel;
  /** What their numbers and their date come to: `{pace|...}` says something else where they named none. */
  readonly pace?: string;
  /** What they lift now, and its unit. */
  readonly weight?: { readonly now: number; readonly unit: string };
};

const LONGEST_TITLE = 56;
/** A plate on each side. */
const PLATE = { kg: 2.5, other: 5 };
const PHASE_OF: Readonly<Record<SkillLevel, SkillPhase>> = {
  Beginner: 1,
  Intermediate: 2,
  Advanced: 3,
};
/** Each part has a quest of its own: they stand beside each other as roles do. */
const PART_ROLES = ['core', 'long', 'start'] as const;

/** A family in the words of one person, as a topic: their kind first, then what every member does. */
export function filledFamily(family: Family, fill: FamilyFill): Topic {
  const { kinds, thing: _, safe: __, part, partSteps: ___, isNamedByKind, ...topic } = family;
  const [all] = kinds;
  const own = kinds.find(({ id }) => id === fill.kind && id !== all.id);
  const { thing: _thing, ...unnamed } = fill;
  const said = (kind: FamilyKind) => (mould: Mould) =>
    filled(mould, slotsOf(family, own ?? kind, fill), slotsOf(family, own ?? kind, unnamed));
  const isSuited = ({ id }: Mould) => !own?.without?.includes(id);
  const parts = part ? partMoulds(part, family, fill).map(said(all)) : [];
  const subs = [...(own && own.quests.length > 0 ? [own] : []), all].map(
    (kind, at): SubTopic => ({
      id: kind.id,
      name: fill.thing ?? kind.name,
      words: { objects: '' },
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

/** All that a family has, with nothing filled in: a quest is found again by its title. */
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

/** "Looking for: flat". */
function nameOf({ name }: FamilyKind, thing: string | undefined): string {
  return capital(thing === undefined ? name : `${name}: ${thing}`);
}

type SlotFiller = (text: string) => string;

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

/** "85 kg, 80 percent", or the percentage alone. */
function weightAt(percent: number, weight: FamilyFill['weight']): string {
  if (weight === undefined) return `${percent} percent of your best`;
  const plate = weight.unit.startsWith('k') ? PLATE.kg : PLATE.other;
  const load = Math.round((weight.now * percent) / 100 / plate) * plate;
  return `${load} ${weight.unit} (${percent} percent)`;
}

/** A name that makes a title too long stands in its steps only. */
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
