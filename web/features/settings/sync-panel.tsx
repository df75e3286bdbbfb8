import { type ReactNode, useRef, useState } from 'react';
import { useGame, useSyncStatus } from '#web/game/game-context.ts';
import { copySyncState, dismissRefusedDeeds, saveRefusedDeeds } from '#web/game/keep-deeds.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { deedInWords } from './deed-words.ts';
import { type Outcome, OutcomeLine } from './outcome.tsx';
import { StorageWords } from './storage-words.tsx';

type SyncStatus = ReturnType<typeof useSyncStatus>;

export function SyncPanel(): ReactNode {
  const game = useGame();
  const { log } = game;
  const copy = useRef<HTMLButtonElement>(null);
  const status = useSyncStatus();
  const { refused } = status;
  const [outcome, setOutcome] = useState<Outcome>();
  const tellFailure = () =>
    setOutcome({ kind: 'failed', words: 'The browser did not allow copying.' });

  return (
    <Panel title="Sync">
      <p className="text-body text-muted">{waitingInWords(status)}</p>
      {hindranceInWords(status) && (
        <p className="text-body text-ember">{hindranceInWords(status)}</p>
      )}
      <StorageWords />
      {refused.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-body font-bold">Refused deeds</h3>
          <p className="text-small text-muted">
            Not taken, by this app or by the server. They changed nothing, and wait here until you
            dismiss them.
          </p>
          <ul className="grid gap-2">
            {refused.map(({ command, reason }) => (
              <li key={`${command.at} ${command.key}`} className="grid text-small">
                <span className="wrap-anywhere">{deedInWords(command)}</span>
                <span className="text-ember wrap-anywhere">{reason}</span>
              </li>
            ))}
          </ul>
          <div className="grid gap-3 sm:flex">
            <Button emphasis="quiet" onClick={() => saveRefusedDeeds(log)}>
              <Glyph name="download" />
              Save them to a file
            </Button>
            <Button
              emphasis="quiet"
              onClick={() => {
                dismissRefusedDeeds(game);
                copy.current?.focus(); // the button that was pressed goes away
              }}
            >
              Dismiss
            </Button>
          </div>
        </div>
      )}
      <div className="grid gap-2 sm:justify-items-start">
        <Button
          ref={copy}
          emphasis="quiet"
          onClick={() => {
            copySyncState(game).then((isCopied) => {
              if (isCopied) setOutcome({ kind: 'done', words: 'Copied.' });
              else tellFailure();
            }, tellFailure);
          }}
        >
          <Glyph name="copy" />
          Copy sync state
        </Button>
        <p className="text-small text-muted">
          For a bug report: positions and counts, none of your words.
        </p>
        <OutcomeLine outcome={outcome} />
      </div>
    </Panel>
  );
}

function waitingInWords({ waitingCount }: SyncStatus): string {
  if (waitingCount === 0) return 'The server has everything you did on this device.';
  const what = waitingCount === 1 ? '1 deed is' : `${waitingCount} deeds are`;
  return `${what} not sent yet, and kept on this device until then.`;
}

function hindranceInWords({ isSessionOver, isStorageFull, isOffline }: SyncStatus) {
  if (isStorageFull) {
    return 'This browser can keep no more: what waits lives in this tab alone. Keep it open until all is sent.';
  }
  if (isSessionOver) return 'The server has signed this device out. Sign in again to sync.';
  return isOffline ? 'The server cannot be reached now. Everything goes on here.' : undefined;
}
