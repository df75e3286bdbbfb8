// Trains the classifier of sessions and writes mentor/shapes/families/sessions/session-weights.ts:
// node scripts/session-model.mjs
import { join } from 'node:path';
import { columnsIn, writeModel } from './linear-model.mjs';
import { withSource } from './load-source.mjs';
import { orEndWithOneLine, ROOT } from './run.mjs';

const SESSIONS = join(ROOT, 'mentor', 'shapes', 'families', 'sessions');
const TEXTS = join(SESSIONS, 'testing');

await orEndWithOneLine(async () => {
  await withSource(
    join(TEXTS, 'session-examples.ts'),
    async (
      /** @type {typeof import('../mentor/shapes/families/sessions/testing/session-examples.ts')} */ module,
    ) => {
      const examples = await module.examplesOf({
        harmful: sessionsIn('harmful', 'learned-harmful'),
        harmless: sessionsIn('harmless', 'learned-harmless', 'plain-harmless'),
      });
      await writeModel(examples, join(SESSIONS, 'session-weights.ts'), {
        script: 'scripts/session-model.mjs',
        least: 15,
        most: Number.POSITIVE_INFINITY,
        step: 1,
        decay: 2e-3,
        fixed: 'harmless',
      });
    },
  );
});

/**
 * The sessions of lists whose lines are a goal and a session.
 * @param {...string} lists
 */
function sessionsIn(...lists) {
  return lists.flatMap((list) =>
    columnsIn(join(TEXTS, `${list}.txt`)).map(([, session = '']) => session),
  );
}
