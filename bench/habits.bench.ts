import { expect, test } from 'vitest';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command, CommandDraft } from '#rules/commands/command.ts';
import { type ById, EMPTY_TABLE, put } from '#rules/document/by-id.ts';
import { boardOf, chainOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { fullDays } from '#rules/habits/full-days.ts';
import { habitIn } from '#rules/habits/habit-board.ts';
import { insightsOf } from '#rules/habits/insights.ts';
import { runOn } from '#rules/habits/run.ts';
import type { ChainPlan, QuestSchedule } from '#rules/habits/schedule.ts';
import { standingOn } from '#rules/habits/standing.ts';
import { strengthOn } from '#rules/habits/strength.ts';
import { type Chain, newChain } from '#rules/quest/chain.ts';
import type { QuestPlan } from '#rules/quest/quest.ts';
import { adding, day, done, finishing } from '#rules/testing/builders.ts';
import { fastestMs, fastestOfBothMs, figure, paceNow, report } from './measure.ts';

const QUESTS = 1_000;
const YEARS = 10;
const YEAR = 365;
const FIRST = day('2016-01-04');
const TODAY = addDays(FIRST, YEARS * YEAR);
/** Amounts are kept for 15 months. */
const DAYS_WITH_AMOUNTS = 450;
const FRAME_MS = 16;
const MICROSECONDS = 1_000;
const ROUNDS = 40;

const SCHEDULES: readonly QuestSchedule[] = [
  { per: 'day' },
  { per: 'day', on: 0b0101010 },
  { per: 'week', times: 3, starts: 'monday' },
  { per: 'month', times: 4 },
  { per: 'span', days: 3, from: FIRST },
];

function trackedPlan(index: number): Partial<QuestPlan> & ChainPlan {
  const schedule = SCHEDULES[index % SCHEDULES.length] ?? { per: 'day' };
  const frequency = schedule.per === 'week' || schedule.per === 'month' ? 'weekly' : 'daily';
  const goal = { kind: 'atLeast', target: 800, unit: 'cups' } as const;
  return { schedule, frequency, goal, renewal: 'dawn' };
}

/** Ten years of a quest: cleared on three days of four, the latest with their amounts. */
function lifeOf(questId: string, plan: Partial<QuestPlan> & ChainPlan, index: number): Command[] {
  const commands = [done(adding(questId, plan), FIRST)];
  for (let year = 0; year < YEARS; year += 1) {
    const days = Array.from({ length: YEAR }, (_, at) => addDays(FIRST, year * YEAR + at)).filter(
      (_, at) => (at + index) % 4 > 0,
    );
    const amounts = days.map((one) => (one > addDays(TODAY, -DAYS_WITH_AMOUNTS) ? 800 : 0));
    const isRecent = plan.goal && amounts.some((n) => n > 0);
    commands.push(
      done(
        {
          kind: 'quest.past',
          id: `${questId}-${year}`,
          questId,
          days,
          ...(isRecent && { amounts }),
        },
        TODAY,
      ),
    );
  }
  return commands;
}

/** So many lives are folded; the board has copies of them, which share nothing. */
const LIVES = 20;

function boardOfLives(planOf: (index: number) => Partial<QuestPlan> & ChainPlan): GameDocument {
  const lives = Array.from({ length: LIVES }, (_, index) => lifeOf('q', planOf(index), index));
  const chains = lives.map((life) => chainOf(fold(EMPTY_DOCUMENT, life), 'q'));
  let table: ById<Chain> = EMPTY_TABLE;
  for (let index = 0; index < QUESTS; index += 1) {
    const { quest, ...chain } = structuredClone(chains[index % LIVES] ?? newChain('q'));
    const id = `q${index}`;
    table = put(table, { ...chain, id, ...(quest && { quest: { ...quest, id } }) });
  }
  return { ...EMPTY_DOCUMENT, chains: table };
}

const plain = boardOfLives(() => ({ renewal: 'dawn' }));
const tracked = boardOfLives(trackedPlan);

/** What is done to each quest of a board on one day, as many commands on both sides. */
function actsOf(questId: string, on: LocalDate, isTracked: boolean): readonly CommandDraft[] {
  const link = `${questId}@${on}`;
  const edit: CommandDraft = {
    kind: 'quest.edit',
    id: `e-${link}`,
    questId,
    edits: { title: link },
  };
  const tap = (n: number): CommandDraft => ({
    kind: 'quest.amount',
    id: `${n}-${link}`,
    questId,
    n,
  });
  const step = (subtaskId: string): CommandDraft => ({
    kind: 'quest.subtask',
    questId: link,
    subtaskId,
  });
  const between = isTracked ? [tap(300), tap(500)] : [step('s1'), step('s2')];
  const subtasks = ['s1', 's2'].map((id) => ({ id, title: id }));
  return [adding(link, isTracked ? {} : { subtasks }), ...between, finishing(link), edit];
}

test('a command on 1,000 quests with schedules, amounts and ten years of clears costs at most 1.3x one on as many plain quests', () => {
  const acts = (isTracked: boolean) =>
    Array.from({ length: 280 }, (_, index) => actsOf(`q${index * 3}`, TODAY, isTracked))
      .flat()
      .map((draft) => done(draft, TODAY));
  const [onPlain, onTracked] = [acts(false), acts(true)];
  expect(onPlain).toHaveLength(onTracked.length);
  const runs = [() => void fold(plain, onPlain), () => void fold(tracked, onTracked)] as const;
  for (const run of [...runs, ...runs]) run(); // both are compiled before either is timed
  const [one, other] = fastestOfBothMs(ROUNDS, ...runs).map(
    (ms) => (ms * MICROSECONDS) / onPlain.length,
  );
  if (one === undefined || other === undefined) throw new Error('two were measured');
  figure({
    id: 'apply-tracked',
    what: 'A command on 1,000 tracked quests with ten years beside one on plain quests',
    value: other / one,
    unit: 'times',
    limit: { most: 1.3 },
    note: `${other.toFixed(2)} and ${one.toFixed(2)} us`,
  });
});

function figuresOf(document: GameDocument): number {
  let sum = 0;
  for (const { id } of boardOf(document)) {
    const habit = habitIn(document, id);
    const { run, shields } = runOn(habit, TODAY);
    const { kind } = standingOn(habit, TODAY);
    sum += run + shields + strengthOn(habit, TODAY) + kind.length;
  }
  return sum;
}

test('run, shields, strength and standing of 1,000 quests with ten years of clears take one frame after the first time, and after each clear', () => {
  const startedAt = performance.now();
  figuresOf(tracked);
  const first = performance.now() - startedAt;
  const again = fastestMs(ROUNDS, () => void figuresOf(tracked));
  let document = tracked;
  let cleared = 0;
  const afterClear = fastestMs(ROUNDS, () => {
    const link = `q${cleared}@${TODAY}`;
    cleared += 1;
    document = fold(
      document,
      [adding(link), finishing(link)].map((draft) => done(draft, TODAY)),
    );
    figuresOf(document);
  });
  for (const [id, what, ms] of [
    ['figures-again', 'again', again],
    ['figures-after-clear', 'after a clear', afterClear],
  ] as const) {
    figure({
      id,
      what: `Run, shields, strength and standing of 1,000 quests with ten years, ${what}, beside the first time`,
      value: ms / first,
      unit: 'times',
      limit: { most: 0.02 },
      note: `the first time ${first.toFixed(0)} ms`,
    });
    const frame = { id: `${id}-ms`, what: `The same ${what}: within a frame`, unit: 'ms' } as const;
    figure({ ...frame, value: ms, goal: { most: FRAME_MS }, pace: paceNow() });
  }
});

test('full days and insights of 1,000 quests with ten years of clears take no longer than the first figures', () => {
  const fresh = fold(tracked, [
    done({ kind: 'hunter.rest', id: 'r', from: TODAY, to: TODAY, isResting: true }, TODAY),
  ]);
  const startedAt = performance.now();
  figuresOf(fresh);
  const figures = performance.now() - startedAt;
  const habits = boardOf(fresh).map(({ id }) => habitIn(fresh, id));
  const full = fastestMs(3, () => void fullDays(habits, TODAY));
  const insights = fastestMs(3, () => void insightsOf(habits, TODAY));
  report(
    `full days: ${full.toFixed(0)} ms, insights: ${insights.toFixed(0)} ms, figures: ${figures.toFixed(0)} ms`,
  );
  expect(full + insights).toBeLessThanOrEqual(figures);
});
