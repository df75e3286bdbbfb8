import type { CSSProperties, ReactNode } from 'react';
import { focusHours, focusXp } from '#rules/raid/focus-figures.ts';
import { useQuestOf, useRaid, useRaidAddress, useSessionCount } from '#web/raid/use-raid.ts';
import { useRaidWatch } from '#web/raid/use-raid-watch.ts';
import { lazyPart } from '#web/ui/lazy.tsx';
import { Page } from '#web/ui/page.tsx';
import { useSearch } from '#web/ui/router.tsx';
import { RaidClock } from './raid-clock.tsx';
import { RaidControls } from './raid-controls.tsx';
import { RaidFloors } from './raid-floors.tsx';
import { NoRaidQuest, RaidQuest } from './raid-quest.tsx';
import { RaidWaiting } from './raid-waiting.tsx';
import { raidNews } from './raid-words.ts';
import './dungeon-raid.css';

const loadPanels = async () => (await import('./raid-panels.ts')).RAID_PANELS;
const RaidEnd = lazyPart(async () => (await loadPanels()).RaidEnd);
const RaidLog = lazyPart(async () => (await loadPanels()).RaidLog);

/** The screen itself shows that a phase is over. */
const NO_TOAST = () => {};

export function DungeonRaid(): ReactNode {
  const wanted = useRaidAddress(useSearch());
  useRaidWatch(NO_TOAST);
  const stored = useRaid();
  const { raid } = stored;
  const found = useQuestOf(raid.questId);
  const quest = found?.completed === false ? found : undefined;
  const sessions = useSessionCount(raid);
  const target = quest && raid.target;
  const cleared = quest ? raid.blocksCleared : sessions;
  return (
    <Page
      title="Dungeon Raids"
      lead={<p className="raid-lead">Twenty-five minutes down, five to breathe.</p>}
    >
      <RaidWaiting raid={raid} wanted={wanted} />
      <div className="raid" data-for={quest ? 'quest' : 'none'}>
        <section aria-label="Focus timer" className="raid-timer" style={depthOf(cleared)}>
          <RaidClock raid={raid} />
          <RaidControls raid={raid} />
          <p role="status" className="sr-only">
            {raidNews(raid)}
          </p>
        </section>
        {quest ? <RaidQuest raid={raid} quest={quest} /> : <NoRaidQuest />}
        <RaidFigures sessions={sessions} target={target} />
        <RaidFloors
          cleared={cleared}
          {...(quest && { target: raid.target, reward: quest.xpReward })}
        />
      </div>
      <RaidLog />
      <RaidEnd stored={stored} />
    </Page>
  );
}

type RaidFiguresProps = {
  readonly sessions: number;
  readonly target?: number | undefined;
};

function RaidFigures({ sessions, target }: RaidFiguresProps): ReactNode {
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

const DEEPEST = 8;

/** Sets how deep the background looks: deeper with every cleared floor. */
function depthOf(cleared: number): CSSProperties {
  return { '--depth': Math.min(cleared, DEEPEST) } as CSSProperties; // custom properties have no type
}
