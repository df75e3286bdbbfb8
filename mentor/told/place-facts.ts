import { NEARNESS } from '#mentor/planner/candidates.ts';
import type { Told } from '#mentor/planner/gated-wish.ts';
import type { Placed } from '#mentor/planner/lots.ts';
import type { PlannedQuest } from '#mentor/planner/pour-terms.ts';
import type { Understanding } from '#mentor/understand/understanding.ts';
import { type FactLabel, type ToldFact, tellingWords } from './told-facts.ts';

const MOST_A_QUEST = 2;
const SHARED_WORD = 2;
const HINTED = 2;
const OF_MAIN_GOAL = 2;
const ROLE_WORTH = { core: 3, long: 2, start: 1, check: 0 } as const;
const MINUTES_OF_A_WEEK = 10_080;

/** Words of quests in which a fact of a kind is most of use. */
const HINTS: Partial<Record<FactLabel, RegExp>> = {
  'Watch out for': /\b(?:screens?|feeds?|apps|order|snacks?|went on)\b/,
  'On your side': /\b(?:carry|lift|heavy|show|together|listen)\b/,
  'May stay': /\b(?:phone|stays)\b/,
  'Each time a little of what is hard': /\b(?:hard|red|worst|miss(?:es)?|wrong|mend)\b/,
  'Use what you have': /\b(?:book|course|source)\b/,
  'Keep it': /\b(?:cook|dinner|meal)/,
};

/** What holds for a body in care, too: nothing is used or built on there. */
const FOR_CARE = /^(?:Go gently|On your)/;

type PlaceTerms = {
  readonly goals: readonly { readonly isTreated: boolean; readonly isStandIn: boolean }[];
  readonly understood: Pick<Understanding, 'facts'>;
  /** What the gate found. Beside anything heavy nothing is said back. */
  readonly told: readonly Told[] | undefined;
};

/** A step that has no fact yet, of a quest that may carry one. */
type Seat = {
  readonly at: number;
  readonly step: number;
  readonly lot: Placed;
  readonly text: string;
};

/** Each fact in a step of the one repeated quest where it is most of use: one a step, two a quest. */
export function withFacts(
  quests: readonly PlannedQuest[],
  placed: readonly Placed[],
  { goals, understood: { facts = [] }, told = [] }: PlaceTerms,
): readonly PlannedQuest[] {
  const isHeavy = told.some(({ about }) => about !== 'body' && about !== 'minor');
  if (isHeavy || facts.length === 0) return quests;
  const lots = placed.map((lot, at) => ({ lot, at })).filter(({ lot }) => isOpen(lot, goals));
  let seats: readonly Seat[] = lots.flatMap(({ lot, at }) => {
    const { title = '', subtasks = [] } = quests[at] ?? {};
    const textOf = (one: { title: string; description: string }) =>
      `${title} ${one.title} ${one.description}`.toLowerCase();
    return subtasks.map((one, step) => ({ at, step, lot, text: textOf(one) }));
  });
  const lines: string[][] = quests.map(() => []);
  for (const fact of facts) {
    const isFor = ({ lot }: Seat) => !goals[lot.goal]?.isTreated || FOR_CARE.test(fact.label);
    const { at = -1, step = 0 } = bestOf(seats.filter(isFor), fact) ?? {};
    const own = lines[at];
    if (!own) continue;
    own[step] = ` ${fact.label}: ${fact.phrase}.`;
    const isFull = own.filter(Boolean).length >= MOST_A_QUEST;
    seats = seats.filter((seat) => seat.at !== at || (!isFull && seat.step !== step));
  }
  return quests.map((quest, at) => ({
    ...quest,
    subtasks: quest.subtasks.map((step, place) => ({
      ...step,
      description: `${step.description}${lines[at]?.[place] ?? ''}`,
    })),
  }));
}

/** What is done once prepares something, and the gate's own quests stay as they are. */
function isOpen({ kind, isTiny, goal }: Placed, goals: PlaceTerms['goals']): boolean {
  return kind !== 'once' && !isTiny && goals[goal]?.isStandIn === false;
}

function bestOf(seats: readonly Seat[], { label, phrase }: ToldFact): Seat | undefined {
  const words = tellingWords(phrase);
  const worth = ({ text, lot }: Seat) => {
    const shared = SHARED_WORD * words.filter((word) => text.includes(word)).length;
    const about = shared + (HINTS[label]?.test(text) ? HINTED : 0);
    return about === 0 && lot.goal > 0 ? 0 : about + placeWorth(lot);
  };
  const worths = seats.map(worth);
  const most = Math.max(...worths);
  return most > 0 ? seats[worths.indexOf(most)] : undefined;
}

/** What is about nothing on the board belongs to the practice of the main goal: of the part that was named, then what takes most of the week. */
function placeWorth({ goal, candidate, minutes, sessions }: Placed): number {
  const role = ROLE_WORTH[candidate.mould.plan.role];
  return (
    role +
    (goal === 0 ? OF_MAIN_GOAL : 0) -
    candidate.rank / NEARNESS +
    (minutes * sessions) / MINUTES_OF_A_WEEK
  );
}
