import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { UserRecord } from '#protocol/user-record.ts';
import { useSyncStatus } from '#web/game/game-context.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import { later } from '#web/ui/later.tsx';
import { type SyncWord, syncWord } from './sync-word.ts';

const SignInAgain = later(async () => (await import('./sign-in-again.tsx')).SignInAgain);

const SIGN: Record<SyncWord['kind'], { readonly glyph: string; readonly colour: string }> = {
  synced: { glyph: 'check', colour: 'text-venom' },
  waiting: { glyph: 'sync', colour: 'text-system' },
  offline: { glyph: 'cloud-off', colour: 'text-muted' },
  'storage-full': { glyph: 'warning', colour: 'text-ember' },
  'session-over': { glyph: 'warning', colour: 'text-gold' },
};

/** How safe the deeds are, quietly and truthfully. Only what needs the hunter is said aloud. */
export function SyncLine({ user }: { readonly user: UserRecord }): ReactNode {
  const status = useSyncStatus();
  const word = syncWord(status);
  const [isAsked, setIsAsked] = useState(false);
  const refusedCount = status.refused.length;
  const isLoud = word.kind !== 'synced' && word.kind !== 'waiting';

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-small text-muted">
      {word.kind === 'session-over' ? (
        <button
          type="button"
          onClick={() => setIsAsked(true)}
          className="flex min-h-11 items-center gap-2 rounded-md text-left font-semibold text-gold underline underline-offset-4"
        >
          <Glyph name="key" size={16} />
          {word.text}
        </button>
      ) : (
        <p role="status" aria-live={isLoud ? 'polite' : 'off'} className="flex items-center gap-2">
          <span className={SIGN[word.kind].colour}>
            <Glyph name={SIGN[word.kind].glyph} size={16} />
          </span>
          {word.text}
        </p>
      )}
      {refusedCount > 0 && (
        <Link
          href="/settings"
          className="flex min-h-11 items-center text-ember underline underline-offset-4"
        >
          {refusedCount} refused
        </Link>
      )}
      {isAsked && <SignInAgain user={user} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
