import type { ReactNode } from 'react';
import { FULL_STAT, STATS } from '#rules/hunter/hunter.ts';
import warden from '#web/assets/warden-avatar.svg';

/** The arch of the seals, the level badge and the days of a week. */
const ARCH = 'M26 1C38 8 50 18 50 32V59H2V32C2 18 14 8 26 1Z';

const ROWS = [
  {
    title: 'Read twenty pages',
    note: 'Daily, 21 clears',
    xp: 30,
    seal: 'basic',
    share: 1,
    sign: 'M14 26q6-3 12 1q6-4 12-1v18q-6-3-12 1q-6-4-12-1zM26 27v18',
  },
  {
    title: 'Iron hour at the gym',
    note: '2 of 3 steps, 9 clears',
    xp: 50,
    seal: 'intermediate',
    share: 2 / 3,
    sign: 'M14 29v12M19 26v18M19 35h14M33 26v18M38 29v12',
  },
  {
    title: 'Ship the side project',
    note: 'Weekly, 4 clears',
    xp: 75,
    seal: 'elite',
    share: 0,
    sign: 'M20 28l-6 7l6 7M32 28l6 7l-6 7M28 26l-4 18',
  },
];

/** Three rows of the board: cleared, under way, untouched. */
export function QuestScene(): ReactNode {
  return (
    <ul className="quest-scene">
      {ROWS.map(({ title, note, xp, seal, share, sign }) => (
        <li key={title} data-seal={seal} className="quest-scene-row">
          <svg viewBox="0 0 52 60" aria-hidden="true" className="quest-scene-seal">
            <path d={ARCH} />
            <path d={sign} className="fill-none" />
          </svg>
          <span className="grid min-w-0 grow">
            <span className="text-small font-bold">{title}</span>
            <span className="text-mark text-muted">{note}</span>
          </span>
          <span className="font-label text-small whitespace-nowrap text-gold">+{xp} XP</span>
          <svg
            viewBox="0 0 40 40"
            aria-hidden="true"
            data-done={share === 1}
            className="quest-scene-ring"
          >
            <circle cx="20" cy="20" r="17" />
            <circle cx="20" cy="20" r="17" pathLength="1" strokeDasharray={`${share} 1`} />
            <path d="M13 21l5 5l9-11" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const XP = { earned: 214, needed: 296 };
const POINTS: Readonly<Record<(typeof STATS)[number], number>> = {
  intelligence: 17,
  strength: 13,
  dexterity: 12,
  charisma: 9,
  wisdom: 15,
};

/** The badge, the bar, and the five stats as windows that fill with light. */
export function LevelScene(): ReactNode {
  return (
    <div className="level-scene">
      <svg viewBox="0 0 52 60" aria-hidden="true" className="level-scene-badge">
        <path d={ARCH} />
        <text x="26" y="46" textAnchor="middle" className="font-display">
          7
        </text>
      </svg>
      <div className="grid gap-1">
        <span className="flex justify-between gap-2 font-label text-small">
          <span>Level 7</span>
          <span className="text-gold">
            {XP.earned} / {XP.needed} XP
          </span>
        </span>
        <span className="level-scene-bar">
          <span style={{ width: `${(XP.earned / XP.needed) * 100}%` }} />
        </span>
      </div>
      <ul className="level-scene-stats font-label text-mark text-muted">
        {STATS.map((stat) => (
          <li key={stat} className="grid justify-items-center gap-1">
            <span className="scene-arch">
              <span style={{ height: `${(POINTS[stat] / FULL_STAT) * 100}%` }} />
            </span>
            {stat.slice(0, 3).toUpperCase()}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A block of twenty-five steps, the ninth under way. */
export function RaidScene(): ReactNode {
  return (
    <div className="raid-scene">
      <span className="font-label text-window">16:42</span>
      <span className="font-label text-mark tracking-widest text-muted uppercase">Focus</span>
    </div>
  );
}

/** Example data: the heat of each of thirty days. */
const DAYS = [...'123012320124213341233413422344'];

/** Thirty days as the windows of a nave: the more was cleared, the brighter. */
export function HistoryScene(): ReactNode {
  return (
    <ol className="history-scene">
      {DAYS.map((heat, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture of thirty days
        <li key={day} data-heat={heat} />
      ))}
    </ol>
  );
}

/** The Warden's first question, and an answer. */
export function MentorScene(): ReactNode {
  return (
    <div className="mentor-scene">
      <img
        src={warden}
        alt=""
        width="44"
        height="44"
        loading="lazy"
        className="size-12 sm:size-16"
      />
      <div className="grid gap-2">
        <p className="font-display text-lead leading-snug text-white">
          What would you change first, if tonight were day one?
        </p>
        <p className="hidden border-l-2 border-violet pl-3 text-small text-muted sm:block">
          Ship my side project. One hour each evening.
        </p>
      </div>
    </div>
  );
}
