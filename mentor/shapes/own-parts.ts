import type { GoalTarget, SaidWish, UnderstoodGoal } from '#mentor/understand/understanding.ts';
import type { FamilyMatch } from './find-family.ts';

const MOST_PARTS = 3;
const LONGEST_PART = 22;

/** Words that do not occur in the name of a part. A list with one of them names no parts. */
const NO_PART =
  /\b(?:i|me|my|we|you|it|they|them|but|so|please|want|like|need|maybe|days?|week\w*|month\w*|time|minutes?|hours?|morning|evening|plan|plans|structured?|flexible|balanced|loose|strict|percent\w*|numbers|lists?|fixed|clear|by|first|then|later|someday|also|just|only|not|no|never|always|good|better|with|without|for|at|on|in|to|of the|around|here|there)\b|\d/i;
/** The end of a list item that does not belong to the part: "backhand on Mondays". */
const TAIL = / (?:on|in|at|for|by|every|each|with|days?)\b.*$/i;
/** What an animal shall learn, after the animal: "my cockatiel to step up and come when called". */
const TO_DO = /^ to (\p{L}+(?: \p{L}+){0,3}?)(?: and (\p{L}+(?: \p{L}+){0,3}))?(?=[,.;]|$)/u;
/** Two parts after a comma: "my judo grading, throws and groundwork". */
const PAIR = /, (\p{L}+(?: \p{L}+)?) and (\p{L}+(?: \p{L}+)?)(?=[,.;]|$)/u;
/** Two parts right after the thing: "table tennis serve and backhand". */
const BESIDE =
  /^ ?(\p{L}[\p{L}' -]*?)(?: and |, )(\p{L}[\p{L}'-]*(?: \p{L}+)?)(?=[,.;]|$| (?:by|before|so|for|until|to|in|on)\b)/u;

/** The parts of the thing that the user named: "openings, tactics, endgames on fixed days". */
export function ownParts(
  { style = '', experience = '' }: SaidWish,
  goal: Pick<UnderstoodGoal, 'said'>,
  { thing, family, kind }: Pick<FamilyMatch, 'thing' | 'family' | 'kind'>,
): readonly string[] {
  if (kind === 'bees' || kind === 'keep') return []; // they learn nothing: "keep my bees alive"
  const after = thing === undefined ? -1 : goal.said.toLowerCase().indexOf(thing.toLowerCase());
  const rest = after === -1 ? '' : goal.said.slice(after + (thing ?? '').length);
  const [, one, other] = BESIDE.exec(rest) ?? [];
  const [, pair, twin] = PAIR.exec(rest) ?? [];
  const beside = [one ?? pair, other ?? twin].flatMap((part) =>
    part === undefined ? [] : [part.trim()],
  );
  const [, ask, more] = family === 'animal' ? (TO_DO.exec(rest) ?? []) : [];
  const asked = [ask, more].flatMap((part) => (part === undefined ? [] : [part.trim()]));
  const found = [listIn(goal.said, true), listIn(style, false), beside, listIn(experience, true)];
  const parts = found.map(clean).find((some) => some.length >= 2) ?? clean(asked);
  return parts.slice(0, MOST_PARTS);
}

/** The items between commas, behind a colon if there is one. */
function listIn(text: string, needsColon: boolean): readonly string[] {
  const colon = text.indexOf(':');
  if (needsColon && colon === -1) return [];
  const items = text.slice(colon + 1).split(/[,/]/);
  const last =
    items.length > 1 ? (items.at(-1) ?? '').replace(/^ ?and /, '').split(' and ') : items;
  const whole =
    items.length > 1 ? [...items.slice(0, -1), ...last] : (items[0]?.split(' and ') ?? []);
  return whole.length >= (colon === -1 ? 3 : 2) ? whole : [];
}

/** The items as names of parts, or none if one of them cannot be a part. */
function clean(items: readonly string[]): readonly string[] {
  const parts = items.map((item) => item.trim().replace(TAIL, '').toLowerCase());
  const isAll = parts.every(
    (part) =>
      part.length >= 3 &&
      part.length <= LONGEST_PART &&
      part.split(' ').length <= 3 &&
      /^[\p{L}' -]+$/u.test(part) &&
      !NO_PART.test(part),
  );
  return isAll ? [...new Set(parts)] : [];
}

/** A number that says how it is today: "from 40", "107.5 now". */
const NOW =
  /\b(?:from|at|now|currently|know|can do|am at|is|was|stuck at|best is|best was|pb is|pb) (\d+(?:[.,]\d+)?)\b|\b(\d+(?:[.,]\d+)?) ?\S* (?:now|at the moment|today|currently)\b/gi;

/** The current value in the unit of the goal: 107.5 in "at 107.5 now". */
export function ownNow(said: string, { n, from }: GoalTarget): number | undefined {
  if (from !== undefined) return from;
  return [...said.matchAll(NOW)]
    .map(([, before, after]) => Number((before ?? after ?? '').replace(',', '.')))
    .find((now) => now > 0 && now !== n);
}
