// Writes mentor/library/routes.ts, by which goals find their topics, from the topic files, and the frequent words from
// their list: node scripts/library-index.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    join(LIBRARY, 'testing', 'route-text.ts'),
    async (/** @type {typeof import('../mentor/library/testing/route-text.ts')} */ module) => {
      writeFileSync(join(LIBRARY, 'routes.ts'), await module.routesText(LIBRARY, filesIn));
    },
  );
  await withSource(
    join(UNDERSTAND, 'testing', 'guard-text.ts'),
    (/** @type {typeof import('../mentor/understand/testing/guard-text.ts')} */ { guardText }) => {
      const list = readFileSync(join(UNDERSTAND, 'testing', 'guard-words.txt'), 'utf8');
      writeFileSync(join(UNDERSTAND, 'guard-words.ts'), guardText(list));
    },
  );
});
