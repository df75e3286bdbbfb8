import type { ReactNode } from 'react';
import { ImportButton } from './import-button.tsx';

/** For a hunter who was one before: the export instead of the Warden's five questions. */
export function BringBack(): ReactNode {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-small text-muted">
      <p>Hunted before? Your export brings your hunter back.</p>
      <ImportButton label="Bring my hunter back" />
    </div>
  );
}
