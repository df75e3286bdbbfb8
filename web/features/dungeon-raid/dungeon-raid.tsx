import type { CSSProperties, ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useQuestOf, useRaid, useRaidAddress, useSessionCount } from '#web/game/raid-view.ts';
import { Page } from '#web/ui/page.tsx';
import { QuestCompleted } from './quest-completed.tsx';
import { RaidClock } from './raid-clock.tsx';
import { RaidControls } from './raid-controls.tsx';
import { RaidFigures } from './raid-figures.tsx';
import { RaidFloors } from './raid-floors.tsx';
import { RaidFree } from './raid-free.tsx';
import { RaidLog } from './raid-log.tsx';
import { RaidQuest } from './raid-quest.tsx';
import { RaidWaiting } from './raid-waiting.tsx';
import { raidNews } from './raid-words.ts';
import './dungeon-raid.css';

export function DungeonRaid(): ReactNode {
  const wanted = useRaidAddress(useSearch());
  const { raid, ended } = useRaid();
  const found = useQuestOf(raid.questId);
  const quest = found?.completed === false ? found : undefined;
  const sessions = useSessionCount(raid);
  const target = quest && raid.target;
  const cleared = quest ? raid.blocksCleared : sessions;
  return (
    <Page title="Dungeon Raids" lead="Twenty-five minutes down, five to breathe.">
      <RaidWaiting raid={raid} wanted={wanted} />
      <div className="raid">
        <section aria-label="Focus timer" className="raid-timer" style={depthOf(cleared)}>
          <RaidClock raid={raid} />
          <RaidControls raid={raid} />
          <RaidFigures sessions={sessions} target={target} />
          <p role="status" className="sr-only">
            {raidNews(raid)}
          </p>
        </section>
        <RaidFloors
          cleared={cleared}
          {...(quest && { target: raid.target, reward: quest.xpReward })}
        />
        {quest ? <RaidQuest raid={raid} quest={quest} /> : <RaidFree />}
      </div>
      <RaidLog />
      <QuestCompleted ended={ended} />
    </Page>
  );
}

const DEEPEST = 8;

/** Every floor down, the well is deeper: wider arches, a colder light. */
function depthOf(cleared: number): CSSProperties {
  return { '--depth': Math.min(cleared, DEEPEST) } as CSSProperties; // custom properties have no type
}
