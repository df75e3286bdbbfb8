import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { loginStreak } from '#rules/activity/login-streak.ts';
import { boardOf } from '#rules/document/document.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';

/** Two counts that are easily confused, each with its own words. */
export function Streaks(): ReactNode {
  const today = useToday();
  const loginDays = useView((document) => document.loginDays);
  const board = useView(boardOf);
  const days = loginStreak(loginDays, today);
  const [best] = board.toSorted((one, other) => other.streak - one.streak);
  return (
    <dl className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <div className="grid content-start">
        <dt className="text-small text-muted">Login streak</dt>
        <dd className="font-label text-lead">
          <Link href="/chronicle" className="figure-link">
            {days === 1 ? '1 day' : `${days} days`}
          </Link>
        </dd>
        <dd className="text-small text-muted">Days in a row, today included.</dd>
      </div>
      <div className="grid content-start">
        <dt className="text-small text-muted">Highest quest streak</dt>
        <dd className="font-label text-lead">
          {best === undefined || best.streak === 0 ? (
            <span className="inline-flex min-h-11 items-center">None yet</span>
          ) : (
            <Link
              href={`/chronicle?quest=${encodeURIComponent(rootOf(best.id))}`}
              className="figure-link"
            >
              {best.streak === 1 ? '1 clear' : `${best.streak} clears`}
            </Link>
          )}
        </dd>
        <dd className="text-small wrap-anywhere text-muted">
          {best !== undefined && best.streak > 0 ? best.title : 'Clear a quest to begin one.'}
        </dd>
      </div>
    </dl>
  );
}
