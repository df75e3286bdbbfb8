import { openSubtaskCount } from '#rules/quest/complete-quest.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { plainWords } from '#rules/quest/search-quests.ts';

export type PaletteAct =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'open'; readonly window: 'forge' | 'suggestions' | 'custom' | 'keys' }
  | {
      readonly kind: 'begin' | 'edit' | 'move' | 'ask' | 'finish' | 'tick' | 'remove';
      readonly quest: Quest;
    }
  | { readonly kind: 'leave' };

export type PaletteEntry = {
  readonly id: string;
  readonly words: string;
  readonly hint: string;
  readonly glyph: string;
  readonly act: PaletteAct;
};

const PLACES = [
  ['/', 'Command Center', 'command'],
  ['/habits', 'Quest Board', 'quests'],
  ['/pomodoro', 'Dungeon Raids', 'raid'],
  ['/character', 'Hunter Profile', 'hunter'],
  ['/achievements', 'Hall of Fame', 'fame'],
  ['/skills', 'Shadow Arts Mastery', 'book'],
  ['/chronicle', 'Chronicle', 'history'],
  ['/settings', 'Settings', 'gear'],
  ['/credits', 'Credits', 'credits'],
] as const;

const WINDOWS = [
  ['custom', 'Custom Quest', 'plus'],
  ['suggestions', 'Suggestions', 'bulb'],
  ['forge', 'AI Quests', 'sparkles'],
  ['keys', 'Keyboard shortcuts', 'info'],
] as const;

const FIXED: readonly PaletteEntry[] = [
  ...PLACES.map(([path, words, glyph]): PaletteEntry => {
    return { id: path, words, glyph, hint: 'Go to', act: { kind: 'go', path } };
  }),
  ...WINDOWS.map(([window, words, glyph]): PaletteEntry => {
    return { id: window, words, glyph, hint: 'Open', act: { kind: 'open', window } };
  }),
  {
    id: 'export',
    words: 'Export and import',
    glyph: 'download',
    hint: 'Go to',
    act: { kind: 'go', path: '/settings' },
  },
  { id: 'leave', words: 'Log out', glyph: 'logout', hint: 'Leave', act: { kind: 'leave' } },
];

/** @internal */
export const MAX_SHOWN = 40;
const QUESTS_UNASKED = 5;

const known = new WeakMap<Quest, readonly PaletteEntry[]>();
const searched = new WeakMap<PaletteEntry, string>();

/** Kept with the quest: a letter more must not cost a thousand quests again. */
function keptEntriesOf(quest: Quest): readonly PaletteEntry[] {
  const entries = known.get(quest) ?? entriesOf(quest);
  known.set(quest, entries);
  return entries;
}

function searchedWordsOf(entry: PaletteEntry): string {
  const words = searched.get(entry) ?? plainWords(`${entry.words} ${entry.hint}`);
  searched.set(entry, words);
  return words;
}

/** What can be done with a quest as it stands. */
function entriesOf(quest: Quest): readonly PaletteEntry[] {
  const { id, title, category, completed, subtasks, currentSubtaskIndex } = quest;
  const entry = (
    kind: Extract<PaletteAct, { readonly quest: Quest }>['kind'],
    verb: string,
    glyph: string,
  ): PaletteEntry => ({
    id: `${kind} ${id}`,
    words: `${verb}: ${title}`,
    hint: category,
    glyph,
    act: { kind, quest },
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
    ...(completed ? [] : [entry('ask', 'Ask the mentor', 'bulb')]),
    entry('move', 'Move', 'chevron-down'),
    entry('remove', 'Remove', 'trash'),
  ];
}

/** Where all the words are, best first: at the beginning, at the beginning of a word, anywhere. */
function rankOf(entry: PaletteEntry, wanted: readonly string[]): number | undefined {
  const text = searchedWordsOf(entry);
  if (!wanted.every((word) => text.includes(word))) return undefined;
  const [first = ''] = wanted;
  if (text.startsWith(first)) return 0;
  return text.includes(` ${first}`) ? 1 : 2;
}

/** Places, windows and every quest's acts that answer to the words; a few of each for none. */
export function paletteEntries(board: readonly Quest[], text: string): readonly PaletteEntry[] {
  const wanted = plainWords(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) {
    const open = board.filter(({ completed }) => !completed).slice(0, QUESTS_UNASKED);
    return [...FIXED, ...open.flatMap((quest) => entriesOf(quest).slice(0, 1))];
  }
  const ranked = [...FIXED, ...board.flatMap(keptEntriesOf)].flatMap((entry) => {
    const rank = rankOf(entry, wanted);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MAX_SHOWN)
    .map(({ entry }) => entry);
}
