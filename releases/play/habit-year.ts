import {
  type Action,
  adding,
  command,
  DAYS_OF_YEAR,
  dayText,
  finishing,
  minutesBefore,
  moment,
  type Plan,
  type SentCommand,
  weekStartOf,
} from './command.ts';

export type Habits = {
  readonly quests: Readonly<Record<string, Plan>>;
  readonly weekStart: 'monday' | 'sunday';
  /** On how many of 100 days the player opens the app. */
  readonly playedPercent: number;
  readonly utcOffsetMinutesOn: (dayIndex: number) => number;
  /** Commands that do not repeat, by the number of their day. */
  readonly extras: Readonly<Record<number, readonly Action[]>>;
};

/** The state of one quest that is renewed again and again. */
type Chain = {
  readonly rootId: string;
  readonly quest: Plan;
  openId: string | undefined;
  streak: number;
  doneOn: number;
};

/** The same yes or no for the same day and question in every run. */
function isLikely(dayIndex: number, question: number, percent: number): boolean {
  const mixed = Math.imul(dayIndex + 1, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % 100 < percent;
}

/** A year with daily and weekly quests: renewed, completed, missed and recorded a day late. */
export function habitYear(habits: Habits): readonly SentCommand[] {
  const chains = Object.entries(habits.quests).map(
    ([rootId, quest]): Chain => ({ rootId, quest, openId: rootId, streak: 0, doneOn: -1 }),
  );
  const days = Array.from({ length: DAYS_OF_YEAR }, (_, index) => index);
  return days
    .filter((index) => index in habits.extras || isLikely(index, 0, habits.playedPercent))
    .flatMap((index) => {
      const utcOffsetMinutes = habits.utcOffsetMinutesOn(index);
      return actionsOf(habits, chains, index).map((action, position) => {
        const at = moment(index, 8 * 60 + position * 35, utcOffsetMinutes);
        return command(withTimes(action, at), at);
      });
    });
}

/** A focus block ends when it is recorded. */
function withTimes(action: Action, at: ReturnType<typeof moment>): Action {
  if (action.kind === 'raid.session') return { ...action, startedAt: at.at };
  if (action.kind !== 'raid.focus') return action;
  return { ...action, startedAt: minutesBefore(at, 25), endedAt: at.at };
}

function actionsOf(habits: Habits, chains: readonly Chain[], index: number): readonly Action[] {
  const first = chains.map(({ rootId, quest }, rank) => adding(rootId, quest, rank));
  return [
    { kind: 'hunter.login' },
    ...(index === 0 ? first : []),
    ...(habits.extras[index] ?? []),
    ...chains.flatMap((chain, question) => chainActions(chain, index, question + 1, habits)),
    ...focusActions(chains, index),
  ];
}

function chainActions(
  chain: Chain,
  index: number,
  question: number,
  { weekStart }: Habits,
): readonly Action[] {
  const actions: Action[] = [];
  const isDaily = chain.quest.frequency === 'daily';
  const isMissed = isDaily && chain.openId === undefined && chain.doneOn < index - 1;
  if (isMissed && isLikely(index, question + 10, 30)) {
    const yesterday = dayText(index - 1);
    const questId = `${chain.rootId}@${yesterday}`;
    chain.streak += 1;
    actions.push(
      adding(questId, chain.quest, question - 1),
      finishing(questId, chain.quest, chain.streak, { forDay: yesterday }),
    );
  }
  const period = isDaily ? index : weekStartOf(index, weekStart);
  if (chain.openId === undefined && period > chain.doneOn) {
    chain.openId = `${chain.rootId}@${dayText(period)}`;
    actions.push(adding(chain.openId, chain.quest, question - 1));
  }
  if (chain.openId !== undefined && isLikely(index, question + 20, 80)) {
    chain.streak += 1;
    actions.push(finishing(chain.openId, chain.quest, chain.streak));
    chain.openId = undefined;
    chain.doneOn = index;
  }
  return actions;
}

function focusActions([chain]: readonly Chain[], index: number): readonly Action[] {
  if (chain === undefined || index % 4 !== 0) return [];
  const { rootId } = chain;
  const block = { kind: 'raid.focus', blockId: `block-${index}`, questId: rootId };
  const session = { kind: 'raid.session', sessionId: `session-${index}`, questId: rootId };
  return index % 8 === 0 ? [{ ...session, pomodoroCount: 1 + (index % 3) }, block] : [block];
}
