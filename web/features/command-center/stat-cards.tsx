import type { ReactNode } from 'react';
import { maxStreak } from '#rules/quest/board-figures.ts';
import type { Quest } from '#rules/quest/quest.ts';
import elitePlate from '#web/assets/plates/plate-elite.svg';
import levelPlate from '#web/assets/plates/plate-level.svg';
import questsPlate from '#web/assets/plates/plate-quests.svg';
import streakPlate from '#web/assets/plates/plate-streak.svg';

type StatCardsProps = {
  readonly board: readonly Quest[];
  /** Of today, among those that are due. */
  readonly cleared: number;
  readonly due: number;
  readonly level: number;
};

export function StatCards({ board, cleared, due, level }: StatCardsProps): ReactNode {
  const streak = maxStreak(board);
  return (
    <dl className="grid grid-cols-2 gap-2.5">
      <StatCard plate={questsPlate} name="Quests completed">
        {cleared}
        <Rest> / {due}</Rest>
      </StatCard>
      <StatCard plate={levelPlate} name="Hunter level">
        {level}
      </StatCard>
      <StatCard plate={streakPlate} name="Max streak">
        {streak}
        <Rest> {streak === 1 ? 'clear' : 'clears'}</Rest>
      </StatCard>
      <StatCard plate={elitePlate} name="Elite quests">
        {board.filter(({ difficulty }) => difficulty === 'elite').length}
      </StatCard>
    </dl>
  );
}

type StatCardProps = {
  readonly plate: string;
  readonly name: string;
  readonly children: ReactNode;
};

function StatCard({ plate, name, children }: StatCardProps): ReactNode {
  return (
    <div className="stat-card rounded-md border border-line bg-panel">
      <dt className="text-small text-muted">
        <img src={plate} alt="" width="48" height="54" className="stat-card-plate" />
        {name}
      </dt>
      <dd className="figure text-white">{children}</dd>
    </div>
  );
}

function Rest({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="text-body text-muted">{children}</span>;
}
