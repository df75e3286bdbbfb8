import type { ReactNode } from 'react';
import { focusHours, focusXp } from '#rules/raid/focus-figures.ts';

type RaidFiguresProps = {
  readonly sessions: number;
  readonly target?: number | undefined;
};

export function RaidFigures({ sessions, target }: RaidFiguresProps): ReactNode {
  return (
    <dl className="raid-figures">
      <div>
        <dt>{target === undefined ? 'Sessions today' : 'Sessions'}</dt>
        <dd>{target === undefined ? sessions : `${sessions} / ${target}`}</dd>
      </div>
      <div>
        <dt>Focus XP</dt>
        <dd className="text-gold">{focusXp(sessions)}</dd>
      </div>
      <div>
        <dt>Focus hours</dt>
        <dd>{focusHours(sessions)}</dd>
      </div>
    </dl>
  );
}
