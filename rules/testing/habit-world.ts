import type { LocalDate } from '#rules/activity/local-date.ts';
import { fold } from '#rules/commands/apply.ts';
import type { Command, CommandDraft } from '#rules/commands/command.ts';
import { chainOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { clearDrafts, tapDrafts } from '#rules/habits/act-drafts.ts';
import type { Habit } from '#rules/habits/calendar.ts';
import { habitIn, habitRenewals } from '#rules/habits/habit-board.ts';
import { lateHabitDrafts } from '#rules/habits/late-habits.ts';
import { type Run, runOn } from '#rules/habits/run.ts';
import type { ChainPlan, QuestSchedule } from '#rules/habits/schedule.ts';
import { frequencyOf } from '#rules/habits/schedule.ts';
import { goalOn, type Standing, standingOn } from '#rules/habits/standing.ts';
import { strengthOn } from '#rules/habits/strength.ts';
import type { Chain } from '#rules/quest/chain.ts';
import type { QuestEdits } from '#rules/quest/edit-quest.ts';
import type { Quest, QuestPlan } from '#rules/quest/quest.ts';
import { adding, day, done } from './builders.ts';

export const EVERY_DAY: QuestSchedule = { per: 'day' };
/** Monday, Wednesday, Friday. */
export const MON_WED_FRI: QuestSchedule = { per: 'day', on: 0b0101010 };
export const ONCE_A_WEEK = aWeek(1);

export function aWeek(times: number): QuestSchedule {
  return { per: 'week', times, starts: 'monday' };
}

/** A day of November 2026 by its number, or any day by its text. */
export type On = number | string;

export function on(when: On): LocalDate {
  return day(typeof when === 'string' ? when : `2026-11-${String(when).padStart(2, '0')}`);
}

/** What one device knows of the quest `q`, and what its hunter does on which day. */
export class HabitWorld {
  readonly #log: Command[] = [];
  readonly #keys = new Set<string>();
  #document = EMPTY_DOCUMENT;
  #ids = 0;

  constructor(log: readonly Command[] = []) {
    this.take(log);
  }

  get log(): readonly Command[] {
    return this.#log;
  }

  get document(): GameDocument {
    return this.#document;
  }

  /** Another device that knows what this one knows. */
  fork(): HabitWorld {
    return new HabitWorld(this.#log);
  }

  /** Records what is new by its key, as the server does. */
  take(commands: readonly Command[]): this {
    for (const command of commands) {
      if (this.#keys.has(command.key)) continue;
      this.#keys.add(command.key);
      this.#log.push(command);
      this.#document = fold(this.#document, [command]);
    }
    return this;
  }

  record(when: On, ...drafts: readonly CommandDraft[]): this {
    return this.take(drafts.map((draft) => done(draft, on(when))));
  }

  add(when: On, schedule?: QuestSchedule, stated: Partial<QuestPlan> & ChainPlan = {}): this {
    const plan = schedule ? { frequency: frequencyOf(schedule), schedule } : {};
    return this.record(when, adding('q', { renewal: 'dawn', ...plan, ...stated }));
  }

  edit(when: On, edits: QuestEdits): this {
    this.#ids += 1;
    return this.record(when, { kind: 'quest.edit', id: `e${this.#ids}`, questId: 'q', edits });
  }

  rest(from: On, to: On, when: On = from, isResting = true): this {
    this.#ids += 1;
    const rest = { id: `r${this.#ids}`, from: on(from), to: on(to), isResting };
    return this.record(when, { kind: 'hunter.rest', ...rest });
  }

  clearDrafts(when: On): readonly CommandDraft[] {
    const clear = clearDrafts(this.habit, this.quest, on(when));
    if (!clear.ok) throw new Error(`not to be cleared on ${on(when)}: ${clear.failure}`);
    return clear.value.drafts;
  }

  clear(...days: readonly On[]): this {
    for (const when of days) this.record(when, ...this.clearDrafts(when));
    return this;
  }

  /** Taps an amount of so many units. */
  tap(when: On, units: number, id: string): this {
    const { drafts } = tapDrafts(this.habit, this.quest, on(when), { id, n: units * 100 });
    return this.record(when, ...drafts);
  }

  late(when: On, missed: On): readonly CommandDraft[] {
    const drafts = lateHabitDrafts(this.habit, this.quest, on(missed), on(when));
    this.record(when, ...drafts);
    return drafts;
  }

  /** The app is opened: what comes back by itself. */
  wake(when: On): this {
    const due = habitRenewals(this.document, on(when)).byThemselves;
    return this.record(when, ...due.map((one): CommandDraft => ({ kind: 'quest.add', ...one })));
  }

  get chain(): Chain {
    return chainOf(this.document, 'q');
  }

  get quest(): Quest {
    const { quest } = this.chain;
    if (quest === undefined) throw new Error('there is no quest q');
    return quest;
  }

  get habit(): Habit {
    return habitIn(this.document, 'q');
  }

  get xp(): number {
    return this.document.lifetimeXp;
  }

  standing(when: On): Standing {
    return standingOn(this.habit, on(when));
  }

  run(when: On): Run {
    return runOn(this.habit, on(when));
  }

  /** In per cent, to one place. */
  strength(when: On): number {
    return Math.round(strengthOn(this.habit, on(when)) * 1_000) / 10;
  }

  /** As a card says it: "7 of 8". */
  progress(when: On): string {
    const goal = goalOn(this.habit, on(when));
    return goal ? `${goal.progress / 100} of ${goal.target / 100}` : '';
  }
}

/** What came of it in any order of the devices. */
export function merged(base: HabitWorld, ...devices: readonly HabitWorld[]): HabitWorld[] {
  return permutations(devices).map((order) =>
    order.reduce((world, device) => world.take(device.log), base.fork()),
  );
}

function permutations<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, index) =>
    permutations(things.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

export function days(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The kinds and quests of drafts, in short. */
export function inShort(drafts: readonly CommandDraft[]): string[] {
  return drafts.map((draft) => {
    const what = 'questId' in draft ? draft.questId : '';
    const id = draft.kind === 'quest.amount' ? ` ${draft.id} ${draft.n}` : '';
    const late = draft.kind === 'quest.done' && draft.forDay ? ` for ${draft.forDay}` : '';
    return `${draft.kind.replace('quest.', '')} ${what}${id}${late}`;
  });
}
