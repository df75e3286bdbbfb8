import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FULL_STAT, STATS, type Stat, statBarShare } from '#rules/hunter/hunter.ts';
import { useView } from '#web/game/game-context.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Radar } from '#web/ui/radar.tsx';

const NAME: Readonly<Record<Stat, string>> = {
  intelligence: 'Intelligence',
  strength: 'Strength',
  dexterity: 'Dexterity',
  charisma: 'Charisma',
  wisdom: 'Wisdom',
};

export function StatsPanel(): ReactNode {
  const { stats } = useView(({ character }) => character);
  const words = STATS.map((stat) => `${NAME[stat]} ${stats[stat]}`).join(', ');
  return (
    <Panel title="Stats">
      <div className="stats">
        <dl className="stat-rows">
          {STATS.map((stat) => (
            <div key={stat} className="stat-row">
              <dt>
                <Link href={`/chronicle?why=${stat}`} className="figure-link">
                  {NAME[stat]}
                </Link>
              </dt>
              <dd className="stat-row-bar">
                <Bar
                  label={NAME[stat]}
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
          <Radar
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
