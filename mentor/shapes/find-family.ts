import { hasAct } from '#mentor/understand/goals/goal-form.ts';
import { CONFIDENCE } from '#mentor/understand/score.ts';
import { EMPTY_WORDS } from '#mentor/understand/small-words.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { wordsIn } from '#mentor/understand/words.ts';
import { DONE_TO, familyByVerb, isOfUsedThing, NOT_MENDED } from './done-to.ts';
import type { FamilyId } from './family.ts';
import { type FoundNoun, nounsIn } from './family-nouns.ts';
import { findAim } from './find-aim.ts';

/** The family that serves a goal, the kind within it, and the user's word for the thing. */
export type FamilyMatch = {
  readonly family: FamilyId;
  readonly kind?: string;
  readonly thing?: string;
  /** The goal says so outright, for example by a noun of the family. */
  readonly isNamed: boolean;
};

type SaidGoal = Pick<UnderstoodGoal, 'said' | 'shape' | 'reading' | 'confidence'>;

type FamilyHints = {
  /** The answer about areas of interest. */
  readonly areas?: string | undefined;
  /** The object of the sentence, if it may be quoted. */
  readonly noun?: string | undefined;
};

/** Topics that a family replaces although they know the word as well. */
const INSTEAD_OF: Partial<Readonly<Record<FamilyId, string>>> = {
  lift: 'strength',
  trick: 'strength',
};
/** Documenting things is a project, not a craft with them: "map every wall". */
const SURVEY =
  /\b(?:map|document|record|photograph|film|survey|count|visit|catalogue) (?:every|all|each)\b/i;
/** A phrase of this many words is unambiguous. */
const TELLING_WORDS = 3;
/** The family that serves a goal, or `undefined` if a topic or a plain shape does. */
export function findFamily(
  goal: SaidGoal,
  { areas, noun }: FamilyHints = {},
): FamilyMatch | undefined {
  const aim = findAim(goal.said, goal.confidence >= CONFIDENCE.sure);
  if (aim) return aim;
  if (WHOLE_LIFE.test(goal.said)) return LIFE;
  if (isEmpty(goal)) return OPEN;
  if (goal.shape === 'drop') return dropped(goal);
  if (isGathered(goal)) return undefined;
  const done = doneTo(goal, noun) ?? built(goal, noun);
  if (done) return done;
  const isSurvey = SURVEY.test(goal.said);
  const [named] = isSurvey ? [] : nounsIn(goal.said).filter((one) => isSuited(one, goal));
  if (named && isBetter(named, goal)) return matchOf(named, true);
  if (goal.reading !== undefined) return undefined;
  return isSurvey ? unnamed('project', noun) : unnamedFamily(goal, { areas, noun });
}

/** Of goals to stop something only social habits have a family: gossip, swearing, interrupting. */
function dropped(goal: SaidGoal): FamilyMatch | undefined {
  const [named] = nounsIn(goal.said);
  return named?.family === 'character' && isBetter(named, goal) ? matchOf(named, true) : undefined;
}

/** Building for the garden is a craft, even if the topic `garden` was read: "build a greenhouse". */
function built({ said, reading }: SaidGoal, noun: string | undefined): FamilyMatch | undefined {
  const isBuilt = reading?.topic === 'garden' && BUILT.test(said);
  return isBuilt ? { ...unnamed('craft', noun), kind: 'build', isNamed: true } : undefined;
}

const BUILT = /^(?:i |we |want |to |would |like |finally )*(?:build|construct|put up|make) /i;

function doneTo(goal: SaidGoal, noun: string | undefined): FamilyMatch | undefined {
  const [kind, said] = DONE_TO.find(([, one]) => one.test(goal.said)) ?? [];
  if (kind === undefined || said === undefined) return undefined;
  if (kind === 'mend' && NOT_MENDED.test(goal.said)) return undefined;
  const isTold = kind === 'archive' || isOfUsedThing(goal);
  if (goal.reading && goal.confidence >= CONFIDENCE.sure && !isTold) return undefined;
  // The last matched word is the thing: "slides" in "scan my father's 1200 slides".
  const heap = kind === 'archive' ? said.exec(goal.said)?.[0].split(' ').at(-1) : undefined;
  const thing = noun ?? heap ?? nounsIn(goal.said)[0]?.words.join(' ');
  return { family: 'project', kind, ...(thing !== undefined && { thing }), isNamed: true };
}

/** The family of a goal without a noun of one, by its verb, the named areas and its shape. */
function unnamedFamily(goal: SaidGoal, { areas, noun }: FamilyHints): FamilyMatch | undefined {
  const [spoken, kind] = familyByVerb(goal.said, areas);
  const [beside] = nounsIn(areas ?? '').filter(({ isWeak }) => !isWeak);
  const isOpen = spoken === undefined;
  if (beside && noun === undefined && (isOpen || spoken === beside.family))
    return matchOf(beside, false);
  if (spoken) return { ...unnamed(spoken, noun), ...(kind !== undefined && { kind }) };
  // "A blanket" with crochet among the areas.
  const isPractised =
    goal.shape === 'project' || goal.shape === 'skill' || MADE_FOR.test(goal.said);
  if (beside && isPractised && !NOT_OF_A_THING.has(beside.family))
    return { ...matchOf(beside, false), ...(noun && { thing: noun }) };
  return isState(goal, noun) ? OPEN : generalFamily(goal.shape, noun);
}

/** Whether a goal has no word with a meaning of its own: "Less." */
function isEmpty({ said, reading }: SaidGoal): boolean {
  return reading === undefined && wordsIn(said).every(({ plain }) => EMPTY_WORDS.has(plain));
}

/** Goals about a whole life: "sort my life out", "get myself together". */
const WHOLE_LIFE =
  /\b(?:my|our) life\b.{0,12}\b(?:together|order|out|around|track|better)\b|\b(?:sort|fix|change|improve|organi[sz]e)\b.{0,5} my (?:whole )?life\b|\b(?:myself|act|shit|stuff) together\b|\bwast(?:e|ing) (?:my|all my|so much|all) (?:days?|time|life|weekends?|years?|evenings?)\b|\b(?:in|out of) (?:a|this|the|my) rut\b/i;

const AGE = /\b(?:i'?m|am|turn(?:ing)?) \d\d\b/gi;

/** Whether a goal wants a state to change and names neither an act nor a thing to make. */
function isState({ said, shape }: SaidGoal, noun: string | undefined): boolean {
  if (noun !== undefined || /\d/.test(said.replace(AGE, ''))) return false;
  return shape === 'project' || (shape === 'skill' && !hasAct(said));
}

/** For goals that name neither a thing nor an act: "feel less tired". Callers compare with this very object. */
export const OPEN: FamilyMatch = { family: 'aim', kind: 'change', isNamed: false };

/** The same for a whole life. It is a copy, so that callers do not replace it by the first area. */
const LIFE: FamilyMatch = { ...OPEN };

/** Making something for an occasion or a person is about the thing: "make six mugs for her wedding". */
const MADE_FOR = /\b(?:make|throw|knit|sew|paint|carve|weave|build) .* for\b/i;

/** Families that do not make or finish a thing, so an area of theirs says nothing about one. */
const NOT_OF_A_THING: ReadonlySet<string> = new Set(
  'animal event paper character ball game perform lift endurance paddle'.split(' '),
);

/** Families of pastimes and trades: whoever names one as an area means it in a goal that speaks of its things. */
const PASTIMES: ReadonlySet<string> = new Set(
  'craft machine game skill mental fight trick perform instrument study dance'.split(' '),
);

/** The pastime that an answer about areas names, if it names nothing else. */
export function pastimeIn(areas: string): FamilyMatch | undefined {
  const nouns = areas
    .split(/,|\band\b|&|\//)
    .filter((one) => /\w/.test(one))
    .map((one) => nounsIn(one).find(({ isWeak, family }) => !isWeak && PASTIMES.has(family)));
  const [first] = nouns;
  return first && !nouns.includes(undefined) ? matchOf(first, true) : undefined;
}

/** Whether the likeliest noun of a text is of this family: parrots as a goal and as an area are one thing. */
export function isOfFamily(text: string, family: FamilyId): boolean {
  return nounsIn(text)[0]?.family === family;
}

/** Whether a text names a thing of a family outright. */
export const namesThing = (text: string): boolean => nounsIn(text).some((one) => !one.isWeak);

/** What a text calls its member of a family. */
export function nounIn(text: string, family: FamilyId): string | undefined {
  return nounsIn(text).find((one) => one.family === family)?.thing;
}

/** Whether a text names another thing than this one. */
export function namesAnother(text: string, { thing, family }: FamilyMatch): boolean {
  const [named] = nounsIn(text);
  return named !== undefined && !(named.family === family && named.thing === thing);
}

/** The family of a shape, if the user chose the shape or nothing else is known. */
export function generalFamily(
  shape: UnderstoodGoal['shape'],
  noun: string | undefined,
): FamilyMatch | undefined {
  const family = GENERAL[shape];
  return family && unnamed(family, noun);
}

function unnamed(family: FamilyId, noun: string | undefined): FamilyMatch {
  return { family, ...(noun !== undefined && { thing: noun }), isNamed: false };
}

const GENERAL: Partial<Readonly<Record<UnderstoodGoal['shape'], FamilyId>>> = {
  skill: 'skill',
  project: 'project',
  event: 'event',
};

/** The only families that fit goals of these shapes. A routine fits all, but not by a weak noun. */
const SUITED: Partial<Readonly<Record<UnderstoodGoal['shape'], readonly FamilyId[]>>> = {
  care: ['animal'],
  decide: ['event', 'paper'],
};

function isSuited({ family, isWeak }: FoundNoun, { shape }: SaidGoal): boolean {
  return SUITED[shape]?.includes(family) ?? !(shape === 'routine' && isWeak);
}

/** Whether things are collected up to a number, which the shape `number` covers. */
function isGathered({ said, shape }: SaidGoal): boolean {
  return shape === 'number' && /\b(?:collect|gather|raise|earn|sell|save)\b/i.test(said);
}

/** Whether a noun of a family beats the topic that was read. */
function isBetter(
  { family, words, isWeak, isBeside }: FoundNoun,
  { reading, confidence }: SaidGoal,
): boolean {
  if (reading === undefined || reading.topic === INSTEAD_OF[family]) return true;
  if (isWeak || isBeside) return false;
  return confidence < CONFIDENCE.sure || words.length >= TELLING_WORDS;
}

function matchOf({ family, kind, thing }: FoundNoun, isNamed: boolean): FamilyMatch {
  return { family, ...(kind !== undefined && { kind }), ...(thing !== '' && { thing }), isNamed };
}
