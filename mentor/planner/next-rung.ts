import type { Mould } from '#mentor/library/topic.ts';
import { addDays, dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import type { Placed } from './lots.ts';
import { dayText } from './pace.ts';

export type RungTerms = {
  /** What `{n}` is now. */
  readonly amount: number;
  /** How another quest is called for this person. */
  readonly titled: (mould: Mould) => string;
  /** The other quests of the same sub-topic that this person may do and does not have. */
  readonly siblings: readonly Mould[];
  readonly dayMax: number;
  /** Nothing grows while somebody is treated, unless they are told so. */
  readonly isTreated: boolean;
  /** Its phases lead up to the date. */
  readonly hasStages: boolean;
  readonly today: LocalDate;
  readonly by?: LocalDate;
};

const EASY = 'After two easy weeks';
const MINUTE_STEP = 5;
/** A date nearer than this has no stages. */
const STAGED_DAYS = 42;
const LAST_DAYS = 14;

/** What comes after this quest has become easy: one sentence. */
export function nextRung(placed: Placed, terms: RungTerms): string {
  const { mould } = placed.candidate;
  if (terms.isTreated) return 'More only when whoever treats you says so.';
  if (/^(?:gentle|careful)-/.test(mould.id)) return ''; // nothing here asks for more
  if (mould.plan.role === 'check') return 'After four weeks: lay the first beside the last.';
  const { by } = terms;
  if (by && mould.amount?.unit.startsWith('{')) return `The same each week until ${dayText(by)}.`;
  return stages(mould, terms) ?? `${EASY}: ${stepUp(placed, terms)}.`;
}

function stepUp(placed: Placed, { amount, siblings, dayMax, titled }: RungTerms): string {
  const { minutes, sessions, kind, isTiny, candidate } = placed;
  const { mould } = candidate;
  const [least, , most] = mould.minutes;
  if (isTiny) return `${Math.min(least, dayMax)} minutes of it`;
  if (mould.wayOn !== undefined) return mould.wayOn;
  const longer = Math.min(most, dayMax, minutes + MINUTE_STEP);
  const isLonger = longer > minutes;
  if (mould.amount && mould.title.includes('{n}') && !mould.amount.unit.startsWith('{')) {
    return `${amount + stepOf(amount)} ${mould.amount.unit}`;
  }
  if (mould.title.includes('{m}') && isLonger) return `${longer} minutes`;
  const next = nextQuest(mould, siblings);
  if (next) return `“${titled(next)}”`;
  if (kind === 'weekly' && sessions < (mould.sessions?.[1] ?? 1)) return 'one more time a week';
  if (isLonger && !/\d|minute/.test(mould.title)) return `${longer} minutes`;
  return 'ask the forge for the next step';
}

/** With a date the phases are counted back from it: as long each, the last two weeks easier. */
function stages(mould: Mould, terms: RungTerms): string | undefined {
  const { siblings, today, by, hasStages, titled } = terms;
  const left = by === undefined ? 0 : dayNumber(by) - dayNumber(today);
  const later = laterThan(mould, siblings);
  const ahead = [2, 3].flatMap((phase) => later.find(({ plan }) => plan.phase === phase) ?? []);
  if (!hasStages || left < STAGED_DAYS || ahead.length === 0) return undefined;
  const span = (left - LAST_DAYS) / (ahead.length + 1);
  const until = (stage: number) => `until ${dayText(addDays(today, Math.floor(span * stage)))}`;
  return [
    `This ${until(1)}`,
    ...ahead.map((next, at) => `then “${titled(next)}” ${until(at + 2)}`),
    'the last two weeks half of it.',
  ].join(', ');
}

/** What is done again and again in a later phase; a preparation leads nowhere by itself. */
function laterThan({ plan }: Mould, siblings: readonly Mould[]): readonly Mould[] {
  if (plan.role === 'start') return [];
  return siblings.filter(
    (one) => one.plan.phase > plan.phase && one.plan.rhythm !== 'once' && one.plan.role !== 'check',
  );
}

/** The practice after a preparation, then the next phase, then a test of it. */
function nextQuest({ plan }: Mould, siblings: readonly Mould[]): Mould | undefined {
  const repeated = siblings.filter((one) => one.plan.rhythm !== 'once');
  const least = plan.role === 'start' ? plan.phase : plan.phase + 1;
  const phases = [least, least + 1, least + 2];
  const found = phases.flatMap((phase) => repeated.filter((one) => one.plan.phase === phase));
  const isPractice = ({ plan: { role } }: Mould) => role === 'core' || role === 'long';
  return found.find(isPractice) ?? found.find(({ plan: { role } }) => role === 'check');
}

/** As the rules of habits step a target up. */
function stepOf(amount: number): number {
  return amount <= 10 ? 1 : amount <= 60 ? 5 : amount <= 300 ? 10 : Math.floor(amount / 10);
}
