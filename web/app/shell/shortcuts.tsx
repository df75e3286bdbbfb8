import { type ReactNode, useLayoutEffect } from 'react';
import { ROUTES, type RoutePath } from '#web/app/routes.ts';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { closeWindow, openWindow, useOpenWindow } from '#web/game/open-window.ts';
import { useSingleKeys } from '#web/game/single-keys.ts';
import { lazyWindow } from '#web/ui/lazy.tsx';
import { navigate } from '#web/ui/router.tsx';

const loadWindows = async () => (await import('./palette-windows.ts')).PALETTE_WINDOWS;
const PaletteWindow = lazyWindow(async () => (await loadWindows()).PaletteWindow);
const YouSheet = lazyWindow(async () => (await loadWindows()).YouSheet);
const KeyboardSheet = lazyWindow(async () => (await loadWindows()).KeyboardSheet);

const SCREEN_KEYS = ROUTES.flatMap((route) => ('keys' in route ? [...route.keys] : []));

/** Opens the palette on Ctrl or Cmd + K and the keyboard sheet on ?; / goes to the board's search, elsewhere to the palette; digits go to the screens. */
export function Shortcuts(): ReactNode {
  const { areOn } = useSingleKeys();
  const open = useOpenWindow()?.kind;
  const game = useGame();
  // Before the paint: whoever sees the screen can press a key.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const isOurs = isPaletteKey(event)
        ? togglePalette(open)
        : areOn && isPlain(event) && pressSingle(event.key, game);
      if (isOurs) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [open, areOn, game]);
  return (
    <>
      <PaletteWindow isOpen={open === 'palette'} onClose={closeWindow} routes={ROUTES} />
      <YouSheet isOpen={open === 'you'} onClose={closeWindow} />
      <KeyboardSheet isOpen={open === 'keys'} onClose={closeWindow} screenKeys={SCREEN_KEYS} />
    </>
  );
}

function isPaletteKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

/** True: the browser must not open its own search box. */
function togglePalette(open: string | undefined): true {
  if (open === 'palette') closeWindow();
  else if (!hasOpenDialog()) openWindow({ kind: 'palette' });
  return true;
}

const LISTED = ROUTES.flatMap((route) => ('label' in route ? [route.path] : []));
const BOARD: RoutePath = '/habits';
const INSIGHTS: RoutePath = '/quests';

function pressSingle(key: string, game: Game): boolean {
  if (hasOpenDialog()) return false;
  const path = LISTED[Number(key) - 1];
  if (key === '?') openWindow({ kind: 'keys' });
  else if (key === '/') search();
  else if (path) navigate(path);
  else if (key === 'n') {
    navigate(BOARD);
    openWindow({ kind: 'custom' });
  } else if (key === 'i') navigate(INSIGHTS);
  else if (key === 'u') game.clears.undo();
  else if (key === 'c') clearRow();
  else return false;
  return true;
}

/** Presses the control of the row that has the focus, unless it is its Undo. */
function clearRow(): void {
  const row = document.activeElement?.closest('.quest-row');
  row?.querySelector<HTMLElement>('button.row-control')?.click();
}

function search(): void {
  const box = document.querySelector<HTMLElement>('main input[type=search]');
  if (box) box.focus();
  else openWindow({ kind: 'palette' });
}

function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Not while typing, and without Ctrl, Cmd or Alt. */
function isPlain({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return !ctrlKey && !metaKey && !altKey && !isTyping;
}
