import type { ReactNode } from 'react';
import type { DailyActivity } from '#rules/activity/daily-activity.ts';
import { addDays, type LocalDate } from '#rules/activity/local-date.ts';
import { boardOf } from '#rules/document/document.ts';
import { rankTitle } from '#rules/hunter/rank-title.ts';
import { ROLE_NAME, type Role } from '#rules/roles/roles.ts';
import watch from '#web/assets/watch-desktop.svg';
import watchPhone from '#web/assets/watch-phone.svg';
import { useView } from '#web/game/game-context.ts';
import { figuresOfDay, useHabitRules } from '#web/game/habits/habit-rules.ts';
import { useToday } from '#web/game/use-today.ts';
import { WeekArches } from '#web/quest-rows/week-arches.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Page } from '#web/ui/page.tsx';
import { HunterStatus } from './hunter-status.tsx';
import { StatCards } from './stat-cards.tsx';
import { TodayRows } from './today-rows.tsx';
import './command-center.css';

export function CommandCenter(): ReactNode {
  const { name, level } = useView(({ character }) => character);
  const board = useView(boardOf);
  const today = useToday();
  const document = useView((view) => view);
  useHabitRules(); // the figures go by them once they are loaded
  const figures = figuresOfDay(document, today);
  /** The pictures shut their gate when they are asked for by that name. */
  const gate = figures.isAllDone ? '#shut' : '';
  const isBack = useView(({ dailyActivities }) => isReturn(dailyActivities, today));
  return (
    <Page
      title="Command Center"
      lead={
        <div className="center-welcome">
          <p className="text-lead font-bold wrap-anywhere text-white xl:text-window">
            Welcome, {name}
          </p>
          <p className="text-body text-ink">
            Level {level} · {rankTitle(level)}
          </p>
          {isBack && (
            <p className="text-body text-gold">Welcome back. Everything is where you left it.</p>
          )}
          <RoleBadges />
        </div>
      }
    >
      <Banner
        look="watch"
        picture={{ src: watch + gate, width: 1200, height: 440 }}
        narrow={{ src: watchPhone + gate, width: 390, height: 330 }}
      />
      <div className="center-columns">
        <TodayRows board={board} today={today} />
        <div className="center-side">
          <WeekArches today={today} />
          <HunterStatus />
          <StatCards board={board} cleared={figures.cleared} due={figures.due} level={level} />
        </div>
      </div>
    </Page>
  );
}

/** So many days without a login are an absence. */
const ABSENCE_DAYS = 3;

function isReturn(activities: readonly DailyActivity[], today: LocalDate): boolean {
  const last = activities.findLast(({ date, hasLogin }) => hasLogin && date < today);
  return last !== undefined && last.date < addDays(today, -ABSENCE_DAYS);
}

function RoleBadges(): ReactNode {
  const { roles } = useView(({ userRoles }) => userRoles);
  if (roles.length === 0) return null;
  return (
    <ul aria-label="Your roles" className="flex flex-wrap gap-2 pt-1">
      {roles.map((role) => (
        <li key={role}>
          <Badge glyph={glyphOf(role)}>{ROLE_NAME[role]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The icon `fitness` belongs to the category of that name. */
function glyphOf(role: Role): string {
  return role === 'fitness' ? 'fitness-role' : role;
}
