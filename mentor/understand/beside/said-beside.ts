import { isClearedIn } from '#mentor/safety/own-body.ts';
import { plainWords } from '#mentor/text/read-claim.ts';
import { VERBS } from '#mentor/understand/acts.ts';
import type { MeantWord } from '#mentor/understand/meant-words.ts';
import type { SaidWish, Understanding } from '#mentor/understand/understanding.ts';
import { barredIn, hourIn } from './place-hour.ts';
import { relapseIn } from './relapse.ts';

// Reads what the answers say besides goals, time and level: what is barred, hard, disliked, forbidden or listed.

type Beside = {
  /** All answers in plain letters. */
  readonly plain: string;
  readonly clauses: readonly (readonly MeantWord[])[];
  readonly isCared: boolean;
};

export function saidBeside(
  { goals, time = '', style = '', experience = '' }: SaidWish,
  { plain, clauses, isCared }: Beside,
): Pick<
  Understanding,
  | 'plain'
  | 'dislikes'
  | 'barred'
  | 'focus'
  | 'hour'
  | 'parts'
  | 'ban'
  | 'isCleared'
  | 'wishesStreak'
> {
  const when = plainWords(`${time} , ${style}`);
  const hour = hourIn(when);
  const parts = partsIn(style);
  const relapse = relapseIn(`${experience}. ${goals[0] ?? ''}`);
  const ban = isCared ? banIn(plain) : undefined;
  return {
    plain,
    dislikes: [
      ...dislikesIn(plain),
      ...(BROKEN_NIGHTS.test(plain) ? EARLIER : []),
      ...FAILED.flatMap(([said, title]) => (said.test(plain) ? title : [])),
    ],
    barred: barredIn(when, plain),
    focus: focusIn(clauses),
    ...(hour !== undefined && { hour }),
    ...(parts.length > 0 && { parts }),
    ...(ban !== undefined && { ban }),
    ...(relapse !== undefined && { relapse }),
    ...(wishesStreak(plainWords(style)) && { wishesStreak: true as const }),
    ...(isCared && isClearedIn(plain) && { isCleared: true as const }),
  };
}

/** Whether the fourth answer asks for a streak. */
function wishesStreak(style: string): boolean {
  return (
    /\b(?:streaks?|chain|unbroken)\b/.test(style) && !/\bno (?:streaks?|pressure)\b/.test(style)
  );
}

/** Attempts that failed before, with words of the quest titles that would repeat them. */
const FAILED: readonly (readonly [said: RegExp, title: string])[] = [
  [/\bdeleted (?:it|the|them|my|all)\b/, 'delete '],
  [/\b(?:schedules?|rotas?)\b[^.]*\b(?:last\w*|fail\w*|never)\b/, ' rota '],
];

/** Broken nights; the quests to get up earlier (`EARLIER`) are then disliked. */
const BROKEN_NIGHTS =
  /\bbroken nights\b|\b(?:newborn|baby|twins|toddler)\b.{0,40}\b(?:wakes?|up|nights?|\d months?|weeks? old)\b|\b(?:up|awake) (?:all|every|half the) night\b|\bnight (?:feeds|feedings)\b/;
const EARLIER = ['alarm', 'wake', 'get up', 'earlier', 'rise'];

/** Movements that the text rules out. */
const BANNED =
  /\bno (?:\w+ )?(?:lifting|bending|running|jogging|jumping|squats?|lunges?|impact|twisting|kneeling|pushing|pulling|standing|stairs)\b(?: (?:below|above|under|over|until|past|before) \w+)?/g;

/** The movements that the user's body must avoid, as they were said. */
function banIn(plain: string): string | undefined {
  const found = [...new Set(plain.match(BANNED) ?? [])];
  return found.length === 0 ? undefined : found.slice(0, 3).join(', ');
}

const LISTED = /:\s*(\p{L}[\p{L} -]*(?:, ?\p{L}[\p{L} -]*)+(?:,? and \p{L}[\p{L} -]*)?)/iu;
const AFTER_THE_LIST = / (?:on|at|in|by|each|every|with|for) .*$/i;
const LONGEST_PART = 20;

/** The parts of a goal that the style answer lists: "structured: openings, tactics, endgames on fixed days". */
function partsIn(style: string): readonly string[] {
  const [, list = ''] = LISTED.exec(style) ?? [];
  const parts = list.split(/,| and /).map((part) => part.trim().replace(AFTER_THE_LIST, ''));
  const isShort = parts.every((part) => part.length > 2 && part.length <= LONGEST_PART);
  return parts.length >= 2 && parts.length <= 5 && isShort ? parts : [];
}

const HARD =
  /\b(?:weird|bad|weak|weakest|worst|hard|difficult|struggle\w*|terrible|awful|ugly|wrong|stuck)\b|(?<!\b(?:i|he|she|it|at) )\bwas \d[\d.]*\b/;
const MOSTLY = /\b(?:mostly|mainly|especially)\b/;

/** Words for what the user finds hard or wants most, from the clauses that say so. */
function focusIn(clauses: readonly (readonly MeantWord[])[]): readonly string[] {
  const found = clauses
    .filter((clause) => {
      const text = clause.map(({ plain }) => plain).join(' ');
      return HARD.test(text) || MOSTLY.test(text);
    })
    .flatMap((clause) =>
      clause.filter(
        ({ isContent, plain, lemma }) => isContent && !HARD.test(plain) && !VERBS.has(lemma),
      ),
    );
  return [...new Set(found.map(({ plain }) => plain.replace(/s$/, '')))].filter(
    (word) =>
      word.length > 3 && /^[a-z]+$/.test(word) && !/^(?:look|mostly|mainly|especially)$/.test(word),
  );
}

/** Words before something that is disliked. */
const DISLIKING =
  'hates?|dislike|cant stand|cannot stand|cant bear|detest|not a fan of|no fan of|anything but|everything but|dont (?:like|enjoy|want)|do not (?:like|enjoy|want)|not into|bored of|sick of|please no|rather not';
const DISLIKED = new RegExp(
  `\\b(?:${DISLIKING})(?: to)?(?: the| any| doing| do| going to| more)? ((?:\\w+)(?: (?:or|and|nor) \\w+)?)`,
  'g',
);

/** Single words for what the user dislikes. */
function dislikesIn(plain: string): readonly string[] {
  const found = [...plain.matchAll(DISLIKED)].flatMap(([, said = '']) =>
    said.split(/ (?:or|and|nor) /),
  );
  return [...new Set(found)].filter((word) => word.length > 2);
}
