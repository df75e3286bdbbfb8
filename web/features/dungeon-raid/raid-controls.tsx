import type { ReactNode } from 'react';
import type { Raid } from '#rules/raid/raid.ts';
import { useGame } from '#web/game/game-context.ts';
import { resetTimer } from '#web/raid/run-raid.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { startOrPause, useRaidKeys } from './raid-keys.ts';

export function RaidControls({ raid }: { readonly raid: Raid }): ReactNode {
  const game = useGame();
  const hasKeys = useRaidKeys();
  const isRunning = raid.clock.kind === 'running';
  return (
    <div className="grid w-full justify-items-center gap-3">
      <div className="raid-controls">
        <Button size="grand" onClick={() => startOrPause(game)}>
          <Glyph name={isRunning ? 'pause' : 'play'} />
          {isRunning ? 'Pause' : 'Start'}
        </Button>
        <Button size="grand" emphasis="quiet" onClick={() => resetTimer(game)}>
          <Glyph name="reset" />
          Reset
        </Button>
      </div>
      {hasKeys && (
        <p className="raid-keys">
          <kbd>Space</kbd> {isRunning ? 'pauses' : 'starts'}, <kbd>R</kbd> resets
        </p>
      )}
    </div>
  );
}
