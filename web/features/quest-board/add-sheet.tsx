import type { ReactNode } from 'react';
import { openWindow, useForgeNames } from '#web/game/open-window.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

/** The second has the name of the forge. */
const WAYS: readonly Way[] = [
  { kind: 'custom', name: 'Custom Quest', words: 'Write it yourself', glyph: 'plus' },
  {
    kind: 'forge',
    words: 'Say a goal, the Warden forges the path',
    glyph: 'sparkles',
  },
  { kind: 'suggestions', name: 'Suggestions', words: 'Ready quests for your roles', glyph: 'bulb' },
];

type Way = {
  readonly kind: 'custom' | 'forge' | 'suggestions';
  readonly name?: string;
  readonly words: string;
  readonly glyph: string;
};

type AddSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The three ways to add a quest, for a phone. */
export function AddSheet({ isOpen, onClose }: AddSheetProps): ReactNode {
  const forgeName = useForgeNames().button;
  return (
    <Dialog title="Add a quest" isOpen={isOpen} onClose={onClose} stand="foot" content="form">
      <ul className="grid divide-y divide-line">
        {WAYS.map(({ kind, name = forgeName, words, glyph }) => (
          <li key={kind} className="grid">
            <button
              type="button"
              onClick={() => openWindow({ kind })}
              className="grid min-h-17 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 rounded-md px-2 py-2 text-left hover:bg-raised"
            >
              <span className="text-violet">
                <Glyph name={glyph} size={22} />
              </span>
              <span className="grid">
                <span className="font-bold text-white">{name}</span>{' '}
                <span className="text-small text-muted">{words}</span>
              </span>
              <span className="text-muted">
                <Glyph name="chevron-right" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
