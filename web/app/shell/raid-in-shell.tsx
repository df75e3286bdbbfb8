import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { StoredRaid } from '#protocol/stored-raid.ts';
import type { Raid } from '#rules/raid/raid.ts';
import { clockText, PHASE_WORD } from '#web/features/dungeon-raid/raid-words.ts';
import { useGame } from '#web/game/game-context.ts';
import { isUnderWay } from '#web/game/raid-address.ts';
import { useQuestOf, useRaid, useRaidWatch, useSecondsLeft } from '#web/game/raid-view.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import './raid-in-shell.css';

const RAID = '/pomodoro';

/** A raid goes on wherever the hunter is: seen from every place, one step away. */
export function RaidInShell(): ReactNode {
  const { notices } = useGame();
  const [location] = useLocation();
  const isThere = location === RAID;
  const kept = useRaid();
  useRaidWatch((words) => {
    if (!isThere) notices.show({ ...words, tone: 'deed' });
  });
  if (isThere || !(kept.ended || isUnderWay(kept.raid))) return null;
  return (
    <Link href={RAID} className="raid-bar">
      <Glyph name="raid" size={24} />
      {kept.ended ? <Ended ended={kept.ended} /> : <UnderWay raid={kept.raid} />}
    </Link>
  );
}

function UnderWay({ raid }: { readonly raid: Raid }): ReactNode {
  const secondsLeft = useSecondsLeft(raid);
  const quest = useQuestOf(raid.questId);
  const isRunning = raid.clock.kind === 'running';
  return (
    <>
      <span className="raid-bar-words">
        <span className="raid-bar-state">
          <span className="sr-only">Raid under way: </span>
          {isRunning ? PHASE_WORD[raid.phase] : 'Paused'}
        </span>
        {quest && <span className="raid-bar-quest">{quest.title}</span>}
      </span>
      <span className="raid-bar-time">
        {clockText(secondsLeft)}
        <span className="sr-only"> left</span>
      </span>
    </>
  );
}

type EndedProps = { readonly ended: NonNullable<StoredRaid['ended']> };

function Ended({ ended }: EndedProps): ReactNode {
  const quest = useQuestOf(ended.questId);
  return (
    <span className="raid-bar-words">
      <span className="raid-bar-state">Quest Completed</span>
      {quest && <span className="raid-bar-quest">{quest.title}</span>}
    </span>
  );
}
