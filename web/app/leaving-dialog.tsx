import type { ReactNode } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { saveWaitingDeeds } from '#web/game/keep-deeds.ts';
import type { Hindrance } from '#web/game/leave-dungeon.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

type LeavingDialogProps = {
  readonly hindrance: Hindrance;
  readonly isLeaving: boolean;
  readonly onStay: () => void;
  readonly onTryAgain: () => void;
  readonly onLeave: () => void;
};

export function LeavingDialog(props: LeavingDialogProps): ReactNode {
  const { hindrance, isLeaving, onStay, onTryAgain, onLeave } = props;
  const { log } = useGame();
  const isWaiting = hindrance.kind === 'deeds-wait';

  return (
    <Dialog
      title={isWaiting ? 'Deeds are still waiting' : 'You are still signed in'}
      isOpen
      onClose={onStay}
      stand="foot"
    >
      <div role="alert" className="grid gap-2 text-body text-muted text-balance">
        <Reason hindrance={hindrance} />
      </div>
      <div className="grid w-full gap-3">
        <Button data-first-focus onClick={onStay}>
          {isWaiting ? 'Stay and keep them' : 'Stay'}
        </Button>
        {isWaiting && (
          <Button emphasis="quiet" onClick={() => saveWaitingDeeds(log)}>
            <Glyph name="download" />
            Save them to a file
          </Button>
        )}
        <Button emphasis="quiet" aria-disabled={isLeaving} onClick={onTryAgain}>
          {isLeaving ? 'Leaving...' : 'Try again'}
        </Button>
        <Button emphasis="danger" aria-disabled={isLeaving} onClick={onLeave}>
          {isWaiting ? 'Discard them and log out' : 'Log out on this device'}
        </Button>
      </div>
    </Dialog>
  );
}

function Reason({ hindrance }: { readonly hindrance: Hindrance }): ReactNode {
  if (hindrance.kind === 'not-heard') {
    return (
      <>
        <p className="text-ember wrap-anywhere">{hindrance.message || 'An error occurred'}</p>
        <p>
          You can clear this device now. Your session is ended as soon as the server can be reached
          from here.
        </p>
      </>
    );
  }
  const { waitingCount } = hindrance;
  const deeds = waitingCount === 1 ? '1 deed has' : `${waitingCount} deeds have`;
  return (
    <>
      <p className="text-ink">{deeds} not reached the server.</p>
      <p>Logging out clears this device: what has not been sent would be gone.</p>
    </>
  );
}
