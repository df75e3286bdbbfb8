// Writes mentor/library/routes.ts, by which goals find their topics, from the topic files: node scripts/library-index.mjs
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSource } from './load-source.mjs';
import { orEndWithOneLine, ROOT } from './run.mjs';

const LIBRARY = join(ROOT, 'mentor', 'library');

/** @param {string} folder */
function filesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

await orEndWithOneLine(() =>
  withSource(
    join(LIBRARY, 'testing', 'route-text.ts'),
    async (/** @type {typeof import('../mentor/library/testing/route-text.ts')} */ module) => {
      writeFileSync(join(LIBRARY, 'routes.ts'), await module.routesText(LIBRARY, filesIn));
    },
  ),
);
