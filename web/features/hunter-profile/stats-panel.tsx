import type { ReactNode } from 'react';
import { FULL_STAT, STATS, type Stat, statBarShare } from '#rules/hunter/hunter.ts';
import { useView } from '#web/game/game-context.ts';
import { Bar } from '#web/ui/charts/bar.tsx';
import { LazyRadar } from '#web/ui/charts/lazy-charts.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Link } from '#web/ui/router.tsx';

const STAT_NAMES: Readonly<Record<Stat, string>> = {
  intelligence: 'Intelligence',
  strength: 'Strength',
  dexterity: 'Dexterity',
  charisma: 'Charisma',
  wisdom: 'Wisdom',
};

export function StatsPanel(): ReactNode {
  const { stats } = useView(({ character }) => character);
  const words = STATS.map((stat) => `${STAT_NAMES[stat]} ${stats[stat]}`).join(', ');
  return (
    <Panel title="Stats">
      <div className="stats">
        <dl className="stat-rows">
          {STATS.map((stat) => (
            <div key={stat} className="stat-row">
              <dt>
                <Link href={`/chronicle?why=${stat}`} className="figure-link">
                  {STAT_NAMES[stat]}
                </Link>
              </dt>
              <dd className="stat-row-bar">
                <Bar
                  label={STAT_NAMES[stat]}
                  value={stats[stat]}
                  full={FULL_STAT}
                  words={`${stats[stat]}${stats[stat] <= FULL_STAT ? ` of ${FULL_STAT}` : ''}`}
                  ticks={20}
                />
              </dd>
              <dd className="text-right font-label text-lead">
                {stats[stat]}
                {stats[stat] <= FULL_STAT && (
                  <span className="text-small text-muted"> / {FULL_STAT}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid justify-items-center">
          <LazyRadar
            label={`Stat radar: ${words}`}
            axes={STATS.map((stat) => ({
              short: stat.slice(0, 3).toUpperCase(),
              share: statBarShare(stats[stat]),
            }))}
          />
        </div>
      </div>
    </Panel>
  );
}
