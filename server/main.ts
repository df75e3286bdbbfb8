import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createAccounts } from './auth/accounts.ts';
import { createInvitations } from './auth/invitations.ts';
import { type Clock, systemClock } from './database/clock.ts';
import { type Database, openDatabase } from './database/database.ts';
import { databaseFile } from './database/sqlite-dialect.ts';
import { addApi } from './http/api.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { openMetrics } from './http/metrics.ts';
import { openOperationsPort } from './http/operator/operations-port.ts';
import { openMail } from './mail/open-mail.ts';
import { openMentor } from './mentor/open-mentor.ts';
import { noticeRollbacks, openHighMark } from './operations/high-mark.ts';
import { type NightlyJob, openNightly } from './operations/nightly/nightly-job.ts';
import { createSizeMeter } from './operations/operator/user-sizes.ts';
import { checkStorage } from './operations/quick-check.ts';
import { createClockCheck, createReadiness } from './operations/readiness.ts';
import { Hub } from './realtime/hub.ts';
import { openNotifications } from './realtime/open-notifications.ts';
import { openReminders } from './reminders/open-reminders.ts';
import type { Config } from './startup/config.ts';
import { isOpenToOthers, keptSecret } from './startup/data-folder.ts';
import { serverLog } from './startup/log.ts';
import { readConfig } from './startup/read-config.ts';
import { RELEASE } from './startup/release.ts';
import { endOnSignals } from './startup/shutdown.ts';
import { signInWays } from './startup/sign-in-config.ts';
import { openingLines, startProblem } from './startup/start-messages.ts';
import { openWebhooks } from './webhooks/open-webhooks.ts';

const QUICK_CHECK = fileURLToPath(new URL('quick-check.js', import.meta.url));
const NIGHTLY = fileURLToPath(new URL('nightly.js', import.meta.url));
const USER_SIZES = fileURLToPath(new URL('user-sizes.js', import.meta.url));

function refuseToStart(problem: string): never {
  process.stderr.write(`Duskgate cannot start: ${problem}.\n`);
  process.exit(1);
}

const parsed = readConfig(process.env);
if (!parsed.ok) refuseToStart(parsed.failure.join('; '));
const { dataDir: dataFolder } = parsed.value;
await openServer(parsed.value).catch((cause: unknown) => {
  const problem = startProblem(cause, dataFolder);
  if (problem === undefined) throw cause;
  refuseToStart(problem);
});

async function openServer(config: Config): Promise<void> {
  const { publicUrl, limits, dataDir } = config;
  const log = serverLog();
  const clock = systemClock(config.clockShiftMs);
  const onIdleError = (err: Error) => log.warn({ err }, 'a database connection was lost');
  const database = await openDatabase({ ...config, onIdleError });
  const highMark =
    config.highMarkFile === undefined
      ? undefined
      : openHighMark(config.highMarkFile, (err) => log.warn({ err }, 'the high mark is behind'));
  for (const userId of highMark ? await noticeRollbacks(database, clock, highMark) : []) {
    log.warn({ event: 'rolled-back', userId }, 'the database has lost commands');
  }
  const hub = new Hub();
  const secret = config.authSecret ?? keptSecret(dataDir);
  const mail = await openMail({
    ...config,
    secret,
    database,
    clock,
    onEvent: ({ event, outcome }) => log.warn({ event, outcome }, event),
    onFault: (err) => log.warn({ err }, 'mails wait for the database'),
  });
  const accounts = await createAccounts({
    database,
    clock,
    publicUrl,
    limits,
    secret,
    isByInvitation: config.signUp === 'invited',
    mail: mail?.queue,
    signIn: config.signIn,
    log: ({ level, ...entry }) => log[level](entry, entry.event),
    onSessionsEnded: (userId) => notifications.publish({ kind: 'sessions-ended', userId }),
  });
  const notifications = openNotifications({
    database,
    hub,
    log: (message, err) => log.warn({ err }, message),
    onSessionsEnded: accounts.forgetSessions,
  });
  const readiness = createReadiness(database, dataDir);
  const isClockBehind = createClockCheck(database, clock, () =>
    log.warn(
      { event: 'clock-behind' },
      'the clock is behind the newest stored command: the times of devices are kept as they say',
    ),
  );
  await isClockBehind();
  const mentor = openMentor(config, {
    database,
    clock,
    onFailure: (failure) => log.warn({ failure }, 'the mentor gave no answer'),
  });
  const reminders = await openReminders({
    ...config,
    database,
    clock,
    log: (event, count) => log.warn({ event, count }, event),
    onFault: (err) => log.warn({ err }, 'reminders wait for the database'),
  });
  const webhooks = openWebhooks({
    ...config,
    secret,
    database,
    clock,
    onSwitchedOff: (userId, reason) =>
      log.warn({ event: 'webhook-off', userId, reason }, 'a webhook was switched off'),
    onFault: (err) => log.warn({ err }, 'webhooks wait for the database'),
  });
  const nightly = await nightlyOf(config, { database, clock, log });
  const parts = {
    publicUrl,
    isPublicUrlSet: config.isPublicUrlSet,
    ways: signInWays(config),
    isAiOff: config.isAiOff,
    isClientAddressKnown: config.trustedProxies !== 0,
    securityContact: config.securityContact,
    limits,
    clock,
    database,
    accounts,
    hub,
    mentor,
    reminders,
    webhooks,
    highMark,
    backupHealth: nightly?.health,
    publish: notifications.publish,
  };
  const operations = operationsOf(config, { database, clock, log, nightly, hub });
  const app = await createApp({
    webFolder: fileURLToPath(new URL('../web', import.meta.url)),
    isKeptOffline: config.isKeptOffline,
    isHttps: publicUrl.startsWith('https:'),
    trustedProxies: config.trustedProxies,
    log: log.child({}, { level: 'warn' }), // its line about the address would repeat ours
    limits,
    addRoutes: (made) => {
      operations?.watch(made);
      addApi(made, { ...parts, isReady: readiness.isReady, isClockBehind });
    },
  });
  const stopping = new AbortController();
  endOnSignals(process, async () => {
    stopping.abort();
    readiness.stop();
    await operations?.close();
    await app.close();
    await accounts.mailsQueued();
    await Promise.all([
      reminders.scheduler.stop(),
      webhooks.dispatcher.stop(),
      mail?.sender.stop(),
      nightly?.stop(),
    ]);
    await notifications.close();
    await database.close();
  });

  const opened = await listen(app, config);
  if (!opened.ok) refuseToStart(opened.failure);
  const told = await operations?.listen();
  if (told?.ok === false) refuseToStart(told.failure);
  if (!reminders.isOff) reminders.scheduler.start();
  webhooks.dispatcher.start();
  nightly?.start();
  mail?.sender.start();
  const said = { address: opened.value, isFolderOpen: isOpenToOthers(dataDir) };
  for (const line of openingLines(config, said)) process.stdout.write(`${line}\n`);
  if (database.engine === 'sqlite') {
    const { noteDamage } = database;
    const file = databaseFile(dataDir);
    await checkStorage({ program: QUICK_CHECK, file, signal: stopping.signal, log, noteDamage });
  }
}

type OperationParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
};

/** The job that makes backups, where a folder is set for them. */
async function nightlyOf({ backups, limits }: Config, parts: OperationParts) {
  return backups && openNightly({ ...parts, settings: backups, limits, program: NIGHTLY });
}

/** The port of the figures, with the operator's page where there is a secret for it. */
function operationsOf(
  config: Config,
  {
    hub,
    nightly,
    ...parts
  }: OperationParts & { readonly hub: Hub; readonly nightly: NightlyJob | undefined },
) {
  const { metrics: place, operatorSecret: secret } = config;
  if (place === undefined) return undefined;
  const operator = secret !== undefined && {
    ...parts,
    config,
    secret,
    port: place.port,
    nightly,
    invitations: createInvitations(parts.database.db, parts.clock),
    userSizes: createSizeMeter(USER_SIZES),
    version: RELEASE,
  };
  return openOperationsPort(place, openMetrics(hub, nightly), operator || undefined);
}
