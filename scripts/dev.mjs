import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { builtFrom, ensureInstalled, forgetBuild } from './prepare.mjs';
import { orEndWithOneLine, ROOT } from './run.mjs';

endWithNpm();
await orEndWithOneLine(ensureInstalled);
forgetBuild();
mkdirSync(join(ROOT, 'dist', 'web'), { recursive: true }); // without it the server warns that there is no page
const { build, createServer } = await import('vite');

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let isEnding = false;

/** Without its output, which would print a second address that serves an older page. */
async function restartServer() {
  await stopServer();
  if (isEnding) return;
  server = spawn(process.execPath, [builtFrom('main')], { stdio: ['ignore', 'ignore', 'inherit'] });
}
async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

// Before the first server starts, so that each one is ended. Signals come twice under npm.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    await stopServer();
    process.exit(0);
  });
}

const watcher = await build({
  configFile: 'vite.server.config.ts',
  logLevel: 'warn',
  build: { watch: {} },
});
if (!('on' in watcher)) throw new Error('Vite did not watch the server.');
let restarted = Promise.resolve();
watcher.on('event', (event) => {
  if (event.code === 'END') restarted = restarted.then(restartServer);
});

const { PORT } = process.env;
const target = `http://127.0.0.1:${PORT || 4000}`;
const proxy = { '/api': target, '/healthz': target, '/readyz': target };
const web = await createServer({ server: { proxy } });
await web.listen();
web.printUrls();
