import type * as v from 'valibot';
import {
  actReply,
  amountBody,
  commandsBody,
  commandsReply,
  dayBody,
  dayQuery,
  historyQuery,
  historyReply,
  newQuest,
  questsQuery,
  questsReply,
  summaryReply,
  todayReply,
} from '#protocol/api/api-v1.ts';
import type { RouteName } from '#server/http/route-table.ts';

export type ApiRoute = Extract<RouteName, `${string} /api/v1/${string}`>;

export type Operation = {
  readonly summary: string;
  readonly words?: string;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** It may be left out. */
  readonly isBodyOptional?: true;
  /** It takes an Idempotency-Key. */
  readonly hasKey?: true;
  readonly reply: v.GenericSchema;
};

/** What the document says of each route of the API: one without a row does not compile. */
export const OPERATIONS: Readonly<Record<ApiRoute, Operation>> = {
  'GET /api/v1/today': {
    summary: 'What is asked of the hunter today, and what of it is cleared',
    query: dayQuery,
    reply: todayReply,
  },
  'GET /api/v1/quests': {
    summary: 'The quests on the board, or those put away',
    query: questsQuery,
    reply: questsReply,
  },
  'GET /api/v1/summary': {
    summary: 'Level, XP, stats and streaks',
    query: dayQuery,
    reply: summaryReply,
  },
  'GET /api/v1/history': {
    summary: 'What was done on each day',
    words: 'Without from and to the last 30 days; at most 366 days at once, the latest of them.',
    query: historyQuery,
    reply: historyReply,
  },
  'POST /api/v1/quests': {
    summary: 'Put a quest on the board',
    words: 'Only the title is needed: it is then a daily, basic, Personal quest of 25 XP.',
    body: newQuest,
    hasKey: true,
    reply: actReply,
  },
  'DELETE /api/v1/quests/:id': {
    summary: 'Remove a quest',
    words: 'What it paid stays. A second time nothing happens.',
    reply: actReply,
  },
  'POST /api/v1/quests/:id/complete': {
    summary: 'Clear a quest, as one tap in the app does',
    words:
      'Open steps are ticked, a quest of an earlier day is renewed, a goal is filled up. A quest that is cleared already answers "already". Name the day, and a request that is sent again after midnight is refused and clears nothing of the next day.',
    body: dayBody,
    isBodyOptional: true,
    reply: actReply,
  },
  'POST /api/v1/quests/:id/amount': {
    summary: 'Add an amount to a quest with a goal',
    words:
      'The amount that reaches the target also clears the quest, if the token has the scope complete.',
    body: amountBody,
    hasKey: true,
    reply: actReply,
  },
  'POST /api/v1/commands': {
    summary: 'Send commands as the app does',
    words:
      'At most 200. Each has a key that says what happened, so that it has one effect however often it is sent. Kinds: quest.add, quest.remove, quest.subtask, quest.edit, quest.amount, quest.note and, with the scope complete, quest.done.',
    body: commandsBody,
    reply: commandsReply,
  },
};
