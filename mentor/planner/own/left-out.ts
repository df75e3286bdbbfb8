import type { Harm } from '#mentor/shapes/families/sessions/session-harm.ts';
import type { OwnSession } from '#mentor/shapes/families/sessions/session-kinds.ts';
import { OWN_ANSWERS, type OwnAnswers } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import type { SaidWish } from '#mentor/understand/understanding.ts';
import { isPlain } from './own-readable.ts';

// The line that says which of the own answers are not on the board, and why.

type LeftOutTerms = {
  readonly index: EvidenceIndex;
  readonly isOther: boolean;
  /** What the session is, or why it is no quest. */
  readonly session: OwnSession;
  /** Set if an answer holds words that are never repeated. */
  readonly unsaid: 'grave' | 'held' | undefined;
  /** What the classifier of sessions finds in the session. */
  readonly harm: Harm;
  /** The answers that may be used; a session among them that is undefined is of no known kind. */
  readonly taken: OwnAnswers;
  /** What it is about, where a step says it. */
  readonly about: string;
  readonly quests: readonly { readonly mouldId: string }[];
};

/** Names the answers missing from the board and says why; empty if none is missing. */
export function leftOutOf(said: SaidWish, used: OwnAnswers, terms: LeftOutTerms): string {
  return [missing(said, used, terms), cutLine(used, said), noRoom(used, terms)]
    .filter((line) => line !== '')
    .join(' ');
}

/** Whether something in the answers hints at harm. */
export function isDark({ session, unsaid }: Pick<LeftOutTerms, 'session' | 'unsaid'>): boolean {
  return typeof session === 'string' || unsaid !== undefined;
}

/** Whether only a part of the session was taken over. */
export function isCut({ act }: OwnAnswers, said: SaidWish): boolean {
  return act !== undefined && act !== said.act?.replace(/[{}]/g, '').trim();
}

function missing(said: SaidWish, used: OwnAnswers, terms: LeftOutTerms): string {
  const { index, isOther, about, session, taken } = terms;
  const isNew = session === undefined && taken.act !== undefined;
  const left = OWN_ANSWERS.filter(
    (field) =>
      said[field]?.trim() &&
      !used[field] &&
      !(field === 'thing' && about !== '') &&
      !saysNothingNew(field, said),
  );
  if (left.length === 0) return '';
  if (isOther) return 'Your answers were left out: the quests are in English for now.';
  const isRead = isDark(terms) || left.every((field) => isPlain(field, said[field] ?? '', index));
  const why = isRead && !isNew ? safeLine(terms) : WHY.isUnread;
  return `Left out: ${left.map((field) => NAMES[field]).join(', ')}. ${why}`;
}

/** What it is about, in words that the five answers had already: to leave it out loses nothing. */
function saysNothingNew(field: keyof OwnAnswers, said: SaidWish): boolean {
  if (field !== 'thing') return false;
  const known = [...said.goals, said.areas, said.experience, said.time].join(' ').toLowerCase();
  const words = (said.thing ?? '').toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return words.every((word) => known.includes(word.replace(/s$/, '')));
}

/** Whom to tell is said where lists and the classifier agree, or the classifier is sure. */
function safeLine({ session, unsaid, harm }: LeftOutTerms): string {
  const isListed = unsaid !== undefined || (typeof session === 'string' && session !== 'refused');
  const isAlarming = harm === 'alarming' || (harm !== 'clear' && isListed);
  return isAlarming ? `${WHY.isCared} ${WHY.isAlarming}` : WHY.isCared;
}

function cutLine(answers: OwnAnswers, said: SaidWish): string {
  return isCut(answers, said)
    ? 'Left out: the end of your session. What is practised stands as you said it.'
    : '';
}

/** A line for a session that found no place in the week. */
function noRoom({ act = '' }: OwnAnswers, { quests }: LeftOutTerms): string {
  const isThere = quests.some(({ mouldId }) => mouldId.startsWith('own-session'));
  if (act === '' || isThere) return '';
  return `“${act}” found no room. Make it shorter, or the week longer.`;
}

const WHY = {
  isCared: 'Here the quests stay as they are, to be safe.',
  isAlarming:
    'Some of it could mean harm. If it does, to you or another: tell someone you trust today, or call your local emergency number. If not, say it in other words.',
  isUnread: 'These words could not be read yet.',
} as const;

const NAMES = {
  thing: 'what it is about',
  act: 'your session',
  now: 'where you stand',
  when: 'your hour',
} as const;
