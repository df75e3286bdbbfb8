// Writes mentor/library/routes.ts, by which goals find their topics, from the topic files, and
// mentor/understand/guard-words.ts from the list of frequent words: node scripts/library-index.mjs
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSource } from './load-source.mjs';
import { orEndWithOneLine, ROOT } from './run.mjs';

const LIBRARY = join(ROOT, 'mentor', 'library');
const UNDERSTAND = join(ROOT, 'mentor', 'understand');

/** @param {string} folder */
function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

await orEndWithOneLine(async () => {
  await withSource(
    join(UNDERSTAND, 'testing', 'frequent-words.ts'),
    (/** @type {typeof import('../mentor/understand/testing/frequent-words.ts')} */ module) => {
      writeFileSync(join(UNDERSTAND, 'guard-words.ts'), module.guardWordsText());
    },
  );
  await withSource(
    join(LIBRARY, 'testing', 'route-text.ts'),
    async (/** @type {typeof import('../mentor/library/testing/route-text.ts')} */ module) => {
      writeFileSync(join(LIBRARY, 'routes.ts'), await module.routesText(LIBRARY, filesIn));
    },
  );
});
