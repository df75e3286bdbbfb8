import { type HallCard, hallOfFame } from '#rules/achievements/hall-of-fame.ts';
import { hunterDay } from '#rules/activity/hunter-day.ts';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import type { Hunter } from '#rules/hunter/hunter.ts';
import { maxStreak } from '#rules/quest/board-figures.ts';
import type { BrowserClock } from '#web/platform/clock.ts';
import { createStore } from '#web/platform/create-store.ts';
import type { DeviceFlag } from '#web/platform/device-flag.ts';
import { figuresOfDay } from './habits/habit-rules.ts';

/** A level, an achievement or the end of a day, shown in a window of its own, one after the other. */
export type Celebration =
  | { readonly kind: 'level'; readonly before: Hunter; readonly after: Hunter }
  | { readonly kind: 'achievement'; readonly card: HallCard }
  /** The last quest that was due on this day is cleared. */
  | { readonly kind: 'day'; readonly day: LocalDate };

export type CelebrationStore = {
  readonly next: () => Celebration | undefined;
  /** The one that is shown and those behind it. */
  readonly waiting: () => readonly Celebration[];
  readonly add: (celebrations: readonly Celebration[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Nothing happens when it was closed before. */
  readonly close: (shown: Celebration) => void;
  /**
   * Adds what a command of this device brought: the new level, new achievements. They wait while any
   * other command is held.
   */
  readonly celebrate: (before: GameDocument, after: GameDocument) => void;
  /**
   * The same for a command that can still be taken back. Call the result with the document when the hold
   * is over, also after an undo: what is no longer true by then is not celebrated.
   */
  readonly hold: (before: GameDocument, after: GameDocument) => (now: GameDocument) => void;
};

type CelebrationParts = {
  readonly celebratedLevel: Pick<DeviceFlag<number>, 'read' | 'write'>;
  /** The last day whose end was celebrated. */
  readonly closedDay: Pick<DeviceFlag<string>, 'read' | 'write'>;
  readonly clock: BrowserClock;
};

/** A level is celebrated once per device: a rebase may take it away and give it back. */
export function createCelebrations({
  celebratedLevel,
  closedDay,
  clock,
}: CelebrationParts): CelebrationStore {
  const queue = createStore<readonly Celebration[]>([]);
  let held: readonly Celebration[] = [];
  let holdCount = 0;

  function add(celebrations: readonly Celebration[]): void {
    if (celebrations.length === 0) return;
    for (const one of celebrations) {
      if (one.kind === 'level') celebratedLevel.write(one.after.level);
      if (one.kind === 'day') closedDay.write(one.day);
    }
    queue.set([...queue.get(), ...celebrations]);
  }

  function release(now: GameDocument): void {
    if (holdCount > 0) return;
    const due = stillTrue(held, now, celebratedLevel.read() ?? 0).filter(isNew);
    held = [];
    add(due);
  }

  /** The end of a day is celebrated once, also when a quest was added and cleared after it. */
  function isNew(celebration: Celebration): boolean {
    return celebration.kind !== 'day' || celebration.day !== closedDay.read();
  }

  function dayOf(document: GameDocument): LocalDate {
    return hunterDay(document, clock.nowMs(), clock.utcOffsetMinutes());
  }

  return {
    next: () => queue.get()[0],
    waiting: () => [...queue.get(), ...held.filter(isNew)],
    add,
    subscribe: queue.subscribe,
    close: (shown) => queue.set(queue.get().filter((one) => one !== shown)),
    celebrate: (before, after) => {
      held = [...held, ...celebrationsBetween(before, after, dayOf(after))];
      release(after);
    },
    hold: (before, after) => {
      held = [...held, ...celebrationsBetween(before, after, dayOf(after))];
      holdCount += 1;
      let isOver = false;
      return (now) => {
        if (isOver) return;
        isOver = true;
        holdCount -= 1;
        release(now);
      };
    },
  };
}

/** What is left to celebrate when all holds are over: one window for the level, one for each relic. */
function stillTrue(
  held: readonly Celebration[],
  now: GameDocument,
  celebratedLevel: number,
): Celebration[] {
  const after = now.character;
  const [level] = held.filter((one) => one.kind === 'level');
  const isRisen = level && after.level > Math.max(level.before.level, celebratedLevel);
  const won = new Set(held.map((one) => one.kind === 'achievement' && one.card.relic));
  const cards = won.size > 0 ? litCards(now).filter(({ relic }) => won.has(relic)) : [];
  return [
    ...(isRisen ? [{ ...level, after }] : []),
    ...cards.map((card) => ({ kind: 'achievement' as const, card })),
    ...held.filter((one) => one.kind === 'day' && isDayDone(now, one.day)).slice(0, 1),
  ];
}

function celebrationsBetween(
  before: GameDocument,
  after: GameDocument,
  day: LocalDate,
): Celebration[] {
  const celebrations: Celebration[] = [];
  if (after.character.level > before.character.level) {
    celebrations.push({ kind: 'level', before: before.character, after: after.character });
  }
  const wasOpen = before.dailyActivities !== after.dailyActivities && !isDayDone(before, day);
  const ends = wasOpen && isDayDone(after, day) ? [{ kind: 'day' as const, day }] : [];
  if (isHallUntouched(before, after)) return [...celebrations, ...ends];
  const wasLit = new Set(litCards(before).map(({ relic }) => relic));
  for (const card of litCards(after)) {
    if (!wasLit.has(card.relic)) celebrations.push({ kind: 'achievement', card });
  }
  return [...celebrations, ...ends];
}

function isDayDone(document: GameDocument, day: LocalDate): boolean {
  return figuresOfDay(document, day).isAllDone;
}

function isHallUntouched(before: GameDocument, after: GameDocument): boolean {
  return before.achievements === after.achievements && before.counts === after.counts;
}

function litCards(document: GameDocument): readonly HallCard[] {
  const { achievements, counts, character } = document;
  const hunter = { level: character.level, maxStreak: maxStreak(boardOf(document)) };
  return hallOfFame(achievements, counts, hunter).filter(({ isLit }) => isLit);
}
