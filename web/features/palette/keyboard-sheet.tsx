import type { ReactNode } from 'react';
import { useSingleKeys } from '#web/game/palette-keys.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import './palette.css';

const KEYS: readonly { readonly what: string; readonly keys: readonly string[] }[] = [
  { what: 'This sheet', keys: ['?'] },
  { what: 'Find anything: places, windows, quests', keys: ['Ctrl or ⌘', 'K'] },
  { what: 'Search the Quest Board, elsewhere find anything', keys: ['/'] },
  { what: 'To a notice and back, for its Undo', keys: ['F6'] },
  { what: 'Close a window, stop a drag', keys: ['Esc'] },
  { what: 'Move a quest, on its grip', keys: ['↑', '↓', 'Home', 'End'] },
  { what: 'Choose a category, on the tabs', keys: ['←', '→', 'Home', 'End'] },
  { what: 'Start or pause a raid', keys: ['Space'] },
  { what: 'Reset a raid', keys: ['R'] },
  { what: 'Send to the Warden', keys: ['Enter'] },
  { what: 'New line to the Warden', keys: ['Shift', 'Enter'] },
];

type KeyboardSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

export function KeyboardSheet({ isOpen, onClose }: KeyboardSheetProps): ReactNode {
  return (
    <Dialog title="Keyboard" isOpen={isOpen} onClose={onClose} content="form">
      {isOpen && <Sheet />}
    </Dialog>
  );
}

function Sheet(): ReactNode {
  const { areOn, setAreOn } = useSingleKeys();
  return (
    <>
      <dl className="keys-table">
        {KEYS.map(({ what, keys }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Choice
        label="Keys without Ctrl: ?, /, Space and R"
        options={['on', 'off']}
        chosen={areOn ? 'on' : 'off'}
        onChoose={(choice) => setAreOn(choice === 'on')}
      />
    </>
  );
}
