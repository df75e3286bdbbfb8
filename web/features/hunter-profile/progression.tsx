import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { boardOf } from '#rules/document/document.ts';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { totalXp } from '#rules/hunter/total-xp.ts';
import { useView } from '#web/game/game-context.ts';
import { BadgeLevel } from '#web/ui/badge-level.tsx';
import { Bar } from '#web/ui/bar.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Streaks } from './streaks.tsx';

export function Progression(): ReactNode {
  const { level, xp, xpToNext } = useView(({ character }) => character);
  const boardXp = useView((document) => totalXp(boardOf(document)));
  const lifetimeXp = useView((document) => document.lifetimeXp);
  return (
    <Panel>
      <h2 className="sr-only">Progression</h2>
      <div className="flex items-center gap-4">
        <BadgeLevel level={level} />
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="flex flex-wrap justify-between gap-x-4 font-bold">
            <Link href="/chronicle?why=level" className="figure-link">
              Level {level} · {rankTitle(level)}
            </Link>
            <span aria-live="polite" className="self-center font-label">
              {xp} / {xpToNext} XP
            </span>
          </p>
          <Bar
            label="Experience"
            value={xp}
            full={xpToNext}
            words={`${xp} of ${xpToNext} XP`}
            ticks={10}
          />
        </div>
      </div>
      <dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
        <Sum name="Total XP on the board" xp={boardXp}>
          Streak times reward of the quests on it now.
        </Sum>
        <Sum name="Lifetime XP" xp={lifetimeXp} href="/chronicle">
          Everything you were ever paid.
        </Sum>
      </dl>
      <Streaks />
    </Panel>
  );
}

type SumProps = {
  readonly name: string;
  readonly xp: number;
  readonly href?: string;
  readonly children: string;
};

function Sum({ name, xp, href, children }: SumProps): ReactNode {
  const words = `${xp.toLocaleString('en')} XP`;
  return (
    <div className="grid content-start">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-label text-lead text-gold">
        {href === undefined ? (
          <span className="inline-flex min-h-11 items-center">{words}</span>
        ) : (
          <Link href={href} className="figure-link">
            {words}
          </Link>
        )}
      </dd>
      <dd className="text-small text-muted">{children}</dd>
    </div>
  );
}
