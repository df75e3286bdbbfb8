import type { ReactNode } from 'react';
import { useSingleKeys } from '#web/game/single-keys.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Choice } from '#web/ui/forms/choice.tsx';
import './palette.css';

type KeyRow = { readonly what: string; readonly keys: readonly string[] };

const EVERYWHERE: readonly KeyRow[] = [
  { what: 'This sheet', keys: ['?'] },
  { what: 'Find anything: places, windows, quests', keys: ['Ctrl or ⌘', 'K'] },
  { what: 'Search the Quest Board, elsewhere find anything', keys: ['/'] },
  { what: 'To a screen, in the order of the list', keys: ['1', '2', '3', '4', '5'] },
  { what: 'A new quest of your own', keys: ['N'] },
  { what: 'Insights: how your quests stand', keys: ['I'] },
  { what: 'To a notice and back, for its Undo', keys: ['F6'] },
  { what: 'Close a window, stop a drag', keys: ['Esc'] },
];

const ONBOARDING: readonly KeyRow[] = [
  { what: 'Send to the Warden', keys: ['Enter'] },
  { what: 'New line to the Warden', keys: ['Shift', 'Enter'] },
];

type KeyboardSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Those of the table of screens. */
  readonly screenKeys: readonly KeyRow[];
};

export function KeyboardSheet({ isOpen, onClose, screenKeys }: KeyboardSheetProps): ReactNode {
  return (
    <Dialog title="Keyboard" isOpen={isOpen} onClose={onClose} content="form">
      {isOpen && <Sheet screenKeys={screenKeys} />}
    </Dialog>
  );
}

function Sheet({ screenKeys }: Pick<KeyboardSheetProps, 'screenKeys'>): ReactNode {
  const { areOn, setAreOn } = useSingleKeys();
  return (
    <>
      <dl className="keys-table">
        {[...EVERYWHERE, ...screenKeys, ...ONBOARDING].map(({ what, keys }) => (
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
        label="Keys without Ctrl"
        options={['on', 'off']}
        chosen={areOn ? 'on' : 'off'}
        onChoose={(choice) => setAreOn(choice === 'on')}
      />
    </>
  );
}
