import { type ReactNode, useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { reasonIn } from '#rules/chronicle/reasons.ts';
import { useChronicle } from '#web/game/chronicle-hook.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Page } from '#web/ui/page.tsx';
import { DeedList } from './deed-list.tsx';
import { ReasonPanel } from './reason-panel.tsx';
import { WeeksPanel } from './weeks-panel.tsx';
import { YearPanel } from './year-panel.tsx';
import './chronicle.css';

/** Everything that was cleared, and what it paid. With a reason in the address: the deeds behind a figure. */
export function ChroniclePage(): ReactNode {
  const [search] = useSearchParams();
  const [why, rootId] = [search.get('why'), search.get('quest')];
  const reason = useMemo(() => reasonIn(why, rootId), [why, rootId]);
  const chronicle = useChronicle();
  return (
    <Page
      title="Chronicle"
      lead="Everything you cleared, and what it paid."
      actions={
        <Link href="/character" asChild>
          <ButtonLink emphasis="quiet">
            Hunter Profile <Glyph name="arrow-right" size={18} />
          </ButtonLink>
        </Link>
      }
    >
      {reason.kind === 'all' ? (
        <>
          <YearPanel />
          <WeeksPanel />
        </>
      ) : (
        <ReasonPanel reason={reason} chronicle={chronicle} />
      )}
      <DeedList reason={reason} chronicle={chronicle} />
    </Page>
  );
}
