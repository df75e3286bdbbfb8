import { isNoGoal } from '#mentor/forge/no-goal.ts';
import type { Mould } from '#mentor/library/topic.ts';
import type { Care, Language, Risk } from '#mentor/safety/categories.ts';
import { hazardLine, isEmergency, ofToday } from '#mentor/safety/emergency.ts';
import { isStatement, readSafety } from '#mentor/safety/gate.ts';
import { DOCTOR, GENTLE, LISTEN, REGULAR } from '#mentor/shapes/careful-shapes.ts';
import { SHAPE_KITS } from '#mentor/shapes/shapes.ts';
import { STOPPING } from '#mentor/shapes/stopping-shapes.ts';
import { areaReadings } from '#mentor/understand/areas.ts';
import { type Correction, OWN_ANSWERS } from '#mentor/understand/corrections.ts';
import { meantWords } from '#mentor/understand/meant-words.ts';
import { CONFIDENCE, readTopics } from '#mentor/understand/score.ts';
import { ANSWERS, type SaidWish, type UnderstoodGoal } from '#mentor/understand/understanding.ts';
import { readPart } from '#mentor/understand/words.ts';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { type GateTerms, isMild, type ReadAnswer, readOwn, readTogether } from './gated-texts.ts';

/** What the gate found in one text; the screen answers it in the person's language. */
export type Told = {
  readonly said: string;
  readonly about: Risk | Care | 'leaving' | 'unsure' | 'statement' | 'no-goal' | 'hazard';
  readonly language: Language;
  /** A text that is only a little sad. */
  readonly isMild?: boolean;
};

/** Quests that replace a goal, and the name they go by. */
export type StandIn = { readonly quests: readonly Mould[]; readonly name: string };

export const GENTLE_DAY: StandIn = { quests: GENTLE, name: 'A gentle day' };

/** Risks for which one board replaces everything that was said. */
const ALONE: Partial<Record<Risk, StandIn>> = {
  despair: GENTLE_DAY,
  abuse: GENTLE_DAY,
  eating: { quests: REGULAR, name: 'A regular day' },
};
/** The quests that replace one risky goal; the other risks get none. */
const INSTEAD: Partial<Record<Risk, StandIn>> = {
  medication: { quests: DOCTOR, name: 'A talk with your doctor' },
  other: { quests: LISTEN, name: 'Being there for somebody' },
  gambling: SHAPE_KITS.drop,
};
/** The goal used if the person named nothing that a quest could be made of. */
const NOTHING_SAID = { text: 'find out what to begin with', standIn: SHAPE_KITS.decide };

type GatedWish = {
  /** What may be processed further: the goals that are left, and the answers without risk. */
  readonly said: SaidWish;
  readonly cares: readonly Care[];
  /** Goals that get a shape but never a topic, because the gate is not sure what they mean. */
  readonly shapeOnly: ReadonlySet<string>;
  readonly standIns: ReadonlyMap<string, StandIn>;
  /** Despair or abuse was found: there are quests only if a board is required. */
  readonly isHeavy: boolean;
  readonly isRefused: boolean;
  readonly told: readonly Told[];
};

/** A goal of at least this many words, none of them known, is treated as gibberish. */
const GIBBERISH = 4;

/** The fields whose words quests repeat. */
const SAID_BACK: ReadonlySet<string> = new Set(OWN_ANSWERS);

type WantedGoal = { readonly text: string; readonly standIn?: StandIn };

/** Replaces a harmful act that somebody wants to stop; their words are not repeated. */
const LEAVING: StandIn = { quests: STOPPING, name: SHAPE_KITS.drop.name };
const LEFT: WantedGoal = { text: LEAVING.name, standIn: LEAVING };

/** A finding without a text, which makes the screen show the quiet line about help. */
export const UNSURE: Told = { said: '', about: 'unsure', language: 'en' };

/**
 * Checks every text of a wish with the safety gate. With `isGrave` (own answers hint at harm) the board is a gentle
 * day.
 */
export function throughGate(said: SaidWish, terms: GateTerms, isGrave = false): GatedWish {
  const goals = said.goals.map((goal) => judged(goal, terms));
  const others = ANSWERS.map((field) => ({ field, text: said[field] ?? '' }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ field, text }) => ({ field, said: text, ...readOwn(ofSkill(field, text), terms) }));
  const together = readTogether(said, { goals, others, ...terms });
  const risks = [...goals, ...others, ...together].flatMap(({ risk }) => risk ?? []);
  const isLeft = [...goals, ...others].some((one) => one.isLeft) || others.some(hasHurt);
  const grave = isGrave ? GENTLE_DAY : undefined;
  const heavy = risks.map((risk) => ALONE[risk]).find((kit) => kit) ?? grave;
  const alone = heavy ?? (isLeft ? LEAVING : undefined);
  const kept = alone
    ? [{ text: alone.name, standIn: alone }]
    : goals.flatMap(({ wanted }) => wanted);
  const wanted: readonly WantedGoal[] =
    kept.length > 0 ? kept : [insteadOf(said, terms, risks.length > 0)];
  const isRefused = risks.length > 0;
  const isInDoubt = (one: ReadAnswer) => one.isUnsure && !isMild(one.said, terms);
  const isHeld = together.some((one) => one.risk || isInDoubt(one));
  const risky: readonly string[] = others
    .filter(
      (one) =>
        one.risk ||
        one.isLeft ||
        (alone && one.field === 'areas') ||
        ((isInDoubt(one) || isRefused || isHeld) && SAID_BACK.has(one.field)),
    )
    .map(({ field }) => field);
  const safe = Object.fromEntries(Object.entries(said).filter(([field]) => !risky.includes(field)));
  return {
    said: { ...safe, goals: wanted.map(({ text }) => text) },
    cares: [...new Set([...goals, ...others, ...together].flatMap(({ cares }) => cares))],
    shapeOnly: new Set(goals.filter(isInDoubt).map((goal) => goal.said)),
    standIns: new Map(wanted.flatMap(({ text, standIn }) => (standIn ? [[text, standIn]] : []))),
    isRefused,
    isHeavy: risks.some((risk) => risk === 'despair' || risk === 'abuse'),
    told: [
      ...(isGrave ? [UNSURE] : []),
      ...[...goals, ...others].filter((one) => hazardLine(one.said) !== '').map(hazardOf),
      ...goals.flatMap(({ told }) => told),
      ...[...others, ...together.filter(({ risk }) => risk)].flatMap(toldOfAnswer),
    ].map((one) =>
      one.about === 'unsure' && isMild(one.said, terms) ? { ...one, isMild: true } : one,
    ),
  };
}

function hazardOf({ said, language }: ReadAnswer): Told {
  return { said, about: 'hazard', language };
}

/** "Hopeless" as a word for skill and not for a mood. */
const UNSKILLED =
  /^\W*(?:totally |completely |absolutely |pretty )?hopeless\W*$|\b(?:totally |completely |absolutely |pretty )?hopeless (?:at|with) (?:it|this|money|numbers|tech\w*|computers|cooking|maths?|languages|names|directions|plants|diy)\b/i;

/** Replaces "hopeless" in the answer about experience, so that the gate reads no despair. */
function ofSkill(field: string, text: string): string {
  return field === 'experience' ? text.replace(UNSKILLED, 'beginner') : text;
}

/** The goal if none is left: the named thing or first area, or a default; only the default if something was refused. */
function insteadOf(
  { thing = '', areas = '' }: SaidWish,
  { index, ...terms }: GateTerms,
  isRefused: boolean,
): WantedGoal {
  if (isRefused) return NOTHING_SAID;
  const own = readOwn(thing, { index, ...terms });
  const isHarmless = own.risk === undefined && !own.isUnsure && !own.isLeft;
  const [named] = isHarmless ? areaReadings(thing, index) : [];
  const [area] = areaReadings(areas, index);
  const text = named?.said ?? area?.said;
  return text === undefined ? NOTHING_SAID : { text };
}

/** A past act of violence that somebody tells beside a goal: "I hit my son last week". */
const HURT =
  /\bi (?:hit|beat|slapped|pushed|punched|kicked|hurt|shook|choked)\b(?!.*\b(?:will|going to|again|deserves?)\b).*\b(?:last|once|yesterday|ago|before)\b/i;

function hasHurt({ said, risk }: ReadAnswer): boolean {
  return risk === 'violence' && HURT.test(said);
}

/** Words that are a sign of distress in an answer; other unsure words (poker, knives) are pastimes there. */
const DISTRESS =
  /\b(?:numb|trapped|worthless|hopeless\w*|despair\w*|unbearable|unloved|burden|empty inside|hate (?:my )?(?:life|myself)|crying (?:every|all))\b/i;

/** What the gate found in an answer beside the goals. */
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
  /** The goals to plan for it: itself, a stand-in, or none. */
  readonly wanted: readonly WantedGoal[];
  readonly told: readonly Told[];
};

/** Runs the gate on one goal and decides what is planned for it. */
function judged(goal: string, terms: GateTerms): JudgedGoal {
  const { index } = terms;
  const safety = readOwn(goal, terms);
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
 * The goals with their corrected numbers and dates in words, if the gate now finds a certain risk in one of them;
 * otherwise undefined. So a correction cannot bypass the gate.
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

/** The goal with its corrected figures, as the gate reads it: "lose kg by July 30 kg in 14 days". */
function saidAgain({ said, target = {} }: UnderstoodGoal, today: LocalDate): string {
  const { n, unit = '', by } = target;
  const figures = n === undefined ? said : `${said.replace(/\d[\d.,:]*/g, ' ')} ${n} ${unit}`;
  return by === undefined ? figures : `${figures} in ${dayNumber(by) - dayNumber(today)} days`;
}

/** Of what the gate calls the body, that with which nobody should walk before a doctor has seen it. */
const URGENT =
  /\b(?:heart attack|bed rest|bleed\w*|swollen|palpitations|flutters?|lost time|seizures?|fits|numb|no weight on|non.?weight.?bearing|clot)\b/i;

/** Whether the gate was told of something that a doctor has to see before any walk. */
export function needsDoctorFirst(told: readonly Told[] = []): boolean {
  return told.some(
    ({ about, said }) => about === 'body' && (isEmergency(said) || URGENT.test(ofToday(said))),
  );
}

/** The line for whoever tells of an emergency; empty for everybody else. */
export function emergencyLine(told: readonly Told[]): string {
  const isOne = told.some(({ about, said }) => about === 'body' && isEmergency(said));
  return isOne
    ? 'What you wrote can be a sign of something that cannot wait: ring a doctor or your emergency number before you do any of this.'
    : '';
}
