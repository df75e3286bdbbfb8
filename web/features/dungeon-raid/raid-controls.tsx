import type { ReactNode } from 'react';
import type { Raid } from '#rules/raid/raid.ts';
import { useGame } from '#web/game/game-context.ts';
import { pauseTimer, resetTimer, startTimer } from '#web/game/raid-run.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

export function RaidControls({ raid }: { readonly raid: Raid }): ReactNode {
  const game = useGame();
  const isRunning = raid.clock.kind === 'running';
  return (
    <div className="raid-controls">
      <Button size="grand" onClick={() => (isRunning ? pauseTimer(game) : startTimer(game))}>
        <Glyph name={isRunning ? 'pause' : 'play'} />
        {isRunning ? 'Pause' : 'Start'}
      </Button>
      <Button size="grand" emphasis="quiet" onClick={() => resetTimer(game)}>
        <Glyph name="reset" />
        Reset
      </Button>
    </div>
  );
}
