import { type ReactNode, useState } from 'react';
import { useGame } from '#web/game/game-context.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { EXPORTS, SavedExport } from './export-data.ts';
import { ImportButton } from './start-import.tsx';
import { useUnfinishedImport } from './unfinished-import.ts';

const SAVED = 'Saved. Look where this browser puts its downloads.';

function outcomeOf(saved: SavedExport): ActionOutcome {
  if (!saved.isHere) return { kind: 'done', words: SAVED };
  const whole = saved.gap || 'Your whole story is in it.';
  const made = `${wordsOf(saved.failure)} The file was made of what this device keeps.`;
  return { kind: 'done', words: `${SAVED} ${made} ${whole}` };
}

type YourDataProps = { readonly loadExports: () => Promise<typeof EXPORTS> };

export function YourData({ loadExports }: YourDataProps): ReactNode {
  const game = useGame();
  const { call, user, profile } = useAuth();
  const unfinished = useUnfinishedImport();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();

  function save(how: keyof typeof EXPORTS): void {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(undefined);
    loadExports()
      .then((exports) => exports[how](game, call, { user, profile }))
      .then((saved) => setOutcome(outcomeOf(saved)))
      .catch(() => setOutcome({ kind: 'failed', words: 'An error occurred' }))
      .finally(() => setIsBusy(false));
  }

  return (
    <Panel title="Your data">
      <p className="text-body text-muted">
        Everything as one file that Duskgate reads again, or your cleared quests for a spreadsheet.
        Import that file, or one of Loop Habit Tracker, Habitica or any table (CSV).
      </p>
      <div className="grid gap-3 sm:justify-items-start">
        <Button
          emphasis="quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => save('exportData')}
        >
          <Glyph name="download" />
          Export everything (JSON)
        </Button>
        <Button
          emphasis="quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => save('exportChronicle')}
        >
          <Glyph name="download" />
          Export the Chronicle (CSV)
        </Button>
        <ImportButton label="Import a file" />
      </div>
      {unfinished !== undefined && (
        <p className="text-small text-ember wrap-anywhere">
          The import of {unfinished} was interrupted. Choose the file again to be sure that all of
          it is in: nothing is doubled.
        </p>
      )}
      <OutcomeLine outcome={isBusy ? { kind: 'done', words: 'Loading...' } : outcome} />
    </Panel>
  );
}
