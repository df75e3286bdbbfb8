import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, forgetBuild, SERVER_ENTRY } from './prepare.mjs';
import { orEndWithOneLine } from './run.mjs';

await orEndWithOneLine(ensureInstalled);
forgetBuild();
const { build, createServer } = await import('vite');

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
async function restartServer() {
  await stopServer();
  server = spawn(process.execPath, [fileURLToPath(SERVER_ENTRY)], { stdio: 'inherit' });
}
async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
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
const web = await createServer({ server: { proxy: { '/api': target, '/healthz': target } } });
await web.listen();
web.printUrls();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, async () => {
    await Promise.all([watcher.close(), web.close(), stopServer()]);
    process.exit(0);
  });
}
