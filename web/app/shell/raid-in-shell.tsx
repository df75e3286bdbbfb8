import type { ReactNode } from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import type { Raid } from '#rules/raid/raid.ts';
import { clockText, PHASE_WORD } from '#web/features/dungeon-raid/raid-words.ts';
import { useGame } from '#web/game/game-context.ts';
import { isUnderWay } from '#web/raid/raid-address.ts';
import { isAskingForSteps } from '#web/raid/raid-quest.ts';
import { useQuestOf, useRaid, useSecondsLeft } from '#web/raid/use-raid.ts';
import { useRaidWatch } from '#web/raid/use-raid-watch.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { Link, usePath } from '#web/ui/router.tsx';
import './raid-in-shell.css';

const RAID = '/pomodoro';

type RaidInShellProps = {
  /** There may be a raid under way: do not wait with loading this until the page is idle. */
  readonly isOpen: boolean;
};

/** The raid under way, linked from every other screen. */
export function RaidInShell(_props: RaidInShellProps): ReactNode {
  return usePath() !== RAID && <RaidElsewhere />;
}

/** Runs the timer where the raid's own screen does not. */
function RaidElsewhere(): ReactNode {
  const { toasts } = useGame();
  const current = useRaid();
  useRaidWatch((words) => toasts.show({ ...words, tone: 'success' }));
  const quest = useQuestOf(current.ended?.questId ?? current.raid.questId);
  const isAsking = isAskingForSteps(current, quest);
  if (!(current.ended || isAsking || isUnderWay(current.raid))) return null;
  return (
    <Link href={RAID} className="raid-bar">
      <Glyph name="raid" size={24} />
      {current.ended || isAsking ? (
        <Over state={current.ended ? 'Quest Completed' : 'Is the rest done too?'} quest={quest} />
      ) : (
        <UnderWay raid={current.raid} quest={quest} />
      )}
    </Link>
  );
}

type UnderWayProps = { readonly raid: Raid; readonly quest: Quest | undefined };

function UnderWay({ raid, quest }: UnderWayProps): ReactNode {
  const secondsLeft = useSecondsLeft(raid);
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

type OverProps = { readonly state: string; readonly quest: Quest | undefined };

function Over({ state, quest }: OverProps): ReactNode {
  return (
    <span className="raid-bar-words">
      <span className="raid-bar-state">{state}</span>
      {quest && <span className="raid-bar-quest">{quest.title}</span>}
    </span>
  );
}
