import type { ReactNode } from 'react';
import { LateStrip } from './late-strip.tsx';
import { RenewalBanner } from './renewal-banner.tsx';
import { RoleStrip } from './role-strip.tsx';

/** What stands above the board on some days. */
export function BoardStrips({ panelId }: { readonly panelId: string }): ReactNode {
  return (
    <>
      <RenewalBanner panelId={panelId} />
      <RoleStrip />
      <LateStrip />
    </>
  );
}
