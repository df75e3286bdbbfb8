import { type ReactNode, useEffect } from 'react';
import { closeWindow, openWindow, useAskedWindow } from '#web/game/asked-window.ts';
import { useSingleKeys } from '#web/game/palette-keys.ts';
import { laterWindow } from '#web/ui/later.tsx';

const PaletteWindow = laterWindow(
  async () => (await import('#web/features/palette/palette-window.tsx')).PaletteWindow,
);
const KeyboardSheet = laterWindow(
  async () => (await import('#web/features/palette/keyboard-sheet.tsx')).KeyboardSheet,
);

/** The palette on Ctrl or Cmd + K, the sheet on ?, the board's search on /, or the palette without one. */
export function Shortcuts(): ReactNode {
  const asked = useAskedWindow()?.kind;
  const { areOn } = useSingleKeys();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isOurs = isPaletteKey(event)
        ? togglePalette(asked)
        : areOn && isPlain(event) && pressSingle(event.key);
      if (isOurs) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [asked, areOn]);
  return (
    <>
      <PaletteWindow isOpen={asked === 'palette'} onClose={closeWindow} />
      <KeyboardSheet isOpen={asked === 'keys'} onClose={closeWindow} />
    </>
  );
}

function isPaletteKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

/** Always ours: the browser would go to its own search box. */
function togglePalette(asked: string | undefined): true {
  if (asked === 'palette') closeWindow();
  else if (!isUnderWindow()) openWindow({ kind: 'palette' });
  return true;
}

function pressSingle(key: string): boolean {
  if (isUnderWindow()) return false;
  if (key === '?') openWindow({ kind: 'keys' });
  else if (key === '/') search();
  else return false;
  return true;
}

function search(): void {
  const box = document.querySelector<HTMLElement>('main input[type=search]');
  if (box) box.focus();
  else openWindow({ kind: 'palette' });
}

function isUnderWindow(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** A letter of somebody's words is no shortcut. */
function isPlain({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return !ctrlKey && !metaKey && !altKey && !isTyping;
}
