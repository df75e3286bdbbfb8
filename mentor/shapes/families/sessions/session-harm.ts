import { linearModel } from '#mentor/classifier/linear-model.ts';
import { WEIGHTS } from './session-weights.ts';

const probabilities = linearModel(WEIGHTS);

/** From this probability on the screen says whom to tell, though no list finds harm. */
const ALARMING = 0.95;
/** From this probability on a session is never said back. */
const REFUSED = 0.65;
/** Up to this one, words that only may mean harm ("cut", "him", "dark") and unknown ones do not keep it off the board. */
const CLEAR = 0.3;

export type Harm = 'alarming' | 'refused' | 'unsure' | 'clear';

/**
 * How a classifier reads a session: it was trained on thousands of harmful and harmless ones, so it knows combinations
 * of ordinary words that no list holds. `scripts/session-model.mjs` trains it and writes `session-weights.ts`.
 */
export function harmIn(act: string): Harm {
  const harm = probabilities(withoutDays(act)).get('harmful') ?? 0;
  if (harm >= REFUSED) return harm >= ALARMING ? 'alarming' : 'refused';
  return harm > CLEAR ? 'unsure' : 'clear';
}

const DAYS =
  /\b(?:(?:on|every|each) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)\b)/gi;

/** The text without days of the week, which say nothing of harm. @internal named by the trainer and by tests */
export function withoutDays(text: string): string {
  return text.replace(DAYS, ' ');
}
