import { fileURLToPath } from 'node:url';
import { parseConfig } from './config.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { endOnSignals } from './shutdown.ts';

function refuseToStart(problem: string): never {
  process.stderr.write(`Duskgate cannot start: ${problem}.\n`);
  process.exit(1);
}

const parsed = parseConfig(process.env);
if (!parsed.ok) refuseToStart(parsed.failure.join('; '));
const config = parsed.value;

const app = await createApp({
  webFolder: fileURLToPath(new URL('../web', import.meta.url)),
  isHttps: config.publicUrl.startsWith('https:'),
  trustedProxies: config.trustedProxies,
  logger: { level: 'warn', stream: process.stderr },
});
endOnSignals(process, () => app.close());

const opened = await listen(app, config);
if (!opened.ok) refuseToStart(opened.failure);
process.stdout.write(`Duskgate is open at ${opened.value}\n`);
