import { type ReactNode, useState } from 'react';
import { wordsOf } from '#web/game/auth-account.ts';
import { useAuth } from '#web/game/auth-context.ts';
import { exportChronicle, exportData, type Saved } from '#web/game/export-data.ts';
import { useGame } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ImportButton } from './import-button.tsx';

type Outcome = { readonly isDone: boolean; readonly words: string };

const SAVED = 'Saved. Look where this browser puts its downloads.';

function outcomeOf(saved: Saved): Outcome {
  if (!saved.isHere) return { isDone: true, words: SAVED };
  const whole = saved.gap || 'Your whole story is in it.';
  const made = `${wordsOf(saved.failure)} The file was made of what this device keeps.`;
  return { isDone: true, words: `${SAVED} ${made} ${whole}` };
}

export function YourData(): ReactNode {
  const game = useGame();
  const { call, user, profile } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  function save(how: typeof exportData): void {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(undefined);
    how(game, call, { user, profile })
      .then((saved) => setOutcome(outcomeOf(saved)))
      .catch(() => setOutcome({ isDone: false, words: 'An error occurred' }))
      .finally(() => setIsBusy(false));
  }

  return (
    <Panel title="Your data">
      <p className="text-body text-muted">
        Everything that is kept of you, as one file that Duskgate can read again; or the quests you
        cleared, day by day, for a spreadsheet. Without the server both are made of what this device
        keeps.
      </p>
      <div className="grid gap-3 sm:justify-items-start">
        <Button
          emphasis="quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => save(exportData)}
        >
          <Glyph name="download" />
          Export everything (JSON)
        </Button>
        <Button
          emphasis="quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => save(exportChronicle)}
        >
          <Glyph name="download" />
          Export the Chronicle (CSV)
        </Button>
        <ImportButton label="Import a file" />
      </div>
      <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
        {outcome?.isDone === false && outcome.words}
      </p>
      <p role="status" className="text-small text-venom wrap-anywhere empty:hidden">
        {isBusy && 'Loading...'}
        {outcome?.isDone && outcome.words}
      </p>
    </Panel>
  );
}
