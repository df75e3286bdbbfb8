import { type ReactNode, useState } from 'react';
import type { Account } from '#web/game/auth-account.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export function DeletePanel({ account }: { readonly account: Account }): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Panel title="Delete account">
      <p className="text-body text-muted">
        Your hunter, every quest and all history go at once, from the server and from this device.
        Nobody can bring them back.
      </p>
      <div className="grid sm:justify-items-start">
        <Button emphasis="danger" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
          Delete account
        </Button>
      </div>
      {isAsked && <DeleteDialog account={account} onClose={() => setIsAsked(false)} />}
    </Panel>
  );
}
