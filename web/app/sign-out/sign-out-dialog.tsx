import type { ReactNode } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { saveWaitingDeeds } from '#web/game/keep-deeds.ts';
import type { Hindrance } from '#web/game/leave-dungeon.ts';
import { useRaidAtStake } from '#web/game/raid-stake.ts';
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

type Words = { readonly title: string; readonly stay: string; readonly leave: string };

const WORDS: Readonly<Record<Hindrance['kind'], Words>> = {
  'raid-runs': {
    title: 'A raid is under way',
    stay: 'Stay in the raid',
    leave: 'Give it up and log out',
  },
  'deeds-wait': {
    title: 'Deeds are still waiting',
    stay: 'Stay and keep them',
    leave: 'Discard them and log out',
  },
  'not-heard': { title: 'You are still signed in', stay: 'Stay', leave: 'Log out on this device' },
};

export function LeavingDialog(props: LeavingDialogProps): ReactNode {
  const { hindrance, isLeaving, onStay, onTryAgain, onLeave } = props;
  const { log } = useGame();
  const { title, stay, leave } = WORDS[hindrance.kind];
  const isRaid = hindrance.kind === 'raid-runs';

  return (
    <Dialog title={title} isOpen onClose={onStay} stand="foot">
      <div role="alert" className="grid gap-2 text-body text-muted text-balance">
        <Reason hindrance={hindrance} />
      </div>
      <div className="grid w-full gap-3">
        <Button data-first-focus onClick={onStay}>
          {stay}
        </Button>
        {hindrance.kind === 'deeds-wait' && (
          <Button emphasis="quiet" onClick={() => saveWaitingDeeds(log)}>
            <Glyph name="download" />
            Save them to a file
          </Button>
        )}
        {!isRaid && (
          <Button emphasis="quiet" aria-disabled={isLeaving} onClick={onTryAgain}>
            {isLeaving ? 'Leaving...' : 'Try again'}
          </Button>
        )}
        <Button
          emphasis="danger"
          aria-disabled={isLeaving}
          onClick={isRaid ? onTryAgain : onLeave} // a raid given up is no reason to lose deeds, too
        >
          {isRaid && isLeaving ? 'Leaving...' : leave}
        </Button>
      </div>
    </Dialog>
  );
}

function Reason({ hindrance }: { readonly hindrance: Hindrance }): ReactNode {
  if (hindrance.kind === 'raid-runs') return <RaidReason />;
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

function RaidReason(): ReactNode {
  const stake = useRaidAtStake();
  return (
    <>
      {stake && (
        <p className="text-ink wrap-anywhere">
          {stake.quest && <b>{stake.quest.title}: </b>}
          {stake.words}.
        </p>
      )}
      <p>Logging out clears this device: a block that is not finished pays nothing.</p>
    </>
  );
}
