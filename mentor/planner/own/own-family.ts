import type { Topic } from '#mentor/library/topic.ts';
import type { Told } from '#mentor/planner/gated-wish.ts';
import { nounOf } from '#mentor/planner/naming.ts';
import { FAMILY_FILES } from '#mentor/shapes/family.ts';
import { familyLevel } from '#mentor/shapes/family-level.ts';
import { type FamilyFill, filledFamily, thingFor } from '#mentor/shapes/fill-family.ts';
import { findAim, isAim, isCovered } from '#mentor/shapes/find-aim.ts';
import {
  type FamilyMatch,
  findFamily,
  generalFamily,
  isOfFamily,
  nounIn,
  OPEN,
} from '#mentor/shapes/find-family.ts';
import { ownNow, ownParts } from '#mentor/shapes/own-parts.ts';
import { isPerhapsTold } from '#mentor/understand/beside/told.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import { CONFIDENCE, type TopicReading } from '#mentor/understand/score.ts';
import type { SaidWish, Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { readPart } from '#mentor/understand/words.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { paceText } from './own-pace.ts';
import { hintsOf, isSkill, type Practice, pastimeOf, withoutWeakReading } from './own-practice.ts';

/** The key of a goal's topic. A family is filled with the person's words, so its key is made of the goal's text. */
export function topicKey({ reading, said }: Pick<UnderstoodGoal, 'reading' | 'said'>): string {
  return reading?.topic ?? `family of ${said}`;
}

type FamilyTerms = {
  readonly said: SaidWish;
  readonly today: LocalDate;
  readonly corrections: readonly Correction[];
  /** The wish is in English; words of another language stand in no title. */
  readonly isEnglish: boolean;
  /** The person uses a wheelchair. */
  readonly isSeated: boolean;
  readonly told: readonly Told[];
  readonly shelfOf: (topic: string) => string | undefined;
  /** The gate replaced the goal. */
  readonly isAnswered: (goal: string) => boolean;
  /** The gate is not sure what the goal means: only a noun of a family counts. */
  readonly isUnsure: (goal: string) => boolean;
};

type WithFamilies = {
  readonly understood: Understanding;
  readonly families: ReadonlyMap<string, Topic>;
};

/** Gives goals that no topic is about, or that a family serves better, their family in the person's words. */
export async function withFamilies(
  understood: Understanding,
  terms: FamilyTerms,
): Promise<WithFamilies> {
  const families = new Map<string, Topic>();
  const wanted = withoutBareVerb(
    withWholeAim(understood.goals, terms),
    (goal) => matchFor(goal, terms)?.isNamed,
  ).map((goal) => withoutWeakReading(goal, terms));
  const matches = wanted.flatMap((goal) => matchFor(goal, terms) ?? []);
  const [main] = wanted;
  const ofMain = (main && matchFor(main, terms)) ?? undefined;
  // "My serve and backhand" is one goal, unless the person split it.
  const isCut = terms.corrections.some(({ about }) => about === 'split');
  const isTwin = ({ rank, said, follows, reading }: UnderstoodGoal) => {
    const others = rank === 'area' ? matches : ofMain ? [ofMain] : [];
    const isBeside = rank === 'area' || (rank === 'second' && follows !== undefined && !isCut);
    const isOther = ({ family, thing }: FamilyMatch) =>
      LISTED.has(family) && rank === 'second' && nounIn(said, family) !== thing;
    const isAim =
      rank === 'area' && others.some(({ kind }) => isCovered(reading?.topic ?? '', kind));
    return (
      isAim || (isBeside && others.some((one) => isOfFamily(said, one.family) && !isOther(one)))
    );
  };
  const goals = await Promise.all(
    wanted
      .filter((goal) => !isTwin(goal))
      .map(async (goal) => {
        const match = matchFor(goal, terms);
        const isOpen = isForm(match) && goal.habit === undefined;
        const area = isOpen ? areaFor(goal, match, understood, terms) : undefined;
        if (area) return { ...goal, reading: area, confidence: CONFIDENCE.asked };
        if (match === undefined) return goal;
        const served = servedBy(goal, match, terms.said);
        const topic = filledFamily(
          await FAMILY_FILES[match.family](),
          fillOf(served, match, terms),
        );
        families.set(topicKey(served), topic);
        return served;
      }),
  );
  const own = new Set(
    goals.flatMap(({ rank, reading }) => (rank === 'area' ? [] : (reading?.topic ?? []))),
  );
  const open = goals.filter(
    ({ rank, reading }) => rank !== 'area' || !own.has(reading?.topic ?? ''),
  );
  return { understood: { ...understood, goals: open }, families };
}

/** Whether only the form of the sentence is known: no topic, and no noun of a family. */
function isForm(match: FamilyMatch | undefined): match is FamilyMatch {
  return match !== undefined && !match.isNamed && (match === OPEN || FORMS.has(match.family));
}

const FORMS: ReadonlySet<string> = new Set(['project', 'skill']);
/** The least score of a reading that may replace a form. */
const HINT_SCORE = 1.8;
/** The least score of the likeliest reading that comes before an area. */
const LIKELY_SCORE = 1.2;

/**
 * The area that replaces a form: one the goal says too ("improve my English"); if the goal has no thing and nobody
 * said what is practised, a near reading on an area's shelf, else the only area.
 */
function areaFor(
  { near, said }: UnderstoodGoal,
  { thing, family }: FamilyMatch,
  { goals }: Understanding,
  { said: { act = '' }, shelfOf }: FamilyTerms,
): TopicReading | undefined {
  const areas = goals.filter(({ rank, isLater }) => rank === 'area' && !isLater);
  const same = areas.find((area) => said.toLowerCase().includes(area.said.toLowerCase()));
  const isSession = family === 'skill' && act.trim() !== '';
  if (same?.reading || thing !== undefined || isSession)
    return near.find(({ topic }) => topic === same?.reading?.topic) ?? same?.reading;
  const shelves = new Set(areas.map(({ reading }) => shelfOf(reading?.topic ?? '')));
  const hint = near.find(({ topic, score }) => score >= HINT_SCORE && shelves.has(shelfOf(topic)));
  const [only, other] = areas;
  const likeliest = near[0] && near[0].score >= LIKELY_SCORE ? near[0] : undefined;
  return hint ?? likeliest ?? (other === undefined ? only?.reading : undefined);
}

/** Joins the pieces of a sentence that are an aim only together: "Clear my phone, 18,000 photos on it". */
function withWholeAim(
  goals: readonly UnderstoodGoal[],
  { said, corrections }: FamilyTerms,
): readonly UnderstoodGoal[] {
  const [main, ...rest] = goals;
  if (main === undefined || findAim(main.said) || corrections.length > 0) return goals;
  if (main.reading && main.confidence >= CONFIDENCE.sure) return goals;
  const whole = wholeOf(main, said);
  const pieces = rest.filter((one) => one.rank === 'second' && readPart(whole).includes(one.said));
  if (pieces.some((one) => one.confidence >= CONFIDENCE.sure) || !findAim(whole)) return goals;
  const target = main.target ?? pieces.find((one) => one.target)?.target;
  const { reading: _, ...unread } = main;
  return [
    { ...unread, said: readPart(whole), ...(target && { target }) },
    ...rest.filter((one) => !pieces.includes(one)),
  ];
}

/** Families in which two nouns are two goals: two papers, two parties. */
const LISTED: ReadonlySet<string> = new Set(['paper', 'event']);

/** Drops a first goal that is a mere verb beside a named thing: "Carve and play my own alphorn pieces". */
function withoutBareVerb(
  goals: readonly UnderstoodGoal[],
  isNamed: (goal: UnderstoodGoal) => boolean | undefined,
): readonly UnderstoodGoal[] {
  const [first, second, ...rest] = goals;
  if (first === undefined || second === undefined || second.rank === 'area') return goals;
  const isBare = /^\S+$/.test(first.said) && first.reading === undefined && !isNamed(first);
  return isBare && isNamed(second) ? [{ ...second, rank: 'main' }, ...rest] : goals;
}

/** The family that serves a goal; undefined if none does or none may. */
function matchFor(
  goal: UnderstoodGoal,
  { said, corrections, told, isEnglish, isSeated, isAnswered, isUnsure }: FamilyTerms,
): FamilyMatch | undefined {
  const isTold = told.some(
    ({ said: text, about }) => text.includes(goal.said) && !HARMLESS.includes(about),
  );
  if (goal.rank === 'area' || isTold || isAnswered(goal.said)) return undefined;
  const read = goal.reading ?? goal.near[0];
  if (isSeated && ON_FEET.has(read?.topic ?? ''))
    return { family: 'endurance', kind: 'push', thing: 'push', isNamed: true };
  const { reading: _, ...unread } = goal;
  const noun = isEnglish ? nounOf(unread, undefined, { isCared: false, told }) : undefined;
  const choice = corrections
    .filter((one) => one.about === 'reading')
    .findLast((one) => one.said === goal.said);
  if (choice?.topic !== undefined) return undefined;
  if (choice?.shape !== undefined) return generalFamily(choice.shape, noun);
  const found = familyFor(goal, { said, told }, isEnglish ? { noun } : undefined);
  return found && isServing(found, goal, isUnsure(goal.said)) ? found : undefined;
}

/** Whether a family may serve the goal: a habit needs a named noun, and an unsure goal one that is not an aim. */
function isServing(
  found: FamilyMatch,
  { habit, said }: UnderstoodGoal,
  isUnsure: boolean,
): boolean {
  // A theory test is desk work, not practice on a machine.
  if (DESK_TEST.test(said) && found.family === 'machine') return false;
  return (habit === undefined || found.isNamed) && (!isUnsure || isPlain(found));
}

/** Tests that are passed at a desk. */
const DESK_TEST = /\btheory\b|\bradio\b.*\b(?:exam|licen[cs]e)\b|\bwritten (?:test|exam)\b/i;

const MADE = /^(?:i |we |want |wanna |to |finally )*(?:build|restore|rebuild|carve)\b/i;

/** Whether a noun of a family was said outright and is not an aim. */
function isPlain(found: FamilyMatch): boolean {
  return found.isNamed && !isAim(found);
}

/** The family of a goal. In another language the acts are unknown, so the shape of the goal decides. */
function familyFor(
  goal: UnderstoodGoal,
  practice: Practice,
  english: { readonly noun: string | undefined } | undefined,
): FamilyMatch | undefined {
  const found = findFamily(goal, { areas: hintsOf(goal, practice), noun: english?.noun });
  const pastime = english && pastimeOf(goal, found, practice.said.areas);
  if (pastime) return pastime;
  // A boat that is still to be built is a project.
  if (found?.family === 'paddle' && MADE.test(goal.said))
    return generalFamily('project', english?.noun);
  if (found && goal.reading && isByTheWay(found, goal, practice.said)) return undefined;
  if (found === OPEN && !english) return generalFamily(goal.shape, undefined);
  return isSkill(found, goal, practice) ? generalFamily('skill', english?.noun) : found;
}

/** Whether a noun of a goal that only tells how it is comes up in no other answer: the birds that would not have a loaf. */
function isByTheWay(
  { family }: FamilyMatch,
  goal: UnderstoodGoal,
  { areas = '', thing = '', act = '' }: SaidWish,
): boolean {
  const isAnswered = goal.rank === 'main' && `${thing}${act}` !== '' && isPerhapsTold(goal.said);
  return isAnswered && !isOfFamily(`${areas}. ${thing}. ${act}`, family);
}

/** Topics done on foot; wheelchair users get pushing quests instead. */
const ON_FEET = new Set(['running', 'walking']);
const HARMLESS: readonly Told['about'][] = ['body', 'minor', 'unsure'];

/** The goal as its family serves it: a named family is a sure reading, its number counts from the current one. */
function servedBy(
  goal: UnderstoodGoal,
  match: FamilyMatch,
  { experience = '' }: SaidWish,
): UnderstoodGoal {
  const { isNamed } = match;
  const { reading: _, target, ...rest } = goal;
  const from = target && ownNow(`${goal.said}. ${experience}`, target);
  const isUp = target?.n !== undefined && from !== undefined && from < target.n;
  const sure = isNamed ? CONFIDENCE.sure : 0;
  return {
    ...rest,
    ...familyLevel(goal, experience, match),
    confidence: Math.max(goal.confidence, sure),
    ...(target && { target: isUp ? { ...target, from } : target }),
  };
}

function fillOf(
  goal: UnderstoodGoal,
  match: FamilyMatch,
  { said, today }: FamilyTerms,
): FamilyFill {
  const { target = {}, level } = goal;
  const now = ownNow(`${goal.said}. ${said.experience ?? ''}`, target);
  const pace = paceText(target, now, today);
  const answer = goal.rank === 'main' ? said.thing : undefined;
  const thing = thingFor(match, { goal: goal.said, answer });
  const isWeight = /^(?:kg|kgs|kilos?|lbs?|pounds)$/i.test(target.unit ?? '');
  return {
    ...(match.kind !== undefined && { kind: match.kind }),
    ...(thing !== undefined && { thing }),
    parts: ownParts(said, { said: wholeOf(goal, said) }, match),
    level,
    ...(pace !== undefined && { pace }),
    ...(isWeight && now !== undefined && { weight: { now, unit: target.unit ?? '' } }),
  };
}

/** The whole sentence that a goal was cut from; it may name parts of the thing elsewhere. */
function wholeOf({ said }: UnderstoodGoal, { goals }: SaidWish): string {
  return goals.find((text) => readPart(text).includes(said)) ?? said;
}
