/**
 * The one table of screens. The sidebar and the bottom bar of phones, the command palette, the
 * keyboard sheet, the loading of screens (screens.tsx) and the browser tests read it. Plain data:
 * nothing is imported here, so that the browser tests may import this file.
 */
export type Route = {
  readonly path: string;
  /** The screen's heading, and its name in the command palette. */
  readonly title: string;
  readonly glyph: string;
  /** Its name in the sidebar and the bottom bar; a screen without one is not listed there. */
  readonly label?: string;
  /** Keys that work on this screen, for the keyboard sheet. */
  readonly keys?: readonly KeyHint[];
};

type KeyHint = { readonly what: string; readonly keys: readonly string[] };

export const ROUTES = [
  { path: '/', title: 'Command Center', glyph: 'command', label: 'Command Center' },
  {
    path: '/habits',
    title: 'Quest Board',
    glyph: 'quests',
    label: 'Quest Log',
    keys: [
      { what: 'From row to row', keys: ['↑', '↓'] },
      { what: 'Clear the quest of a row', keys: ['C'] },
      { what: 'Undo the last clear', keys: ['U'] },
      { what: 'Move a quest, on its grip', keys: ['↑', '↓', 'Home', 'End'] },
      { what: 'Choose a category, on the tabs', keys: ['←', '→', 'Home', 'End'] },
    ],
  },
  {
    path: '/pomodoro',
    title: 'Dungeon Raids',
    glyph: 'raid',
    label: 'Dungeon Raids',
    keys: [
      { what: 'Start or pause a raid', keys: ['Space'] },
      { what: 'Reset a raid', keys: ['R'] },
    ],
  },
  { path: '/character', title: 'Hunter Profile', glyph: 'hunter', label: 'Hunter Profile' },
  { path: '/achievements', title: 'Hall of Fame', glyph: 'fame', label: 'Hall of Fame' },
  { path: '/skills', title: 'Shadow Arts Mastery', glyph: 'book' },
  { path: '/chronicle', title: 'Chronicle', glyph: 'history' },
  { path: '/quests', title: 'Insights', glyph: 'eye' },
  { path: '/settings', title: 'Settings', glyph: 'gear' },
  { path: '/credits', title: 'Credits', glyph: 'credits' },
] as const satisfies readonly Route[];

export type RoutePath = (typeof ROUTES)[number]['path'];
