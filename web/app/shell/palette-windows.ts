import { KeyboardSheet } from '#web/features/palette/keyboard-sheet.tsx';
import { PaletteWindow } from '#web/features/palette/palette-window.tsx';
import { YouSheet } from './you-sheet.tsx';

/** Loaded together as one file of the build. */
export const PALETTE_WINDOWS = { KeyboardSheet, PaletteWindow, YouSheet };
