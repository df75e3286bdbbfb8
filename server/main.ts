import { fileURLToPath } from 'node:url';
import { createAccounts } from './auth/accounts.ts';
import { systemClock } from './clock.ts';
import { type Config, parseConfig } from './config.ts';
import { isOpenToOthers } from './data-folder.ts';
import { openDatabase } from './database/database.ts';
import { addApi } from './http/api.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { serverLog } from './log.ts';
import { openMentor } from './mentor/open-mentor.ts';
import { openingLines } from './opening-lines.ts';
import { createReadiness } from './readiness.ts';
import { Hub } from './realtime/hub.ts';
import { openNews } from './realtime/open-news.ts';
import { keptSecret } from './secret.ts';
import { endOnSignals } from './shutdown.ts';
import { startProblem } from './start-problem.ts';

function refuseToStart(problem: string): never {
  process.stderr.write(`Duskgate cannot start: ${problem}.\n`);
  process.exit(1);
}

const parsed = parseConfig(process.env);
if (!parsed.ok) refuseToStart(parsed.failure.join('; '));
await openHouse(parsed.value).catch((cause: unknown) => {
  const problem = startProblem(cause);
  if (problem === undefined) throw cause;
  refuseToStart(problem);
});

async function openHouse(config: Config): Promise<void> {
  const { publicUrl, limits, dataDir } = config;
  const log = serverLog();
  const clock = systemClock(config.clockShiftMs);
  const onIdleError = (err: Error) => log.warn({ err }, 'a database connection was lost');
  const database = await openDatabase({ ...config, onIdleError });
  const hub = new Hub();
  const accounts = await createAccounts({
    database,
    clock,
    publicUrl,
    limits,
    secret: config.authSecret ?? keptSecret(dataDir),
    log: ({ level, ...entry }) => log[level](entry, entry.event),
    onSessionsEnded: (userId) => news.publish({ kind: 'sessions-ended', userId }),
  });
  const news = openNews({
    database,
    hub,
    log: (message, err) => log.warn({ err }, message),
    onSessionsEnded: accounts.forgetSessions,
  });
  const readiness = createReadiness(database, dataDir);
  const mentor = openMentor(config, {
    database,
    clock,
    onFailure: (failure) => log.warn({ failure }, 'the mentor gave no answer'),
  });
  const parts = {
    publicUrl,
    isSignUpOpen: config.isSignUpOpen,
    limits,
    clock,
    database,
    accounts,
    hub,
    mentor,
    publish: news.publish,
  };
  const app = await createApp({
    webFolder: fileURLToPath(new URL('../web', import.meta.url)),
    isKeptOffline: config.isKeptOffline,
    isHttps: publicUrl.startsWith('https:'),
    trustedProxies: config.trustedProxies,
    log: log.child({}, { level: 'warn' }), // that it listens is said once, to people
    limits,
    addRoutes: (made) => addApi(made, { ...parts, isReady: readiness.isReady }),
  });
  endOnSignals(process, async () => {
    readiness.stop();
    await app.close();
    await news.close();
    await database.close();
  });

  const opened = await listen(app, config);
  if (!opened.ok) refuseToStart(opened.failure);
  const said = { address: opened.value, isFolderOpen: isOpenToOthers(dataDir) };
  for (const line of openingLines(config, said)) process.stdout.write(`${line}\n`);
}
