import type { Care } from '#mentor/safety/categories.ts';
import { isEmergency } from '#mentor/safety/emergency.ts';
import { mayHarm, readSafety } from '#mentor/safety/gate.ts';
import { isAllEnglish } from '#mentor/safety/language.ts';
import { withoutOthers, withoutPast } from '#mentor/safety/own-body.ts';
import { OWN_ANSWERS } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';

// What the gate finds in a text of a wish, alone and beside the others.

/** A text and what the gate found in it. */
export type ReadAnswer = { readonly said: string } & ReturnType<typeof readSafety>;

export type GateTerms = {
  readonly index: EvidenceIndex;
  /** Takes out what only sounds like harm. */
  readonly plainer: (text: string) => string;
};

/** The gate's finding for a text, without care for a body that is somebody else's or that has long healed. */
export function readOwn(
  said: string,
  { index: { isKnown }, plainer }: GateTerms,
): ReturnType<typeof readSafety> {
  const text = plainer(said);
  const language = isAllEnglish(text, isKnown) ? 'en' : undefined;
  const read = readSafety(text, language);
  if (isEmergency(said)) return { ...read, cares: [...new Set<Care>([...read.cares, 'body'])] };
  const own = withoutPast(withoutOthers(text));
  const isBody = own !== text && read.cares.includes('body');
  if (!isBody || readSafety(own, language).cares.includes('body')) return read;
  return { ...read, cares: read.cares.filter((care) => care !== 'body') };
}

/** Feelings that many a goal begins with. */
const MILD =
  /\b(?:cry|cries|cried|crying|scared(?: of)?|afraid|useless|hopeless(?=\W*$| (?:at|with|in)\b))/gi;

/** Whether a text is only a little sad: the quiet line is said, and the person's own words are used all the same. */
export function isMild(said: string, terms: GateTerms): boolean {
  const rest = said.replace(MILD, ' ');
  if (rest === said) return false;
  const { risk, isUnsure } = readOwn(rest, terms);
  return risk === undefined && !isUnsure;
}

/** Exercises whose weight is on a bar. */
const LIFTED =
  /^(?!.*\b(?:weight|thin\w*|slim\w*|skinny|lean|lose|fat|diet)\b).*\b(?:dead ?lifts?|bench press|squats?|kettle ?bells?|dumb ?bells?|barbell)\b/is;
/** A weight in the answer about where somebody stands. */
const WEIGHT = /\d ?(?:kg|kilos?|lbs?|pounds?|stone)\b/i;

/**
 * The gate's findings for texts that only mean harm together: own answers in pairs, and each beside a goal ("lose 8
 * kg" and "in a week").
 */
export function readTogether(
  said: SaidWish,
  {
    goals,
    others,
    ...terms
  }: Readonly<Record<'goals' | 'others', readonly ReadAnswer[]>> & GateTerms,
): readonly ReadAnswer[] {
  const own = OWN_ANSWERS.map((field) => terms.plainer(said[field] ?? '')).filter(
    (text) => text.trim() !== '',
  );
  const pairs = own.flatMap((one) =>
    own.filter((other) => other !== one).map((other) => `${one} ${other}`),
  );
  const { now = '' } = said;
  const harmless = goals.filter(({ risk }) => risk === undefined);
  const beside = harmless.flatMap((goal) =>
    own.filter((one) => !CONTACT.test(one)).map((one) => `${goal.said} ${one}`),
  );
  const isLifted = LIFTED.test([...said.goals, said.act, said.thing].join(' '));
  const weight = WEIGHT.test(now) && !isLifted ? [`I weigh ${now}`] : [];
  const self = OF_ONESELF.test(now) ? [`I am ${now}`] : [];
  const texts = [...harmless.map((goal) => goal.said), ...own];
  const isEnglish = texts.every((text) => isAllEnglish(text, terms.index.isKnown));
  const all = [...pairs, ...self, ...beside, ...weight];
  const but = [...goals, ...others].flatMap(({ cares }) => cares);
  const isSuspect = (some: readonly string[]) =>
    mayHarm(some.map(terms.plainer), { but, ...(isEnglish && { language: 'en' }) });
  if (!isSuspect(all)) return [];
  // What one text brings along is in every text with it; the others are read if they may mean harm without it.
  const alone = texts.filter((text) => isSuspect([text]));
  const isWithIt = (text: string) => alone.some((one) => text.includes(one));
  const isOfAll = isSuspect(all.filter((text) => !isWithIt(text)));
  const readSome = (some: readonly string[]) =>
    some
      .filter((text) => isOfAll || isWithIt(text))
      .map((text) => ({ said: text, ...readOwn(text, terms) }));
  return [
    ...readSome([...pairs, ...self]).filter(
      ({ risk, isUnsure, cares }) => risk || isUnsure || cares.length > 0,
    ),
    ...readSome([...beside, ...weight]).filter(({ risk }) => risk),
  ];
}

/** "See my sister more often" and "calls with mum" are no order to read somebody's calls. */
const CONTACT =
  /^(?:(?:phone|video) )?(?:calls?|chats?|messages|texts|e?-?mails?|letters) (?:with|to)\b/i;

/** Facts about oneself without "I am", such as "12 years old". */
const OF_ONESELF = /\b(?:years? old|yo|aged?|grade|pregn\w*)\b/i;
