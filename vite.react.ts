import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const REACT = new Set(['react', 'react/jsx-runtime', 'react-dom']);
const PREFIX = '\0exports-of:';
const require = createRequire(import.meta.url);

/**
 * Hands React on as ES exports. It is CommonJS, and a bundler calls what it imports from that as
 * `(0,react.useState)()`; here it is `useState()`, some kilobytes less in all.
 */
export function reactExports(): Plugin {
  return {
    name: 'duskgate-react-exports',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isOurs = !importer.startsWith(PREFIX) && !importer.includes('/node_modules/');
      return REACT.has(source) && isOurs ? `${PREFIX}${source}` : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const source = id.slice(PREFIX.length);
      const names = Object.keys(require(source)).filter((name) => !name.startsWith('__'));
      const lines = names.map(
        (name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`,
      );
      return [`import all from '${source}';`, ...lines].join('\n');
    },
  };
}
