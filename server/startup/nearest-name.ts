/** The candidate with the smallest edit distance to what was typed. */
export function nearestName<Name extends string>(
  typed: string,
  candidates: readonly [Name, ...Name[]],
): Name {
  return candidates.reduce((best, name) =>
    editDistance(typed, name) < editDistance(typed, best) ? name : best,
  );
}

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, wanted] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
