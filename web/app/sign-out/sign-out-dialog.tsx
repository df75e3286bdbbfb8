import type { ReactNode } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { saveWaitingCommands } from '#web/game/save-commands.ts';
import { useRaidAtStake } from '#web/raid/raid-at-stake.ts';
import type { SignOutObstacle } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

type SignOutDialogProps = {
  readonly obstacle: SignOutObstacle;
  readonly isSigningOut: boolean;
  readonly onStay: () => void;
  readonly onTryAgain: () => void;
  readonly onSignOutAnyway: () => void;
};

type DialogWords = { readonly title: string; readonly stay: string; readonly signOut: string };

const WORDS: Readonly<Record<SignOutObstacle['kind'], DialogWords>> = {
  'raid-runs': {
    title: 'A raid is under way',
    stay: 'Stay in the raid',
    signOut: 'Give it up and log out',
  },
  'commands-wait': {
    title: 'Deeds are still waiting',
    stay: 'Stay and keep them',
    signOut: 'Discard them and log out',
  },
  'session-open': {
    title: 'You are still signed in',
    stay: 'Stay',
    signOut: 'Log out on this device',
  },
};

export function SignOutDialog(props: SignOutDialogProps): ReactNode {
  const { obstacle, isSigningOut, onStay, onTryAgain, onSignOutAnyway } = props;
  const { log } = useGame();
  const { title, stay, signOut } = WORDS[obstacle.kind];
  const isRaid = obstacle.kind === 'raid-runs';

  return (
    <Dialog title={title} isOpen onClose={onStay} stand="foot">
      <div role="alert" className="grid gap-2 text-body text-muted text-balance">
        <Reason obstacle={obstacle} />
      </div>
      <div className="grid w-full gap-3">
        <Button data-first-focus onClick={onStay}>
          {stay}
        </Button>
        {obstacle.kind === 'commands-wait' && (
          <Button emphasis="quiet" onClick={() => saveWaitingCommands(log)}>
            <Glyph name="download" />
            Save them to a file
          </Button>
        )}
        {!isRaid && (
          <Button emphasis="quiet" aria-disabled={isSigningOut} onClick={onTryAgain}>
            {isSigningOut ? 'Leaving...' : 'Try again'}
          </Button>
        )}
        <Button
          emphasis="danger"
          aria-disabled={isSigningOut}
          onClick={isRaid ? onTryAgain : onSignOutAnyway} // a raid given up is no reason to lose commands, too
        >
          {isRaid && isSigningOut ? 'Leaving...' : signOut}
        </Button>
      </div>
    </Dialog>
  );
}

function Reason({ obstacle }: { readonly obstacle: SignOutObstacle }): ReactNode {
  if (obstacle.kind === 'raid-runs') return <RaidReason />;
  if (obstacle.kind === 'session-open') {
    return (
      <>
        <p className="text-ember wrap-anywhere">{obstacle.message || 'An error occurred'}</p>
        <p>
          You can clear this device now. Your session is ended as soon as the server can be reached
          from here.
        </p>
      </>
    );
  }
  const { waitingCount } = obstacle;
  const waiting = waitingCount === 1 ? '1 deed has' : `${waitingCount} deeds have`;
  return (
    <>
      <p className="text-ink">{waiting} not reached the server.</p>
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
