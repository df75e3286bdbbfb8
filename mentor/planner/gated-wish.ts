import { isNoGoal } from '#mentor/forge/no-goal.ts';
import type { Mould } from '#mentor/library/topic.ts';
import type { Care, Language, Risk } from '#mentor/safety/categories.ts';
import { isStatement, readSafety } from '#mentor/safety/gate.ts';
import { withoutOthers, withoutPast } from '#mentor/safety/own-body.ts';
import { DOCTOR, GENTLE, LISTEN, REGULAR } from '#mentor/shapes/careful-shapes.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { STOPPING } from '#mentor/shapes/stopping-shapes.ts';
import { areaReadings } from '#mentor/understand/areas.ts';
import { type Correction, OWN_ANSWERS } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import { meantWords } from '#mentor/understand/meant-words.ts';
import { CONFIDENCE, readTopics } from '#mentor/understand/score.ts';
import { ANSWERS, type SaidWish, type UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { readPart } from '#mentor/understand/words.ts';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';

/** What the gate found in one text, for the screen to answer in the person's language. */
export type Told = {
  readonly said: string;
  readonly about: Risk | Care | 'leaving' | 'unsure' | 'statement' | 'no-goal';
  readonly language: Language;
};

/** Quests that stand in for a goal. */
export type StandIn = { readonly quests: readonly Mould[]; readonly name: string };

export const GENTLE_DAY: StandIn = { quests: GENTLE, name: 'A gentle day' };

/** Whose words were heavy gets this board and nothing beside it. */
const ALONE: Partial<Record<Risk, StandIn>> = {
  despair: GENTLE_DAY,
  abuse: GENTLE_DAY,
  eating: { quests: REGULAR, name: 'A regular day' },
};
/** What stands in for a goal that is not made into a quest as it was said; the rest get none. */
const INSTEAD: Partial<Record<Risk, StandIn>> = {
  medication: { quests: DOCTOR, name: 'A talk with your doctor' },
  other: { quests: LISTEN, name: 'Being there for somebody' },
  gambling: SHAPE_KITS.drop,
};
/** For somebody who named nothing that could be made a quest. */
const NOTHING_SAID = { text: 'find out what to begin with', standIn: SHAPE_KITS.decide };

type GatedWish = {
  /** What may be understood: the goals that are left, and the other answers without risk. */
  readonly said: SaidWish;
  readonly cares: readonly Care[];
  /** Goals of which no topic is made: the gate is not sure what they mean. */
  readonly shapeOnly: ReadonlySet<string>;
  readonly standIns: ReadonlyMap<string, StandIn>;
  /** Despair or abuse: quests only where a board has to stand. */
  readonly isHeavy: boolean;
  readonly isRefused: boolean;
  readonly told: readonly Told[];
};

/** So many words of which not one is known are nothing that could be done. */
const GIBBERISH = 4;

/** Words that quests take over. */
const SAID_BACK: ReadonlySet<string> = new Set(OWN_ANSWERS);

type WantedGoal = { readonly text: string; readonly standIn?: StandIn };

/** For what somebody wants to leave; its words are not said again. */
const LEAVING: StandIn = { quests: STOPPING, name: SHAPE_KITS.drop.name };
const LEFT: WantedGoal = { text: LEAVING.name, standIn: LEAVING };

/** The quiet line, of nothing in particular. */
export const UNSURE: Told = { said: '', about: 'unsure', language: 'en' };

/** Every text of a wish passes the gate before anything is made of it; beside grave words of their own nobody is given practice. */
export function throughGate(said: SaidWish, index: EvidenceIndex, isGrave = false): GatedWish {
  const goals = said.goals.map((goal) => judged(goal, index));
  const others = ANSWERS.map((field) => ({ field, text: said[field] ?? '' }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ field, text }) => ({ field, said: text, ...readOwn(ofSkill(field, text)) }));
  const together = readTogether(said, goals);
  const risks = [...goals, ...others, ...together].flatMap(({ risk }) => risk ?? []);
  const isLeft = [...goals, ...others].some((one) => one.isLeft) || others.some(hasHurt);
  const grave = isGrave ? GENTLE_DAY : undefined;
  const heavy = risks.map((risk) => ALONE[risk]).find((kit) => kit) ?? grave;
  const alone = heavy ?? (isLeft ? LEAVING : undefined);
  const kept = alone
    ? [{ text: alone.name, standIn: alone }]
    : goals.flatMap(({ wanted }) => wanted);
  const wanted: readonly WantedGoal[] =
    kept.length > 0 ? kept : [insteadOf(said, index, risks.length > 0)];
  const isRefused = risks.length > 0;
  const isHeld = together.some(({ risk, isUnsure }) => risk || isUnsure);
  const risky: readonly string[] = others
    .filter(
      ({ field, risk, isLeft: isOwn, isUnsure }) =>
        risk ||
        isOwn ||
        (alone && field === 'areas') ||
        ((isUnsure || isRefused || isHeld) && SAID_BACK.has(field)),
    )
    .map(({ field }) => field);
  const safe = Object.fromEntries(Object.entries(said).filter(([field]) => !risky.includes(field)));
  return {
    said: { ...safe, goals: wanted.map(({ text }) => text) },
    cares: [...new Set([...goals, ...others, ...together].flatMap(({ cares }) => cares))],
    shapeOnly: new Set(goals.filter(({ isUnsure }) => isUnsure).map((goal) => goal.said)),
    standIns: new Map(wanted.flatMap(({ text, standIn }) => (standIn ? [[text, standIn]] : []))),
    isRefused,
    isHeavy: risks.some((risk) => risk === 'despair' || risk === 'abuse'),
    told: [
      ...(isGrave ? [UNSURE] : []),
      ...goals.flatMap(({ told }) => told),
      ...[...others, ...together.filter(({ risk }) => risk)].flatMap(toldOfAnswer),
    ],
  };
}

/** "Die at km 3", "my plants keep dying", "a pile that could injure someone": nobody is hurt. */
const IDIOMS =
  /(?<!\b(?:to|will|ll|would|should|must|may|might|could|can|rather|me) )\b(?:die|died|dying) at (?:about |around )?(?:km |mile )?\d[\d.,]*(?: ?km| ?k)?\b|\b(?:plants?|cactus|cacti|herbs?|orchids?|basil|seedlings?|lawn) (?:(?:keep|keeps|all|always|just|are|is|have|has|and|they|it) ){0,3}(?:die|dies|died|dying|dead)\b|\b(?:pile|heap|stack|tower)(?: \w+){0,4} that could (?:injure|hurt|kill) (?:someone|somebody)\b|\bsuicide (?:sprints?|runs?|drills?|squeeze)\b|\b\d+ suicides (?:on|across) the (?:pitch|court|field)\b|\bkill (?:shots?|(?:\d+ )?(?:stuck )?process\w*)\b|\bmurder (?:ballads?|myster(?:y|ies))\b|\bkill off (?:\d|one|a|the) (?:suspect|character|villain)s?\b|\bfingers? (?:go|goes|get|gets|are) numb\b|\bkiller abs\b|\bleg day without dying\b|\bop\.? ?\d{1,3}\b(?! ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\bgraveyard on my (?:windowsill|balcony)\b|\b(?:since|after|during|before|in) (?:the )?(?:covid|pandemic|lockdown)\b/gi;

/** How good somebody is at it, and no mood: "hopeless". */
const UNSKILLED =
  /^\W*(?:totally |completely |absolutely |pretty )?hopeless(?: (?:at|with) (?:it|this|money|numbers|tech|computers|cooking))?\W*$/i;

function ofSkill(field: string, text: string): string {
  return field === 'experience' ? text.replace(UNSKILLED, 'beginner') : text;
}

/** Who says how things are and names no act may have named an area. */
function insteadOf({ areas = '' }: SaidWish, index: EvidenceIndex, isRefused: boolean): WantedGoal {
  const [area] = isRefused ? [] : areaReadings(areas, index);
  return area ? { text: area.said } : NOTHING_SAID;
}

/** A body that needs care is the speaker's own, and today's. */
function readOwn(said: string): ReturnType<typeof readSafety> {
  const text = said.replace(IDIOMS, ' ');
  const read = readSafety(text);
  const own = withoutPast(withoutOthers(text));
  if (own === text || !read.cares.includes('body') || readSafety(own).cares.includes('body'))
    return read;
  return { ...read, cares: read.cares.filter((care) => care !== 'body') };
}

const WEIGHT = /\d ?(?:kg|kilos?|lbs?|pounds?|stone)\b/i;

/** What own answers say only together, or beside the goal: "cut deep" and "my wrists", "lose 8 kg" and "in a week". */
function readTogether(said: SaidWish, goals: readonly ReadAnswer[]): readonly ReadAnswer[] {
  const own = OWN_ANSWERS.map((field) => said[field] ?? '').filter((text) => text.trim() !== '');
  const pairs = own.flatMap((one) =>
    own.filter((other) => other !== one).map((other) => `${one} ${other}`),
  );
  const { now = '' } = said;
  const harmless = goals.filter(({ risk }) => risk === undefined);
  const beside = harmless.flatMap((goal) => own.map((one) => `${goal.said} ${one}`));
  const weight = WEIGHT.test(now) ? [`I weigh ${now}`] : [];
  const self = OF_ONESELF.test(now) ? [`I am ${now}`] : [];
  const read = (text: string) => ({ said: text, ...readOwn(text) });
  return [
    ...[...pairs, ...self]
      .map(read)
      .filter(({ risk, isUnsure, cares }) => risk || isUnsure || cares.length > 0),
    ...[...beside, ...weight].map(read).filter(({ risk }) => risk),
  ];
}

/** Said of oneself without "I am". */
const OF_ONESELF = /\b(?:years? old|yo|aged?|grade|pregn\w*)\b/i;

type ReadAnswer = { readonly said: string } & ReturnType<typeof readSafety>;

/** What somebody did and tells beside a goal: "I hit my son last week". */
const HURT =
  /\bi (?:hit|beat|slapped|pushed|punched|kicked|hurt|shook|choked)\b(?!.*\b(?:will|going to|again|deserves?)\b).*\b(?:last|once|yesterday|ago|before)\b/i;

function hasHurt({ said, risk }: ReadAnswer): boolean {
  return risk === 'violence' && HURT.test(said);
}

/** Beside a goal only these are a sign: poker and knives are pastimes there. */
const DISTRESS =
  /\b(?:numb|trapped|worthless|hopeless\w*|despair\w*|unbearable|unloved|burden|empty inside|hate (?:my )?(?:life|myself)|crying (?:every|all))\b/i;

function toldOfAnswer(answer: ReadAnswer): readonly Told[] {
  const { said, risk, cares, isUnsure, isLeft, language } = answer;
  const isDistress = isUnsure && DISTRESS.test(said);
  return [
    ...(risk && !hasHurt(answer) ? [risk] : []),
    ...cares,
    ...(isLeft || hasHurt(answer)
      ? (['leaving'] as const)
      : isDistress
        ? (['unsure'] as const)
        : []),
  ].map((about) => ({ said, about, language }));
}

type JudgedGoal = ReadAnswer & {
  /** What is planned for it: itself, something in its place, or nothing. */
  readonly wanted: readonly WantedGoal[];
  readonly told: readonly Told[];
};

function judged(goal: string, index: EvidenceIndex): JudgedGoal {
  const safety = readOwn(goal);
  const { risk, cares, isUnsure, isLeft, language } = safety;
  const told = (about: Told['about']) => ({ said: goal, about, language });
  if (isLeft)
    return {
      said: goal,
      ...safety,
      wanted: [LEFT],
      told: [...cares, 'leaving' as const].map(told),
    };
  if (risk !== undefined) {
    const standIn = INSTEAD[risk];
    const wanted = standIn ? [{ text: standIn.name, standIn }] : [];
    return { said: goal, ...safety, wanted, told: [told(risk)] };
  }
  const { words } = meantWords(goal, index);
  const isRead = readTopics(words, { index }).confidence >= CONFIDENCE.asked;
  const glossed = index.gloss?.(goal);
  const isKnown = words.some(({ plain }) => index.isKnown(plain));
  const isGibberish = !glossed && words.length >= GIBBERISH && !isKnown;
  if (isGibberish || isNoGoal(goal, isRead))
    return { said: goal, ...safety, wanted: [], told: [told('no-goal')] };
  const hasAct = glossed?.hasAct ?? language === 'en';
  const isUnread = !isRead && (isStatement(goal) || !hasAct);
  const about: readonly Told['about'][] = [
    ...cares,
    ...(isUnsure ? (['unsure'] as const) : []),
    ...(isUnread ? (['statement'] as const) : []),
  ];
  return {
    said: goal,
    ...safety,
    wanted: [{ text: goal }].filter(() => !isUnread),
    told: about.map(told),
  };
}

type CorrectedTerms = { readonly corrections: readonly Correction[]; readonly today: LocalDate };

/**
 * A number or a day that was put right passes the gate as if it had been said: the goals with it in their place, where
 * one of them is certain now. Undefined where none is.
 */
export function riskySaid(
  goals: readonly string[],
  understood: readonly UnderstoodGoal[],
  { corrections, today }: CorrectedTerms,
): readonly string[] | undefined {
  const figures = corrections.filter(({ about }) => about === 'target' || about === 'date');
  const risky = understood
    .filter(({ said }) => figures.some((one) => 'said' in one && one.said === said))
    .map((goal) => ({ said: goal.said, again: saidAgain(goal, today) }))
    .filter(({ again }) => readSafety(again).risk !== undefined);
  if (risky.length === 0) return undefined;
  return goals.map(
    (goal) => risky.find(({ said }) => readPart(goal).includes(said))?.again ?? goal,
  );
}

/** "lose 5 kg by July" with other figures: "lose kg by July 30 kg in 14 days". */
function saidAgain({ said, target = {} }: UnderstoodGoal, today: LocalDate): string {
  const { n, unit = '', by } = target;
  const figures = n === undefined ? said : `${said.replace(/\d[\d.,:]*/g, ' ')} ${n} ${unit}`;
  return by === undefined ? figures : `${figures} in ${dayNumber(by) - dayNumber(today)} days`;
}
