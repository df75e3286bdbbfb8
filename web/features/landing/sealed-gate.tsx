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
          There is no way in yet. The server keeps accounts and syncs deeds; the screens for them
          are not built.
        </p>
        <p>What you see of the game is its rule book: the lore and the ladder below.</p>
      </div>
      <Button emphasis="quiet" onClick={onClose}>
        Back to the gate
      </Button>
    </Dialog>
  );
}
