import type { ReactNode } from 'react';
import { foundEntries, type Reason } from '#rules/chronicle/reasons.ts';
import { boardOf } from '#rules/document/document.ts';
import { NEW_HUNTER } from '#rules/hunter/hunter.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useView } from '#web/game/game-context.ts';
import { questPath } from '#web/game/quest-path.ts';
import { fullDay } from '#web/platform/date-words.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Link } from '#web/ui/router.tsx';
import { counted, STAT_NAME } from './chronicle-words.ts';
import type { useChronicle } from './use-chronicle.ts';

type ReasonPanelProps = {
  readonly reason: Exclude<Reason, { readonly kind: 'all' }>;
  readonly chronicle: ReturnType<typeof useChronicle>;
};

/** Says where a figure of the profile comes from; the list below shows its entries. */
export function ReasonPanel({ reason, chronicle }: ReasonPanelProps): ReactNode {
  const { title, words, raising = [] } = useReason(reason, chronicle);
  return (
    <Panel title={title}>
      <p className="text-body">{words}</p>
      {raising.length > 0 && (
        <ul aria-label="What raised it" className="grid gap-1">
          {raising.map(({ key, day, level, quest }) => (
            <li key={key} className="text-small wrap-anywhere">
              <span className="font-bold text-gold">Level {level}</span>{' '}
              {quest?.title ?? 'Focus block'} <span className="text-muted">on {fullDay(day)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-6">
        {reason.kind === 'quest' && (
          <Link
            href={questPath(reason.rootId)}
            className="inline-flex min-h-11 items-center font-bold text-violet hover:text-white"
          >
            The page of this quest
          </Link>
        )}
        <Link
          href="/chronicle"
          className="inline-flex min-h-11 items-center font-bold text-violet hover:text-white"
        >
          Show everything
        </Link>
      </p>
    </Panel>
  );
}

function useReason(reason: ReasonPanelProps['reason'], { entries }: ReasonPanelProps['chronicle']) {
  const { level, stats } = useView(({ character }) => character);
  const board = useView(boardOf);
  const found = foundEntries(entries, reason, '');
  switch (reason.kind) {
    case 'level':
      return {
        title: `Level ${level}`,
        words: `You began at level 1. These are the deeds whose XP filled the bar and brought the next level.`,
      };
    case 'stat': {
      const { stat } = reason;
      const first = NEW_HUNTER.stats[stat];
      const name = STAT_NAME[stat];
      return {
        title: `${name} ${stats[stat]}`,
        words: `${name} began at ${first}. It rises by 1 when a deed that trains it brings a level: ${counted(stats[stat] - first, 'time')} so far. The deeds that trained it stand below.`,
        raising: found.filter(({ levelsGained }) => levelsGained > 0),
      };
    }
    case 'quest': {
      const quest = board.find(({ id }) => rootOf(id) === reason.rootId);
      const title = quest?.title ?? found[0]?.quest?.title ?? 'A quest';
      const streak = quest?.streak ?? found.length;
      return {
        title: `Streak ${streak}`,
        words: `${title}: each time it was cleared raised its streak by 1.`,
      };
    }
  }
}
