import type { Achievement } from '#rules/achievements/achievements.ts';
import type { GameDocument } from '#rules/document/document.ts';
import type { Hunter } from '#rules/hunter/hunter.ts';
import { createListeners } from './listeners.ts';

/** Something worth a pause: shown one after the other. */
export type Moment =
  | { readonly kind: 'level'; readonly before: Hunter; readonly after: Hunter }
  | { readonly kind: 'achievement'; readonly achievement: Achievement };

export type Moments = {
  readonly next: () => Moment | undefined;
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
  return {
    next: () => queue[0],
    subscribe,
    close: () => {
      queue = queue.slice(1);
      tell();
    },
    celebrate: (before, after) => {
      const moments = momentsBetween(before, after).filter(
        (moment) => moment.kind !== 'level' || moment.after.level > celebratedLevel.read(),
      );
      if (moments.length === 0) return;
      if (after.character.level > before.character.level) {
        celebratedLevel.write(Math.max(after.character.level, celebratedLevel.read()));
      }
      queue = [...queue, ...moments];
      tell();
    },
  };
}

function momentsBetween(before: GameDocument, after: GameDocument): Moment[] {
  const moments: Moment[] = [];
  if (after.character.level > before.character.level) {
    moments.push({ kind: 'level', before: before.character, after: after.character });
  }
  const had = new Set(before.achievements.filter((one) => one.unlocked).map((one) => one.id));
  for (const achievement of after.achievements) {
    if (achievement.unlocked && !had.has(achievement.id)) {
      moments.push({ kind: 'achievement', achievement });
    }
  }
  return moments;
}
