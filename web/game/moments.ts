import { type HallCard, hallOfFame } from '#rules/achievements/hall-of-fame.ts';
import { boardOf, type GameDocument } from '#rules/document/document.ts';
import type { Hunter } from '#rules/hunter/hunter.ts';
import { maxStreak } from '#rules/quest/max-streak.ts';
import { createListeners } from './listeners.ts';

/** Something worth a pause: shown one after the other. */
export type Moment =
  | { readonly kind: 'level'; readonly before: Hunter; readonly after: Hunter }
  | { readonly kind: 'achievement'; readonly card: HallCard };

export type Moments = {
  readonly next: () => Moment | undefined;
  /** Shown now or after that. */
  readonly waiting: () => readonly Moment[];
  readonly add: (moments: readonly Moment[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
  /** Looks at what a deed of this hunter on this device changed. */
  readonly celebrate: (before: GameDocument, after: GameDocument) => void;
};

type Celebrated = {
  readonly read: () => number;
  readonly write: (level: number) => void;
};

/** A level is celebrated once per device: a rebase may take it away and give it back. */
export function createMoments(celebratedLevel: Celebrated): Moments {
  const { subscribe, tell } = createListeners();
  let queue: readonly Moment[] = [];
  function add(moments: readonly Moment[]): void {
    if (moments.length === 0) return;
    queue = [...queue, ...moments];
    tell();
  }
  return {
    next: () => queue[0],
    waiting: () => queue,
    add,
    subscribe,
    close: () => {
      queue = queue.slice(1);
      tell();
    },
    celebrate: (before, after) => {
      const moments = momentsBetween(before, after).filter(
        (moment) => moment.kind !== 'level' || moment.after.level > celebratedLevel.read(),
      );
      if (moments.length > 0 && after.character.level > before.character.level) {
        celebratedLevel.write(Math.max(after.character.level, celebratedLevel.read()));
      }
      add(moments);
    },
  };
}

function momentsBetween(before: GameDocument, after: GameDocument): Moment[] {
  const moments: Moment[] = [];
  if (after.character.level > before.character.level) {
    moments.push({ kind: 'level', before: before.character, after: after.character });
  }
  if (isHallUntouched(before, after)) return moments;
  const wasLit = new Set(litCards(before).map(({ relic }) => relic));
  for (const card of litCards(after)) {
    if (!wasLit.has(card.relic)) moments.push({ kind: 'achievement', card });
  }
  return moments;
}

function isHallUntouched(before: GameDocument, after: GameDocument): boolean {
  return before.achievements === after.achievements && before.counts === after.counts;
}

function litCards(document: GameDocument): readonly HallCard[] {
  const { achievements, counts, character } = document;
  const standing = { level: character.level, maxStreak: maxStreak(boardOf(document)) };
  return hallOfFame(achievements, counts, standing).filter(({ isLit }) => isLit);
}
