import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '#web/ui/button-link.tsx';
import './raid-panel.css';

/** A raid without a quest: its blocks count for the day. */
export function RaidFree(): ReactNode {
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
