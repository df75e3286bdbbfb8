import { FOCUS_MS, FOCUS_XP } from '#rules/raid/raid.ts';
import { pay } from './award.ts';
import { type CommandRules, neverRefused } from './command-rules.ts';

export type SessionFields = {
  readonly sessionId: string;
  readonly questId: string;
  readonly pomodoroCount: number;
  readonly startedAt: string;
};

export const beginSession: CommandRules<'raid.session'> = {
  key: ({ sessionId }) => `session:${sessionId}`,
  refusal: neverRefused,
  apply: (document) => ({ document }),
  hasOwnRow: true,
};

export type FocusFields = {
  readonly blockId: string;
  readonly startedAt: string;
  readonly endedAt: string;
  readonly questId?: string;
};

/** How many ids of paid blocks a document keeps: over a month of a dozen a day. The log has all. */
const REMEMBERED_BLOCKS = 400;

export const finishBlock: CommandRules<'raid.focus'> = {
  key: ({ blockId }) => `focus:${blockId}`,
  refusal: ({ startedAt, endedAt }) =>
    Date.parse(endedAt) - Date.parse(startedAt) < FOCUS_MS ? 'block-too-short' : undefined,
  apply: (document, { blockId, day }) => {
    const { settledBlocks, counts } = document;
    if (settledBlocks.includes(blockId)) return { document };

    const settled = {
      ...document,
      settledBlocks: [...settledBlocks.slice(1 - REMEMBERED_BLOCKS), blockId],
      counts: { ...counts, focusBlocks: counts.focusBlocks + 1 },
    };
    return pay(settled, {
      xp: FOCUS_XP,
      trained: 'wisdom',
      award: { day, gain: { pomodoros: 1, xp: FOCUS_XP } },
    });
  },
};
