/** Why something asked for by the API is not done. */
const ACT_REFUSALS = {
  'no-such-quest': 'There is no quest of yours with this id.',
  archived: 'This quest is in the archive. Revive it first.',
  'over-limit': 'The limit of this quest is passed today, so it cannot be cleared.',
  'not-today': 'This day is today nowhere on earth. Leave it out, or name today.',
  'too-late': 'This was for a day that can no longer be recorded.',
  'board-full': 'The board holds all it can.',
  'without-goal': 'This quest counts no amounts.',
  'not-allowed': 'A token may send commands of its quests only.',
  'too-many-proposals': 'Too many proposals wait for an answer already.',
  'no-such-proposal': 'This proposal has been answered already.',
} as const;

export type ActRefusal = keyof typeof ACT_REFUSALS;

/** Thrown where nothing is written; server/http gives each its status. */
export class ActRefused extends Error {
  readonly refusal: ActRefusal;

  constructor(refusal: ActRefusal, words: string = ACT_REFUSALS[refusal]) {
    super(words);
    this.refusal = refusal;
  }
}
