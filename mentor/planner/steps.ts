import type { Mould } from '#mentor/library/topic.ts';
import { ownWords } from '#mentor/text/own-words.ts';
import type { Placed } from './lots.ts';
import { nextRung, type RungTerms } from './next-rung.ts';
import { pairIn } from './own/own-noun.ts';
import { racePace } from './own/own-run.ts';
import { DAY_NAMES, MONDAY_FIRST, type PlannedQuest, type PourTerms } from './pour-terms.ts';
import { isSeated as isSeatedStep } from './ranking/candidates.ts';

const LONGEST_QUOTE = 40;

/** Text for people who have no such thing yet. It is left out if the person has practised or named the date. */
const NONE_YET = /^(?:None|No [\w ]+?) yet: [^.]*\.?\s*/;

type Steps = Mould['steps'];

/** The steps that are meant for this person. */
function openSteps(all: Steps, { goal, isSeated = false }: PourTerms): Steps {
  const steps = isSeated ? all.filter(isSeatedStep) : all;
  const isSettled =
    (goal.level !== 'Beginner' && goal.levelFrom === 'said') || goal.target?.by !== undefined;
  if (!isSettled) return steps;
  return steps
    .filter(([title]) => !NONE_YET.test(title))
    .map(([title, detail]) => [title, detail.replace(NONE_YET, '')] as const);
}

type PouredSteps = Pick<RungTerms, 'amount' | 'titled'> & { readonly blocks: number };

/**
 * The steps of a quest. The first carries facts, a quotation of the goal and the hour; the last says what comes next.
 */
export function stepsOf(placed: Placed, terms: PourTerms, { amount, blocks, titled }: PouredSteps) {
  const open = openSteps(placed.candidate.mould.steps, terms);
  const shares = blockShares(blocks, open.length);
  const isRepeated = placed.kind !== 'once' && terms.rung !== undefined;
  const next = isRepeated ? nextRung(placed, { ...terms.rung, amount, titled }) : '';
  const own = open.map(([title, detail], at) => {
    const parts = [
      at === 0 ? hourOf(placed, terms) : '',
      withRacePace(detail, terms),
      ...(at === 0 ? firstRemarks(placed, terms) : []),
      ...(at === open.length - 1 ? [next, terms.closing ?? ''] : []),
    ];
    return {
      title: withoutOwner(title, terms),
      description: withoutOwner(parts.filter((part) => part !== '').join(' '), terms),
      estimatedPomodoros: shares[at] ?? 1,
    };
  });
  if (terms.milestones === undefined) return own;
  const [title, description] = terms.milestones;
  return [...own, { title, description, estimatedPomodoros: 1 }];
}

/** What the first step says besides its own detail: facts, the goal as it was said, its parts, what somebody likes. */
function firstRemarks(placed: Placed, terms: PourTerms): readonly string[] {
  const { id, plan } = placed.candidate.mould;
  const isQuoted = /^(?:shape|skill|project)-/.test(id) && plan.role === 'start';
  const { facts = '', likes, goal, noun } = terms;
  return [
    facts,
    isQuoted ? `(“${shortened(ownWords(aroundNoun(goal.said, noun)))}”)` : '',
    inTurn(placed, terms),
    likes ? `From what you like: ${likes.join(', ')}.` : '',
  ];
}

/** How the parts of a goal share a quest: "Tue Thu Sat: chemistry. Wed Fri: biology." */
function inTurn(
  { kind, days, candidate }: Placed,
  { goal, style, hasNoWeekdays, parts = pairIn(goal.said) }: PourTerms,
): string {
  const { plan, title, steps } = candidate.mould;
  const { role } = plan;
  const text = `${title} ${steps.flat().join(' ')}`.toLowerCase();
  if (parts.some((part) => text.includes(part.toLowerCase()))) return ''; // it is about one part
  if (kind === 'once' || parts.length < 2 || role === 'check') return '';
  if (days.length < parts.length || style !== 'structured' || hasNoWeekdays) {
    return `In turn: ${parts.join(', ')}.`;
  }
  const names = MONDAY_FIRST.filter((day) => days.includes(day)).map(
    (day) => DAY_NAMES[day]?.slice(0, 3) ?? '',
  );
  const daysOf = (at: number) => names.filter((_, day) => day % parts.length === at).join(' ');
  return parts.map((part, at) => `${daysOf(at)}: ${part}.`).join(' ');
}

/** When it is done, as the first words of a repeated quest. */
function hourOf({ kind }: Placed, { hour }: PourTerms): string {
  return kind === 'once' || hour === undefined ? '' : `${capital(hour)}.`;
}

/** Replaces the pace of an example by the pace that follows from the person's own time. */
function withRacePace(detail: string, { goal }: PourTerms): string {
  const pace = racePace(goal);
  return pace === undefined
    ? detail
    : detail.replace(/\d[^.]*(?:\.\d[^.]*)*\bis \d:\d\d a km\./, `For you that is about ${pace}.`);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A long sentence from its noun on, so that a shortened quotation has the noun in it. */
function aroundNoun(said: string, noun: string | undefined): string {
  const at = noun === undefined ? -1 : said.toLowerCase().indexOf(noun.toLowerCase());
  if (noun === undefined || said.length <= LONGEST_QUOTE || at + noun.length <= LONGEST_QUOTE)
    return said;
  return said.slice(at);
}

function shortened(words: string): string {
  if (words.length <= LONGEST_QUOTE) return words;
  return `${words.slice(0, LONGEST_QUOTE).replace(/ [^ ]*$/, '')}…`;
}

/** Shares the focus blocks out over the steps, at least one each; the last steps get what is left over. */
function blockShares(blocks: number, count: number): readonly number[] {
  const share = Math.floor(blocks / count);
  return Array.from({ length: count }, (_, at) =>
    Math.max(1, share + (at >= count - (blocks % count) ? 1 : 0)),
  );
}

/** Replaces "your course" by "a course" if nobody mentioned a course; the same for lists and sheets. */
function withoutOwner(text: string, { made }: PourTerms): string {
  if (made === undefined) return text;
  return text.replace(
    /\b([Yy])our (course|list|sheet)\b/g,
    (whole, letter: string, thing: string) =>
      made.includes(thing) ? whole : `${letter === 'Y' ? 'A' : 'a'} ${thing}`,
  );
}

type FreedQuest = Pick<
  PlannedQuest,
  'title' | 'schedule' | 'subtasks' | 'goalAt' | 'days' | 'goal'
>;

/** Adds to a one-off quest that from next week on its day is for repeated practice of the same goal. */
export function withFreedDays<Quest extends FreedQuest>(
  quests: readonly Quest[],
): readonly Quest[] {
  return quests.map((quest) => {
    const next = quests.find(
      ({ goalAt, schedule, days, goal }) =>
        goalAt === quest.goalAt &&
        schedule?.per === 'day' &&
        goal === undefined &&
        days.length > 1 &&
        !days.some((day) => quest.days.includes(day)),
    );
    if (quest.schedule || !next) return quest;
    const line = `From next week on this day is for one more “${next.title}”.`;
    const last = quest.subtasks.length - 1;
    return {
      ...quest,
      subtasks: quest.subtasks.map((step, at) =>
        at === last ? { ...step, description: `${step.description} ${line}` } : step,
      ),
    };
  });
}
