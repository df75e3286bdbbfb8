import type { ReactNode } from 'react';
import { useSyncStatus } from '#web/game/game-context.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { Link } from '#web/ui/router.tsx';
import { type SyncWord, syncWord } from './sync-words.ts';

const SIGN: Record<SyncWord['kind'], { readonly glyph: string; readonly colour: string }> = {
  synced: { glyph: 'check', colour: 'text-venom' },
  waiting: { glyph: 'sync', colour: 'text-system' },
  offline: { glyph: 'cloud-off', colour: 'text-muted' },
  'storage-full': { glyph: 'warning', colour: 'text-ember' },
};

/** Whether all commands are on the server. Screen readers are told only of trouble. */
export function SyncLine(): ReactNode {
  const status = useSyncStatus();
  const word = syncWord(status);
  const refusedCount = status.refused.length;
  const isLoud = word.kind !== 'synced' && word.kind !== 'waiting';

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-small text-muted md:min-w-28">
      <p
        role="status"
        aria-live={isLoud ? 'polite' : 'off'}
        className="flex items-center gap-2 max-md:gap-1"
      >
        <span className={SIGN[word.kind].colour}>
          <Glyph name={SIGN[word.kind].glyph} size={16} />
        </span>
        {word.text}
      </p>
      {refusedCount > 0 && (
        <Link
          href="/settings"
          className="flex min-h-11 items-center text-ember underline underline-offset-4"
        >
          {refusedCount} refused
        </Link>
      )}
    </div>
  );
}
