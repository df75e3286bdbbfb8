import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '#server/testing/running-server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_CLONED = /^(node_modules|dist|data|test-results|playwright-report|\.git|\.preparing)$/;

/** Stands in for npm where there is no network: notes how it was called and links our packages. */
const FAKE_NPM = `
  const { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
  const { NODE_ENV, NETWORK, PACKAGES } = process.env;
  writeFileSync(__dirname + '/call.json', JSON.stringify({ args: process.argv.slice(2), NODE_ENV }));
  if (NETWORK === 'down') { console.error('npm error network'); process.exit(7); }
  if (NETWORK === 'slow') { process.on('SIGINT', () => {}); setInterval(() => {}, 1000); } else install();
  function install() {
    rmSync('node_modules', { recursive: true, force: true });
    mkdirSync('node_modules');
    for (const name of readdirSync(PACKAGES).filter((name) => !name.startsWith('.')))
      symlinkSync(PACKAGES + '/' + name, 'node_modules/' + name, 'junction');
  }
`;

/** The house as a new user has it: nothing installed, nothing built, and no git. */
export function freshClone() {
  const clone = temporaryFolder();
  const tools = temporaryFolder();
  const npm = join(tools.path, 'npm-cli.js');
  writeFileSync(npm, FAKE_NPM);
  for (const name of readdirSync(ROOT).filter((entry) => !NOT_CLONED.test(entry)))
    cpSync(join(ROOT, name), join(clone.path, name), { recursive: true });

  return {
    path: clone.path,
    environment: { npm_execpath: npm, PACKAGES: join(ROOT, 'node_modules') },
    npmCall: () => JSON.parse(readFileSync(join(tools.path, 'call.json'), 'utf8')),
    remove: () => {
      clone.remove();
      tools.remove();
    },
  };
}
