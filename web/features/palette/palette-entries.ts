import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { plainWords } from '#rules/quest/search-quests.ts';
import { questPath } from '#web/game/quest-path.ts';

type PaletteWindow = 'forge' | 'suggestions' | 'custom' | 'rest' | 'archive' | 'keys';

export type PaletteAction =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'open'; readonly window: PaletteWindow }
  | {
      readonly kind: 'begin' | 'edit' | 'move' | 'ask' | 'finish' | 'tick' | 'remove';
      readonly quest: Quest;
    }
  | { readonly kind: 'sign-out' };

export type PaletteEntry = {
  readonly id: string;
  readonly words: string;
  readonly hint: string;
  readonly glyph: string;
  readonly action: PaletteAction;
};

/** The part of the table of screens that the palette shows. */
export type PaletteRoute = {
  readonly path: string;
  readonly title: string;
  readonly glyph: string;
};

const WINDOWS = [
  ['custom', 'Custom Quest', 'plus'],
  ['suggestions', 'Suggestions', 'bulb'],
  ['forge', 'AI Quests', 'sparkles'],
  ['rest', 'Rest days', 'pause'],
  ['archive', 'Archive', 'history'],
  ['keys', 'Keyboard shortcuts', 'info'],
] as const;

function screenEntry({ path, title, glyph }: PaletteRoute): PaletteEntry {
  return { id: path, words: title, glyph, hint: 'Go to', action: { kind: 'go', path } };
}

const OTHERS: readonly PaletteEntry[] = [
  ...WINDOWS.map(([window, words, glyph]): PaletteEntry => {
    return { id: window, words, glyph, hint: 'Open', action: { kind: 'open', window } };
  }),
  {
    id: 'export',
    words: 'Export and import',
    glyph: 'download',
    hint: 'Go to',
    action: { kind: 'go', path: '/settings' },
  },
  {
    id: 'sign-out',
    words: 'Log out',
    glyph: 'logout',
    hint: 'Leave',
    action: { kind: 'sign-out' },
  },
];

/** @internal */
export const MAX_SHOWN = 40;
const QUESTS_WITHOUT_SEARCH = 5;

/** All that the palette can show, made once for a board: typing a letter only searches it. */
export type PaletteIndex = {
  /** What is shown before anything is typed. */
  readonly first: readonly PaletteEntry[];
  readonly all: readonly { readonly entry: PaletteEntry; readonly text: string }[];
};

export function paletteIndex(
  routes: readonly PaletteRoute[],
  board: readonly Quest[],
  archive: readonly Quest[],
  forgeName: string,
): PaletteIndex {
  const others = OTHERS.map((one) => (one.id === 'forge' ? { ...one, words: forgeName } : one));
  const fixed = [...routes.map(screenEntry), ...others];
  const open = board.filter(({ completed }) => !completed).slice(0, QUESTS_WITHOUT_SEARCH);
  return {
    first: [...fixed, ...open.flatMap((quest) => entriesOf(quest).slice(0, 1))],
    all: [...fixed, ...board.flatMap(entriesOf), ...archive.map(archivedEntry)].map((entry) => ({
      entry,
      text: plainWords(`${entry.words} ${entry.hint}`),
    })),
  };
}

/** The page of a quest: how it stands, its run, its notes. */
function pageEntry({ id, title, category }: Quest): PaletteEntry {
  return {
    id: `page ${id}`,
    words: `Look at: ${title}`,
    hint: category,
    glyph: 'eye',
    action: { kind: 'go', path: questPath(id) },
  };
}

function archivedEntry(quest: Quest): PaletteEntry {
  return { ...pageEntry(quest), hint: 'Archived' };
}

/** The actions that a quest allows now. */
function entriesOf(quest: Quest): readonly PaletteEntry[] {
  const { id, title, category, completed, subtasks, currentSubtaskIndex } = quest;
  const entry = (
    kind: Extract<PaletteAction, { readonly quest: Quest }>['kind'],
    verb: string,
    glyph: string,
  ): PaletteEntry => ({
    id: `${kind} ${id}`,
    words: `${verb}: ${title}`,
    hint: category,
    glyph,
    action: { kind, quest },
  });
  const step = subtasks?.[currentSubtaskIndex];
  const isReady = openSubtaskCount(quest) === 0;
  const open = [
    entry('begin', 'Start', 'play'),
    ...(isReady ? [entry('finish', 'Complete', 'check')] : []),
    ...(step ? [{ ...entry('tick', 'Finish step', 'check'), hint: step.title }] : []),
  ];
  return [
    ...(completed ? [] : open),
    entry('edit', 'Edit', 'pencil'),
    pageEntry(quest),
    ...(completed ? [] : [entry('ask', 'Ask the mentor', 'bulb')]),
    entry('move', 'Move', 'chevron-down'),
    entry('remove', 'Remove', 'trash'),
  ];
}

/** Undefined without all the words; otherwise, best first: at the start, at the start of a word, anywhere. */
function rankOf(text: string, wanted: readonly string[]): number | undefined {
  if (!wanted.every((word) => text.includes(word))) return undefined;
  const [first = ''] = wanted;
  if (text.startsWith(first)) return 0;
  return text.includes(` ${first}`) ? 1 : 2;
}

/** The screens, windows and quest actions with all the words of the text, best first. */
export function paletteEntries(index: PaletteIndex, text: string): readonly PaletteEntry[] {
  const wanted = plainWords(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return index.first;
  const ranked = index.all.flatMap(({ entry, text: searched }) => {
    const rank = rankOf(searched, wanted);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_SHOWN)
    .map(({ entry }) => entry);
}
