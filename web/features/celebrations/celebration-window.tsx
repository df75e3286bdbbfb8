import { type ReactNode, useSyncExternalStore } from 'react';
import { unreachable } from '#rules/unreachable.ts';
import type { Celebration } from '#web/game/celebrations.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { AchievementCelebration } from './achievement-celebration.tsx';
import { DayCelebration } from './day-celebration.tsx';
import { LevelCelebration } from './level-celebration.tsx';
import { useStoredCelebrations } from './stored-celebrations.ts';
import { useCelebrationTurn } from './use-celebration-turn.ts';

/**
 * Shows the waiting celebrations one after the other. The queue belongs to the game and outlives
 * the screen.
 */
export function CelebrationWindow(): ReactNode {
  const { celebrations } = useGame();
  useStoredCelebrations();
  const next = useSyncExternalStore(celebrations.subscribe, celebrations.next);
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const celebration = useCelebrationTurn(isOnboarded ? next : undefined);
  return (
    celebration && (
      <OneCelebration
        key={keyOf(celebration)}
        celebration={celebration}
        onClose={() => celebrations.close(celebration)}
      />
    )
  );
}

type CelebrationProps = { readonly celebration: Celebration; readonly onClose: () => void };

function OneCelebration({ celebration, onClose }: CelebrationProps): ReactNode {
  switch (celebration.kind) {
    case 'level':
      return (
        <LevelCelebration before={celebration.before} after={celebration.after} onClose={onClose} />
      );
    case 'achievement':
      return <AchievementCelebration card={celebration.card} onClose={onClose} />;
    case 'day':
      return <DayCelebration day={celebration.day} onClose={onClose} />;
    default:
      return unreachable(celebration);
  }
}

function keyOf(celebration: Celebration): string {
  switch (celebration.kind) {
    case 'level':
      return `level ${celebration.after.level}`;
    case 'achievement':
      return celebration.card.relic;
    case 'day':
      return celebration.day;
    default:
      return unreachable(celebration);
  }
}
