import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '#server/testing/running-server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_CLONED = /^(node_modules|dist|data|test-results|playwright-report|\.git|\.preparing)$/;

/** Stands in for npm, which needs a network: notes how it was called and links our packages. */
const FAKE_NPM = `
  const { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
  const { NODE_ENV, NETWORK, PACKAGES, VITE } = process.env;
  writeFileSync(__dirname + '/call.json', JSON.stringify({ args: process.argv.slice(2), NODE_ENV }));
  if (NETWORK === 'down') { console.error('npm error network'); process.exit(7); }
  if (NETWORK === 'slow') { process.on('SIGINT', () => {}); setInterval(() => {}, 1000); } else install();
  function install() {
    rmSync('node_modules', { recursive: true, force: true });
    mkdirSync('node_modules');
    for (const name of readdirSync(PACKAGES).filter((name) => !name.startsWith('.')))
      symlinkSync(name === 'vite' && VITE ? VITE : PACKAGES + '/' + name, 'node_modules/' + name, 'junction');
  }
`;

/** Stands in for vite where the build is not the subject: copies what is built already. */
const FAKE_VITE = `
  const { cpSync, readFileSync } = require('node:fs');
  const part = process.argv.includes('--config') ? 'server' : 'web';
  if (part === 'server' && readFileSync('server/main.ts', 'utf8').includes('./gone.ts')) {
    console.error('server/main.ts imports gone.ts');
    process.exit(1);
  }
  cpSync(${JSON.stringify(join(ROOT, 'dist'))} + '/' + part, 'dist/' + part, { recursive: true });
`;

/** The sources as a new user has them: nothing installed, nothing built, and no git. */
export function freshClone({ isBuildCopied = false } = {}) {
  const clone = temporaryFolder();
  const tools = temporaryFolder();
  const npm = join(tools.path, 'npm-cli.js');
  writeFileSync(npm, FAKE_NPM);
  if (isBuildCopied) {
    mkdirSync(join(tools.path, 'vite', 'bin'), { recursive: true });
    writeFileSync(join(tools.path, 'vite', 'bin', 'vite.js'), FAKE_VITE);
  }
  for (const name of readdirSync(ROOT).filter((entry) => !NOT_CLONED.test(entry)))
    cpSync(join(ROOT, name), join(clone.path, name), { recursive: true });

  return {
    path: clone.path,
    environment: {
      npm_execpath: npm,
      PACKAGES: join(ROOT, 'node_modules'),
      ...(isBuildCopied && { VITE: join(tools.path, 'vite') }),
    },
    npmCall: () => JSON.parse(readFileSync(join(tools.path, 'call.json'), 'utf8')),
    remove: () => {
      clone.remove();
      tools.remove();
    },
  };
}
