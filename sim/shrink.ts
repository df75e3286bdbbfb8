import type { RunResult } from './run.ts';
import type { Turn } from './turns.ts';

type Shrunk = { readonly turns: readonly Turn[]; readonly result: RunResult };

/** What went wrong, without the names in it: a smaller history must fail alike. */
function kindOfProblem(problem: string | undefined): string {
  return (problem ?? '').replace(/[dth]\d+|[\w:~@.-]*\d[\w:~@.-]*/g, '').slice(0, 60);
}

/** Drops turns as long as the same thing goes wrong: first halves, then smaller pieces, then single ones. */
export async function shrink(
  turns: readonly Turn[],
  failed: RunResult,
  run: (turns: readonly Turn[]) => Promise<RunResult>,
  maxRuns = 400,
): Promise<Shrunk> {
  let best: Shrunk = { turns: turns.slice(0, failed.turns), result: failed };
  const problem = kindOfProblem(failed.problem);
  let left = maxRuns;
  /** Drops pieces of that size where it can; whether it could. */
  async function drop(size: number): Promise<boolean> {
    const before = best;
    for (let at = 0; at < best.turns.length && left > 0; left -= 1) {
      const fewer = best.turns.toSpliced(at, size);
      const result = await run(fewer);
      if (kindOfProblem(result.problem) === problem) best = { turns: fewer, result };
      else at += size;
    }
    return best !== before;
  }
  for (let size = Math.ceil(best.turns.length / 2); size > 1; size = Math.ceil(size / 2)) {
    await drop(size);
  }
  while (await drop(1));
  return best;
}
