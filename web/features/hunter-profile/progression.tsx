import type { ReactNode } from 'react';
import { boardOf } from '#rules/document/document.ts';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { totalXp } from '#rules/hunter/total-xp.ts';
import { useView } from '#web/game/game-context.ts';
import { BadgeLevel } from '#web/ui/badge-level.tsx';
import { Bar } from '#web/ui/bar.tsx';
import { Panel } from '#web/ui/panel.tsx';

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
            <span>
              Level {level} · {rankTitle(level)}
            </span>
            <span aria-live="polite" className="font-label">
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
        <Sum name="Lifetime XP" xp={lifetimeXp}>
          Everything you were ever paid.
        </Sum>
      </dl>
    </Panel>
  );
}

type SumProps = { readonly name: string; readonly xp: number; readonly children: string };

function Sum({ name, xp, children }: SumProps): ReactNode {
  return (
    <div className="grid content-start">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-label text-lead text-gold">{grouped(xp)} XP</dd>
      <dd className="text-small text-muted">{children}</dd>
    </div>
  );
}

function grouped(figure: number): string {
  return figure.toLocaleString('en');
}
