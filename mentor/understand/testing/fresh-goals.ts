import { libraryIndex } from '#mentor/understand/library-index.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { OBLIQUE_1, ORDINARY_1 } from './fresh-goals-1.ts';
import { OBLIQUE_2, ORDINARY_2 } from './fresh-goals-2.ts';
import { judgeGoals } from './judge-goals.ts';

/** A goal and the topics a fair reader would accept for it. */
type GoalSet = readonly (readonly [goal: string, topics: string])[];

const SETS: Readonly<Record<string, GoalSet>> = {
  'set 1, ordinary': ORDINARY_1,
  'set 1, oblique': OBLIQUE_1,
  'set 2, ordinary': ORDINARY_2,
  'set 2, oblique': OBLIQUE_2,
};

/** How the sets are read today, goal by goal: a first run is evidence, a later one only says what broke. */
export function showFreshGoals(day: string, others: Readonly<Record<string, GoalSet>>): string {
  const today = parseLocalDate(day);
  if (today === undefined) throw new Error(`No calendar has the day ${day}.`);
  const index = libraryIndex();
  return Object.entries({ ...SETS, ...others })
    .map(([name, goals]) => {
      const judged = judgeGoals(goals, index, today);
      const count = (verdict: string) => judged.filter((one) => one.verdict === verdict).length;
      const lines = judged
        .filter(({ verdict }) => verdict !== 'right')
        .map(
          ({ verdict, confidence, read, goal }) =>
            `${verdict} ${confidence.toFixed(2)} ${read}: ${goal}`,
        );
      const sum = `${name}: ${count('right')} right, ${count('asked')} asked, ${count('wrong')} wrong`;
      return [sum, ...lines].join('\n');
    })
    .join('\n\n');
}
