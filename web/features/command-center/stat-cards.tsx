import type { ReactNode } from 'react';
import type { BoardFigures } from '#rules/quest/board-figures.ts';
import elitePlate from '#web/assets/plates/plate-elite.svg';
import levelPlate from '#web/assets/plates/plate-level.svg';
import questsPlate from '#web/assets/plates/plate-quests.svg';
import streakPlate from '#web/assets/plates/plate-streak.svg';

type StatCardsProps = { readonly figures: BoardFigures; readonly level: number };

export function StatCards({ figures, level }: StatCardsProps): ReactNode {
  const { completedCount, totalCount, maxStreak, eliteCount } = figures;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatCard plate={questsPlate} name="Quests completed">
        {completedCount}
        <Rest> / {totalCount}</Rest>
      </StatCard>
      <StatCard plate={levelPlate} name="Hunter level">
        {level}
      </StatCard>
      <StatCard plate={streakPlate} name="Max streak">
        {maxStreak}
        <Rest> {maxStreak === 1 ? 'clear' : 'clears'}</Rest>
      </StatCard>
      <StatCard plate={elitePlate} name="Elite quests">
        {eliteCount}
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
