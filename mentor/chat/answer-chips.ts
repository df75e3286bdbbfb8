/**
 * Suggested answers to the questions on time, style and experience, by the number of answers so
 * far.
 */
const CHIPS: Readonly<Record<number, readonly string[]>> = {
  2: ['15 min', '30 min', '1 hour', '2 hours', 'Mostly weekends', 'It varies'],
  3: ['Step by step', 'Same time daily', 'Room to move', 'A bit of both', 'Surprise me'],
  4: ['New to this', 'Tried and stopped', 'Some habits hold', 'Years of practice'],
};

/** The suggested answers to the current question; none where only free text makes sense. */
export function answerChips(answerCount: number): readonly string[] {
  return CHIPS[answerCount] ?? [];
}
