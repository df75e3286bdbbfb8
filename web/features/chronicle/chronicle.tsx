import { type ReactNode, useMemo } from 'react';
import { reasonIn } from '#rules/chronicle/reasons.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Page } from '#web/ui/page.tsx';
import { Link, useSearch } from '#web/ui/router.tsx';
import { ChronicleList } from './chronicle-list.tsx';
import { ReasonPanel } from './reason-panel.tsx';
import { useChronicle } from './use-chronicle.ts';
import { WeeksPanel } from './weeks-panel.tsx';
import { YearPanel } from './year-panel.tsx';
import './chronicle.css';

/** Made once: what is read of the history meanwhile does not draw these again. */
const YEAR = (
  <>
    <YearPanel />
    <WeeksPanel />
  </>
);

/**
 * Everything that was paid for, by day. With a reason in the address: only the entries behind one
 * figure.
 */
export function ChroniclePage(): ReactNode {
  const query = useSearch();
  const search = useMemo(() => new URLSearchParams(query), [query]);
  const [why, rootId] = [search.get('why'), search.get('quest')];
  const reason = useMemo(() => reasonIn(why, rootId), [why, rootId]);
  const chronicle = useChronicle();
  return (
    <Page
      title="Chronicle"
      lead="Everything you cleared, and what it paid."
      actions={
        <div className="flex flex-wrap gap-3">
          <Link href="/quests" asChild>
            <ButtonLink emphasis="quiet">
              <Glyph name="eye" size={18} /> Insights
            </ButtonLink>
          </Link>
          <Link href="/character" asChild>
            <ButtonLink emphasis="quiet">
              Hunter Profile <Glyph name="arrow-right" size={18} />
            </ButtonLink>
          </Link>
        </div>
      }
    >
      {reason.kind === 'all' ? YEAR : <ReasonPanel reason={reason} chronicle={chronicle} />}
      <ChronicleList reason={reason} chronicle={chronicle} />
    </Page>
  );
}
