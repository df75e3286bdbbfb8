import { plainWords } from './read-claim.ts';

/** Words that may follow and change nothing. */
const FILLER =
  'really|much|specific|special|particular|in particular|yet|at all|i guess|honestly|tbh|else|comes to mind|right now|for now|please';
const NOTHING =
  '|no|nope|nah|none|nothing|anything|everything|whatever|idk|dunno|n ?a|hm+|uh+|surprise me|up to you|you (?:choose|decide|pick|tell me)|hard to say|none of (?:them|these|those)|a (?:bit|little) of everything|no (?:idea|clue|preferences?|interests?|hobbies|goals?)|(?:whatever|anything) you (?:want|like|choose)';
const UNDECIDED = [
  '(?:dont|do not) (?:really )?(?:know|care|mind)',
  '(?:dont|do not) (?:really )?have (?:any|one|an? goal)',
  '(?:im |am )?not (?:really |too |so |quite )?(?:sure|certain)',
  'can(?:t|not| not) (?:think of|say|decide|name)(?: (?:any|anything|one|much|something))?',
  'no (?:idea|clue)',
].join('|');
/**
 * An addition after which the answer is still empty ("I don't know what I like"). "How" is not one
 * of them: "I don't know how to swim" begins a goal.
 */
const OF_WHAT = '(?: (?:what|which|where|about (?:it|that))\\b[^,.;!?]*)?';
const NO_ANSWER = new RegExp(
  `^(?:i |well |um+ |honestly |just )*(?:(?:${NOTHING})(?: (?:${FILLER}))*|(?:${UNDECIDED})(?: (?:${FILLER}))*${OF_WHAT})$`,
);

/** Whether an answer names nothing ("nothing really", "I don't know yet"), so nothing is quoted. */
export function isNoAnswer(text: string): boolean {
  return NO_ANSWER.test(
    plainWords(text)
      .replace(/[\p{P} ]+$/u, '')
      .trim(),
  );
}
