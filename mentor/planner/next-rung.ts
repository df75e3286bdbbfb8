import type { Mould } from '#mentor/library/topic.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { mostOften } from './larger-lots.ts';
import type { Placed } from './lots.ts';
import { dayText } from './pace.ts';

export type RungTerms = {
  /** The current value of `{n}`. */
  readonly amount: number;
  /** The title of another quest as this person would see it. */
  readonly titled: (mould: Mould) => string;
  /** Other quests of the same sub-topic that this person may do and does not have yet. */
  readonly siblings: readonly Mould[];
  readonly dayMax: number;
  /** The number of days in the week that have time. */
  readonly openDays: number;
  /** The person is being treated: nothing grows unless their doctor or therapist allows it. */
  readonly isTreated: boolean;
  /** Its phases are scheduled up to the goal's date. */
  readonly hasStages: boolean;
  /** It trains a body, which rests before the date; everything else is done in full. */
  readonly isTrained: boolean;
  readonly today: LocalDate;
  readonly by?: LocalDate;
};

const EASY = 'After two easy weeks';
const THE_SAME = 'The same each week';
const MINUTE_STEP = 5;
/** A longer session is about a seventh longer; less than a tenth is no step. */
const LONGER = 0.15;
const LEAST_LONGER = 1.1;
const WEEK_DAYS = 7;
/** If the date is nearer than this many days, no phases are planned. */
const STAGED_DAYS = 42;
/** The days before the date that belong to no phase. */
const LAST_DAYS = 14;

/** One sentence on what comes after this quest has become easy. */
export function nextRung(placed: Placed, terms: RungTerms): string {
  const { mould, isMonthly } = placed.candidate;
  if (isMonthly) return 'The same each month; more when your pay grows.';
  if (terms.isTreated) return 'More only when whoever treats you says so.';
  if (/^(?:gentle|careful|stopping)-/.test(mould.id)) return ''; // these never ask for more
  if (mould.plan.role === 'check') return checkRung(mould);
  const { by } = terms;
  if (by && mould.amount?.unit.startsWith('{') && mould.wayOn === undefined)
    return `${THE_SAME} until ${dayText(by)}.`;
  const staged = mould.grows === false ? undefined : stages(mould, terms);
  if (staged !== undefined) return staged;
  const next = stepUp(placed, terms);
  return next === undefined ? `${THE_SAME}, as long as it helps.` : `${EASY}: ${next}.`;
}

/** A review goes on by its own text, or is compared with the first one. */
function checkRung({ wayOn }: Mould): string {
  return wayOn === undefined
    ? 'After four weeks: compare the first with the last.'
    : `After four weeks: ${wayOn}.`;
}

/**
 * The next step. In order of preference: more of it, what its own text says, more often, a harder quest of the same
 * part, more days, longer sessions.
 */
function stepUp(placed: Placed, terms: RungTerms): string | undefined {
  const { siblings, dayMax, titled } = terms;
  const { mould } = placed.candidate;
  const whole = Math.min(mould.minutes[0], dayMax);
  if (placed.isTiny && whole > placed.minutes) return `“${titled(mould)}”, ${whole} minutes`;
  const isGrowing = mould.grows !== false;
  const more = moreOrOwn(placed, terms);
  if (more !== undefined) return more;
  const next = nextQuest(mould, siblings);
  if (isGrowing && isOftener(placed, terms)) {
    return next ? `one more time a week, later “${titled(next)}”` : 'one more time a week';
  }
  if (next) return `“${titled(next)}”`;
  return onMoreDays(placed, terms) ?? (isGrowing ? longer(placed, terms) : undefined);
}

/** A larger number, or else the quest's own next step. */
function moreOrOwn(placed: Placed, terms: RungTerms): string | undefined {
  const { grows, title, wayOn } = placed.candidate.mould;
  const more = grows === false ? undefined : moreOfIt(placed, terms);
  return title.includes('{n}') ? (more ?? wayOn) : (wayOn ?? more);
}

function moreOfIt({ candidate, minutes }: Placed, { amount, dayMax }: RungTerms) {
  const { mould } = candidate;
  if (mould.amount && mould.title.includes('{n}') && !mould.amount.unit.startsWith('{')) {
    const larger = Math.min(mould.amount.most ?? Number.POSITIVE_INFINITY, largerThan(amount));
    return larger > amount ? `${larger} ${mould.amount.unit}` : undefined;
  }
  return mould.title.includes('{m}') ? longer({ candidate, minutes }, { dayMax }) : undefined;
}

function longer(
  { candidate: { mould }, minutes }: Pick<Placed, 'candidate' | 'minutes'>,
  { dayMax }: Pick<RungTerms, 'dayMax'>,
): string | undefined {
  const step = Math.max(MINUTE_STEP, Math.round((minutes * LONGER) / MINUTE_STEP) * MINUTE_STEP);
  const next = Math.min(mould.minutes[2], dayMax, minutes + step);
  const isMore = next >= minutes * LEAST_LONGER;
  return isMore && !/\d[- ]minutes?\b/.test(mould.title) ? `${next} minutes` : undefined;
}

function isOftener(placed: Placed, { openDays }: RungTerms): boolean {
  const { kind, sessions } = placed;
  return (
    kind === 'weekly' && sessions < Math.min(mostOften(placed, { isStretched: true }), openDays)
  );
}

/** More days for a daily quest, which starts on five. */
function onMoreDays({ candidate, sessions }: Placed, { openDays }: RungTerms): string | undefined {
  const isSaid = candidate.rhythm !== undefined; // the person said how often
  if (candidate.mould.plan.rhythm !== 'daily' || isSaid || sessions >= openDays) return undefined;
  return openDays === WEEK_DAYS ? 'every day of the week' : 'on every day that has time';
}

/** The phases of the part, counted back from the date: equally long, and two weeks for the end. */
function stages(mould: Mould, terms: RungTerms): string | undefined {
  const { siblings, today, by, hasStages, isTrained, titled } = terms;
  const left = by === undefined ? 0 : dayNumber(by) - dayNumber(today);
  const later = laterThan(mould, siblings);
  const ahead = [2, 3].flatMap((phase) => {
    const next = later.filter(({ plan }) => plan.phase === phase);
    return next.find(({ plan }) => plan.role === mould.plan.role) ?? next[0] ?? [];
  });
  if (!hasStages || left < STAGED_DAYS || ahead.length === 0) return undefined;
  const span = (left - LAST_DAYS) / (ahead.length + 1);
  const until = (stage: number) => `until ${dayText(addDays(today, Math.floor(span * stage)))}`;
  return [
    `This ${until(1)}`,
    ...ahead.map((next, at) => `then “${titled(next)}” ${until(at + 2)}`),
    isTrained ? 'the last two weeks half of it.' : 'the last two weeks all of it, start to end.',
  ].join(', ');
}

/** Repeated practice of later phases; none for a preparation. */
function laterThan({ plan }: Mould, siblings: readonly Mould[]): readonly Mould[] {
  if (plan.role === 'start') return [];
  return siblings.filter(
    (one) => one.plan.phase > plan.phase && one.plan.rhythm !== 'once' && one.plan.role !== 'check',
  );
}

/** The quest to grow into: for a preparation practice of its phase, otherwise the next phase; the same role first. */
function nextQuest({ plan }: Mould, siblings: readonly Mould[]): Mould | undefined {
  const phase = plan.role === 'start' ? plan.phase : plan.phase + 1;
  const found = siblings.filter((one) => one.plan.rhythm !== 'once' && one.plan.phase === phase);
  const isPractice = ({ plan: { role } }: Mould) => role === 'core' || role === 'long';
  return found.find((one) => one.plan.role === plan.role) ?? found.find(isPractice);
}

/** Round numbers up to 90; beyond, see `largerThan`. */
const SAID = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90];

/** The least and the most that a number grows, as a share of it; about a fifth is meant. */
const LEAST_MORE = 1.14;
const USUAL_MORE = 1.2;
const MOST_MORE = 1.3;

/** The next number that is about a fifth larger and easy to say: 10, 12, 15, 20; 13 after 11. */
function largerThan(amount: number): number {
  const said = SAID.find((one) => one >= amount * LEAST_MORE);
  if (said !== undefined && (said <= amount * MOST_MORE || said <= amount + 1)) return said;
  const step = amount < 20 ? 1 : amount < 60 ? 5 : amount < 300 ? 10 : 50;
  return Math.max(amount + step, Math.round((amount * USUAL_MORE) / step) * step);
}
