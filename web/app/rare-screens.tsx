import type { ReactNode } from 'react';
import sealedGate from '#web/assets/sealed-gate.svg';
import { Credits } from '#web/features/credits/credits.tsx';
import { InsightsPage } from '#web/features/insights/insights.tsx';
import { oneTapQuest } from '#web/features/quest-page/one-tap-path.ts';
import { QuestPage } from '#web/features/quest-page/quest-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy.tsx';
import { Page } from '#web/ui/page.tsx';
import { Link, usePath } from '#web/ui/router.tsx';

const OneTap = lazyPart(async () => (await import('./connections.ts')).CONNECTIONS.OneTap);

/** For every address that is not in the table of routes: that of a tag or a shortcut, or none of ours. */
function NotFound(): ReactNode {
  const questId = oneTapQuest(usePath());
  if (questId !== undefined) return <OneTap questId={questId} />;
  return (
    <Page title="No such door" lead="The corridor ends here. Nothing lies behind this address.">
      <div className="grid justify-items-center gap-6 py-6">
        <img src={sealedGate} alt="" width="320" height="250" className="w-72 max-w-full" />
        <Link href="/" asChild>
          <ButtonLink>Back to the Command Center</ButtonLink>
        </Link>
      </div>
    </Page>
  );
}

/** The screens that few visits come to, loaded together as one file of the build. */
export const RARE_SCREENS = { Credits, InsightsPage, NotFound, QuestPage };
