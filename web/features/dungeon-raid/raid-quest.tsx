import { type ReactNode, useId } from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import type { Raid } from '#rules/raid/raid.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy.tsx';
import { Link } from '#web/ui/router.tsx';
import { Seal } from '#web/ui/seal.tsx';

const RaidTasks = lazyPart(async () => (await import('./raid-panels.ts')).RAID_PANELS.RaidTasks);

export type RaidQuestProps = { readonly raid: Raid; readonly quest: Quest };

/** The panel of the quest that this raid is for. */
export function RaidQuest({ raid, quest }: RaidQuestProps): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="raid-panel bracketed">
      <header className="flex items-start gap-4">
        <Seal sign={quest.category.toLowerCase()} look={quest.difficulty} />
        <div className="grid min-w-0 gap-1">
          <p className="raid-panel-rank font-label text-label text-muted uppercase">
            {quest.difficulty}
          </p>
          <h2 id={titleId} className="text-lead font-bold text-white wrap-anywhere">
            {quest.title}
          </h2>
        </div>
      </header>
      {quest.description !== '' && (
        <p className="line-clamp-3 text-body text-muted wrap-anywhere">{quest.description}</p>
      )}
      <div className="min-h-65">
        <RaidTasks raid={raid} quest={quest} />
      </div>
    </section>
  );
}

/** The same panel for a raid without a quest. */
export function NoRaidQuest(): ReactNode {
  return (
    <section aria-label="Quest of this raid" className="raid-panel bracketed">
      <h2 className="text-lead font-bold text-white">No quest in this raid</h2>
      <p className="text-body text-muted">
        Every focus block still pays 50 XP and trains wisdom. With a quest, the last block completes
        it.
      </p>
      <Link href="/habits" asChild>
        <ButtonLink emphasis="quiet">Choose a quest</ButtonLink>
      </Link>
    </section>
  );
}
