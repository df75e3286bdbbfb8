import type { ReactNode } from 'react';
import { loginStreak } from '#rules/activity/login-streak.ts';
import { boardOf } from '#rules/document/document.ts';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { totalXp } from '#rules/quest/board-figures.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { BadgeLevel } from '#web/ui/badge.tsx';
import { Bar } from '#web/ui/charts/bar.tsx';
import { counted } from '#web/ui/counted.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Link } from '#web/ui/router.tsx';

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
        <ProfileFigure name="Total XP on the board" figure={xpInWords(boardXp)} isGold>
          Streak times reward of the quests on it now.
        </ProfileFigure>
        <ProfileFigure name="Lifetime XP" figure={xpInWords(lifetimeXp)} href="/chronicle" isGold>
          Everything you were ever paid.
        </ProfileFigure>
      </dl>
      <Streaks />
    </Panel>
  );
}

function xpInWords(xp: number): string {
  return `${xp.toLocaleString('en')} XP`;
}

/** The two streaks, which are easily confused: days with a login, and completions of one quest. */
function Streaks(): ReactNode {
  const today = useToday();
  const loginDays = useView((document) => document.loginDays);
  const board = useView(boardOf);
  const [first] = board.toSorted((one, other) => other.streak - one.streak);
  const best = first !== undefined && first.streak > 0 ? first : undefined;
  return (
    <dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <ProfileFigure
        name="Login streak"
        figure={counted(loginStreak(loginDays, today), 'day')}
        href="/chronicle"
      >
        Days in a row, today included.
      </ProfileFigure>
      <ProfileFigure
        name="Highest quest streak"
        figure={best ? counted(best.streak, 'clear') : 'None yet'}
        href={best && `/chronicle?quest=${encodeURIComponent(rootOf(best.id))}`}
      >
        {best ? best.title : 'Clear a quest to begin one.'}
      </ProfileFigure>
    </dl>
  );
}

type ProfileFigureProps = {
  readonly name: string;
  readonly figure: string;
  readonly isGold?: boolean;
  /** The page that explains the figure. */
  readonly href?: string | undefined;
  readonly children: string;
};

function ProfileFigure({ name, figure, isGold, href, children }: ProfileFigureProps): ReactNode {
  return (
    <div className="grid content-start">
      <dt className="text-small text-muted">{name}</dt>
      <dd className={`font-label text-lead ${isGold ? 'text-gold' : ''}`}>
        {href === undefined ? (
          <span className="inline-flex min-h-11 items-center">{figure}</span>
        ) : (
          <Link href={href} className="figure-link">
            {figure}
          </Link>
        )}
      </dd>
      <dd className="text-small wrap-anywhere text-muted">{children}</dd>
    </div>
  );
}
