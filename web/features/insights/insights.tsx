import type { ReactNode } from 'react';
import { lazyPart } from '#web/ui/lazy.tsx';
import { Page } from '#web/ui/page.tsx';

const InsightPanels = lazyPart(
  async () => (await import('./insight-panels.tsx')).INSIGHT_PANELS.InsightPanels,
);

/** How all quests stand. */
export function InsightsPage(): ReactNode {
  return (
    <Page title="Insights" lead="How your quests stand, by what you did.">
      <InsightPanels />
    </Page>
  );
}
