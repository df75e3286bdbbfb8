/** The candidate with the smallest edit distance to what was typed. */
export function nearestName<Name extends string>(
  typed: string,
  candidates: readonly [Name, ...Name[]],
): Name {
  return candidates.reduce((best, name) =>
    editDistance(typed, name) < editDistance(typed, best) ? name : best,
  );
}

/** A letter that was left out is half a slip: MENTOR_KEY is meant to be MENTOR_API_KEY, not MENTOR_AI. */
const LEFT_OUT = 0.5;

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index * LEFT_OUT);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, wanted] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + LEFT_OUT));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
