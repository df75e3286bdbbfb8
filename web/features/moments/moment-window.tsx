import { type ReactNode, useSyncExternalStore } from 'react';
import { unreachable } from '#rules/unreachable.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useKeptMoments } from '#web/game/kept-moments.ts';
import type { Moment } from '#web/game/moments.ts';
import { AchievementMoment } from './achievement-moment.tsx';
import { LevelMoment } from './level-moment.tsx';
import { useTurn } from './use-turn.ts';

/** What was earned, one window after the other. The queue is the game's: no page can lose it. */
export function MomentWindow(): ReactNode {
  const { moments } = useGame();
  useKeptMoments();
  const next = useSyncExternalStore(moments.subscribe, moments.next);
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const moment = useTurn(isOnboarded ? next : undefined);
  return moment && <Shown key={keyOf(moment)} moment={moment} onClose={moments.close} />;
}

type ShownProps = { readonly moment: Moment; readonly onClose: () => void };

function Shown({ moment, onClose }: ShownProps): ReactNode {
  switch (moment.kind) {
    case 'level':
      return <LevelMoment before={moment.before} after={moment.after} onClose={onClose} />;
    case 'achievement':
      return <AchievementMoment card={moment.card} onClose={onClose} />;
    default:
      return unreachable(moment);
  }
}

function keyOf(moment: Moment): string {
  return moment.kind === 'level' ? `level ${moment.after.level}` : moment.card.relic;
}
