/** Ready answers to the questions about time, style and experience, by the number of answers given before. */
const CHIPS: Readonly<Record<number, readonly string[]>> = {
  2: ['15 min', '30 min', '1 hour', '2 hours', 'Mostly weekends', 'It varies'],
  3: ['Step by step', 'Same time daily', 'Room to move', 'A bit of both', 'Surprise me'],
  4: ['New to this', 'Tried and stopped', 'Some habits hold', 'Years of practice'],
};

/** What can be tapped instead of typed; nothing where only the hunter's own words will do. */
export function answerChips(answerCount: number): readonly string[] {
  return CHIPS[answerCount] ?? [];
}
