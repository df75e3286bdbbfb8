import type { ReactNode } from 'react';
import sealedGate from '#web/assets/sealed-gate.svg';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type SealedGateProps = { readonly isOpen: boolean; readonly onClose: () => void };

export function SealedGate({ isOpen, onClose }: SealedGateProps): ReactNode {
  return (
    <Dialog
      title="The gate is still sealed"
      isOpen={isOpen}
      onClose={onClose}
      crest={
        <img src={sealedGate} alt="" width="320" height="250" loading="lazy" className="w-48" />
      }
    >
      <div className="grid gap-3 text-body text-muted text-balance">
        <p>
          Accounts are not built yet, and nothing is kept or synced. You cannot sign up today, so
          this page asks for nothing.
        </p>
        <p>
          What already stands is the rule book. The lore and the ladder on this page are read from
          it.
        </p>
      </div>
      <Button emphasis="quiet" onClick={onClose}>
        Back to the gate
      </Button>
    </Dialog>
  );
}
