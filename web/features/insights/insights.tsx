import type { ReactNode } from 'react';
import { boardOf } from '#rules/document/document.ts';
import emptyBoard from '#web/assets/empty-board.svg';
import { useView } from '#web/game/game-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy.tsx';
import { Page } from '#web/ui/page.tsx';
import { Link } from '#web/ui/router.tsx';
import './insights.css';

const InsightPanels = lazyPart(
  async () => (await import('./insight-panels.tsx')).INSIGHT_PANELS.InsightPanels,
);

/** How all quests stand. */
export function InsightsPage(): ReactNode {
  const hasClears = useView(({ lifetimeXp }) => lifetimeXp > 0);
  const board = useView(boardOf);
  const hasQuests = board.some(({ frequency }) => frequency !== 'milestone');
  return (
    <Page title="Insights" lead="How your quests stand, by what you did.">
      {!(hasQuests && hasClears) && <Newcomer hasQuests={hasQuests} />}
      <InsightPanels hasFigures={hasQuests && hasClears} />
    </Page>
  );
}

function Newcomer({ hasQuests }: { readonly hasQuests: boolean }): ReactNode {
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <img src={emptyBoard} alt="" width="320" height="220" className="w-72 max-w-full" />
      <p className="text-lead font-bold text-white">Nothing to tell yet</p>
      <p className="max-w-md text-body text-muted">
        {hasQuests
          ? 'Clear your first quest: from then on this page shows what holds, on which days, and how strong it grows.'
          : 'Take a daily or weekly quest and clear it: from then on this page shows how strong it grows.'}
      </p>
      <Link href="/habits" asChild>
        <ButtonLink>To the Quest Board</ButtonLink>
      </Link>
    </div>
  );
}
