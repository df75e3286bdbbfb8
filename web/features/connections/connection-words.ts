import type { ProposedItem } from '#protocol/replies/api-proposals.ts';
import type { TokenEntry, TokenScope } from '#protocol/replies/api-tokens.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { dayAndYear, deviceDay } from '#web/platform/date-words.ts';
import { counted } from '#web/ui/counted.ts';

export const SCOPE_WORDS: Readonly<Record<TokenScope, { what: string; hint: string }>> = {
  'quests:read': { what: 'See your quests', hint: 'The board, your level and your history.' },
  'quests:write': { what: 'Change your quests', hint: 'Add and remove quests, amounts and notes.' },
  complete: { what: 'Clear quests', hint: 'A clear pays XP and stands for good.' },
};

const SHORT: Readonly<Record<TokenScope, string>> = {
  'quests:read': 'sees',
  'quests:write': 'changes',
  complete: 'clears',
};

export const ENDS = ['30', '90', '365', 'never'] as const;
export type End = (typeof ENDS)[number];

const DAY_MS = 86_400_000;

export function endWords(end: End): string {
  if (end === 'never') return 'When I revoke it';
  return end === '365' ? 'In a year' : `In ${end} days`;
}

export function endOf(end: End, nowMs: number): string | null {
  return end === 'never' ? null : new Date(nowMs + Number(end) * DAY_MS).toISOString();
}

/** A day without a time is the same everywhere. */
export function dayWords(text: string): string {
  if (Number.isNaN(Date.parse(text))) return 'unknown';
  return dayAndYear(parseLocalDate(text) ?? deviceDay(text));
}

/** What a token may do, when it was used and until when it works. */
export function tokenWords(token: TokenEntry, nowMs: number): readonly string[] {
  const { scopes, lastUsedOn, start } = token;
  const may = scopes.map((scope) => SHORT[scope]).join(', ');
  return [
    `${start}… · ${may} your quests`,
    `${lastUsedOn === null ? 'Never used' : `Last used ${dayWords(lastUsedOn)}`} · ${endingWords(token, nowMs)}`,
  ];
}

function endingWords({ expiresAt, revokedAt }: TokenEntry, nowMs: number): string {
  if (revokedAt !== null) return `revoked ${dayWords(revokedAt)}`;
  if (expiresAt === null) return 'works until you revoke it';
  return `${Date.parse(expiresAt) > nowMs ? 'ends' : 'ended'} ${dayWords(expiresAt)}`;
}

export function isWorking({ revokedAt, expiresAt }: TokenEntry, nowMs: number): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > nowMs);
}

/** What was taken back, in words. */
export function takenWords(taken: Readonly<Record<string, unknown>>): string {
  const parts = ['quest', 'amount', 'note'].flatMap((what) => {
    const count = Number(taken[`${what}s`]);
    return count > 0 ? counted(count, what) : [];
  });
  return parts.length === 0
    ? 'There was nothing to take back.'
    : `Taken back: ${parts.join(', ')}.`;
}

const VERBS: Readonly<Record<ProposedItem['kind'], string>> = {
  add: 'Add',
  complete: 'Clear',
  amount: 'Count for',
  note: 'Note on',
};

export function itemWords({ kind, title, detail }: ProposedItem): string {
  return `${VERBS[kind]} “${title}”${detail ? `: ${detail}` : ''}`;
}
