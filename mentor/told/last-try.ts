import type { Mould } from '#mentor/library/topic.ts';
import { ownWords } from '#mentor/text/own-words.ts';

// An earlier try that somebody tells of: "deleted the app 6 times", "got to Leviticus twice".

const TRY =
  /\b(?:tried (?!to )|quit (?:once|twice|again|after|for|it)|then (?:quit|stopped|gave up)|gave up (?:after|twice|again|each|every)|deleted (?:it|them|the|my)|(?:went|fell|slid|slipped) back|gain\w* it (?:all )?back|streak|on and off|off and on|got to \w+ (?:once|twice|three)|failed (?:\w+ )?(?:by|once|twice|\d)|never (?:finish\w*|stuck|stick|lasts?|lasted|got past|made it)|(?:lasted|managed|kept (?:it )?up) (?:for )?(?:\d|an? |two|three|four)|(?:start\w*|bought|have|filled) .*\b(?:but|then|and) (?:never|quit|stopp?\w*|gave up))/i;
/** Another person's story, a body's or a dark one is not said back. */
const NOT_OF_A_PLAN =
  /\b(?:he|she|they|him|her|them|his|their|ex|husband|wife|boyfriend|girlfriend|partner|mother|father|mum|mom|dad|parents?|brother|sister|sons?|daughter|kids?|child\w*|baby|friends?|boss|school|college|degree|job|doctor|nurse|therap\w*|hospital|clinic|rehab|pills?|drugs?|meds?|medic\w*|surgery|pain\w*|hurt\w*|injur\w*|ill|illness|sick\w*|cancer|died|rap\w*|assault\w*|abus\w*|hit|beat\w*|attack\w*|drunk|pregnan\w*|miscarr\w*|depress\w*|anxi\w*|panic\w*|breakdown|burn\w*|fast\w*|police|prison|court|god|life|myself|me)\b/i;
/** Its id: no noun of the goal stands behind its title. */
export const LAST_TRY = 'last-try';
const LONGEST_QUOTE = 40;
const LONGEST_PIECE = 70;

/** The piece of the fifth answer that tells of it, as it was said. */
export function lastTryIn(note = ''): string | undefined {
  const found = note
    .split(/[,.;!?()\n]|\bbut\b/i)
    .map((piece) => piece.trim())
    .find((piece) => TRY.test(piece));
  const isTold = found !== undefined && found.length <= LONGEST_PIECE && !NOT_OF_A_PLAN.test(note);
  return isTold ? found : undefined;
}

/** What ended it is the first thing that whoever has tried before works out. */
export function lastTry(said: string): Mould {
  const words = ownWords(said);
  const quote =
    words.length <= LONGEST_QUOTE
      ? words
      : `${words.slice(0, LONGEST_QUOTE).replace(/ [^ ]*$/, '')}…`;
  return {
    id: LAST_TRY,
    title: 'Write 3 lines on the last try',
    plan: { role: 'start', phase: 1, rhythm: 'once' },
    minutes: [5, 10, 15],
    steps: [
      ['Write how far you came', `That part worked. (“${quote}”)`],
      ['Write the day it ended: hour, place, what came before', 'What a camera saw; no blame.'],
      ['Write one line for the next such day', '“When that comes, I do the smallest part.”'],
    ],
    tiny: 'Write the one line.',
    why: 'Who has a sentence ready for the hard moment gives up less often.',
    source: 'trial',
  };
}
