import { type ReactNode, useRef, useState } from 'react';
import { useGame, useSyncStatus } from '#web/game/game-context.ts';
import {
  copySyncState,
  dismissRefusedCommands,
  saveRefusedCommands,
} from '#web/game/save-commands.ts';
import type { SyncStatus } from '#web/sync/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { commandInWords } from './command-words.ts';
import { StorageWords } from './storage-words.tsx';

export function SyncPanel(): ReactNode {
  const game = useGame();
  const { log } = game;
  const words = useRef<HTMLParagraphElement>(null);
  const status = useSyncStatus();
  const { refused } = status;
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const tellFailure = () =>
    setOutcome({ kind: 'failed', words: 'The browser did not allow copying.' });
  const copy = () => {
    copySyncState(game).then((isCopied) => {
      if (isCopied) setOutcome({ kind: 'done', words: 'Copied.' });
      else tellFailure();
    }, tellFailure);
  };

  return (
    <Panel title="Sync">
      <p ref={words} tabIndex={-1} className="text-body text-muted outline-none">
        {waitingInWords(status)}
      </p>
      {hindranceInWords(status) && (
        <p className="text-body text-ember">{hindranceInWords(status)}</p>
      )}
      {refused.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-body font-bold">Refused deeds</h3>
          <p className="text-small text-muted">
            These were not taken and changed nothing. They wait here until you dismiss them.
          </p>
          <ul className="grid gap-2">
            {refused.map(({ command, reason }) => (
              <li key={`${command.at} ${command.key}`} className="grid text-small">
                <span className="wrap-anywhere">{commandInWords(command)}</span>
                <span className="text-ember wrap-anywhere">{reason}</span>
              </li>
            ))}
          </ul>
          <div className="grid gap-3 sm:flex">
            <Button emphasis="quiet" onClick={() => saveRefusedCommands(log)}>
              <Glyph name="download" />
              Save them to a file
            </Button>
            <Button
              emphasis="quiet"
              onClick={() => {
                dismissRefusedCommands(game);
                words.current?.focus(); // the pressed button disappears
              }}
            >
              Dismiss
            </Button>
          </div>
        </div>
      )}
      <details className="border-t border-line pt-2">
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-violet">
          This device
        </summary>
        <div className="grid gap-4 pt-2">
          <StorageWords />
          <div className="grid gap-2 sm:justify-items-start">
            <Button emphasis="quiet" onClick={copy}>
              <Glyph name="copy" />
              Copy sync state
            </Button>
            <p className="text-small text-muted">
              Helps when you ask for help. None of your words are in it.
            </p>
            <OutcomeLine outcome={outcome} />
          </div>
        </div>
      </details>
    </Panel>
  );
}

function waitingInWords({ waitingCount }: SyncStatus): string {
  if (waitingCount === 0) return 'Everything you did here is saved.';
  const what = waitingCount === 1 ? '1 deed is' : `${waitingCount} deeds are`;
  return `${what} waiting to be sent, safe on this device.`;
}

function hindranceInWords({ isStorageFull, isOffline }: SyncStatus) {
  if (isStorageFull) {
    return 'This browser has no room left. Keep this tab open until all is sent.';
  }
  return isOffline ? 'You are offline. Everything goes on here.' : undefined;
}
