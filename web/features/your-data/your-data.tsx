import { type ReactNode, useState } from 'react';
import { wordsOf } from '#web/game/auth-account.ts';
import { useAuth } from '#web/game/auth-context.ts';
import { exportChronicle, exportData } from '#web/game/export-data.ts';
import { useGame } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ImportButton } from './import-button.tsx';

type Outcome = { readonly isDone: boolean; readonly words: string };

export function YourData(): ReactNode {
  const game = useGame();
  const { call } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  function save(how: typeof exportData): void {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(undefined);
    how(game, call)
      .then((saved) =>
        setOutcome(
          saved.ok
            ? { isDone: true, words: 'Saved. Look where this browser puts its downloads.' }
            : { isDone: false, words: `${wordsOf(saved.failure)} Your whole story is kept there.` },
        ),
      )
      .catch(() => setOutcome({ isDone: false, words: 'An error occurred' }))
      .finally(() => setIsBusy(false));
  }

  return (
    <Panel title="Your data">
      <p className="text-body text-muted">
        Everything the server keeps of you, as one file that Duskgate can read again; or the quests
        you cleared, day by day, for a spreadsheet.
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
