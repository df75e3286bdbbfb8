import { setTimeout as wait } from 'node:timers/promises';
import { adding, done, editing } from '#rules/testing/builders.ts';
import type { Engine } from '#server/database/database.ts';
import { startFakePushService } from './fake-push-service.ts';
import { builtProgram, end, launchNode, temporaryFolder } from './running-server.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { within } from './with-timeout.ts';

type Ordeal = {
  readonly engine: Engine;
  /** Servers on one database; SQLite takes one. */
  readonly servers: number;
  readonly reminders: number;
  readonly kills: number;
};

export type OrdealOutcome = {
  /** How often each user was reminded, by the path of their browser. */
  readonly sent: ReadonlyMap<string, number>;
  /** Users of whom some server claimed the reminder and never said how it went. */
  readonly unsettled: readonly string[];
  readonly saidCount: number;
  readonly killCount: number;
  /** What the audit says afterwards, and what any of the servers logged of lost ones. */
  readonly audit: string;
  readonly lostLines: readonly string[];
  /** How long pushes of somebody else took meanwhile. */
  readonly pushMs: readonly number[];
};

const PATIENCE_MS = 1_500_000;
/** As services on the network do, so that a kill meets calls that are under way. */
const ANSWER_MS = 20;
const LIMITS = 'reminderTickMs=100,pushesPerMinute=100000,pushBurst=100000';

/** As many reminders as asked for are due at once, and the servers are killed while they send them. */
export async function remindThroughKills(ordeal: Ordeal): Promise<OrdealOutcome> {
  const { engine, reminders, kills } = ordeal;
  const service = await startFakePushService();
  service.be((response) => setTimeout(() => response.writeHead(201).end(), ANSWER_MS));
  const folder = temporaryFolder();
  const first = await startTestServer(engine, {}, folder);
  const { databaseUrl: DATABASE_URL, sql } = first;
  const settings = { DATABASE_URL, DUSKGATE_LIMITS: LIMITS };
  const all: TestServer[] = [];
  const start = async (more: Readonly<Record<string, string>> = {}) => {
    const started = await startTestServer(engine, { ...settings, ...more }, folder);
    all.push(started);
    return started;
  };
  await prepare(first, engine, { reminders, ...service.browser('') });
  await end(first.process);

  const running: TestServer[] = [];
  for (let index = 0; index < ordeal.servers; index += 1) running.push(await start());
  const neighbour = await running[0]?.hunter('neighbour');
  const pushMs: number[] = [];
  let killCount = 0;
  const isLeft = async () => {
    const [row] = await sql(
      `select count(*) as n from reminder_plans where next_at <= '${new Date().toISOString()}'`,
    );
    return Number(Object(row).n) > 0;
  };
  /** Kills a server in the midst of its work, and starts another in its place. */
  const killOne = async () => {
    const isTime = service.received.length > ((killCount + 1) * reminders) / (kills + 5);
    const index = killCount % running.length;
    const victim = running[index];
    if (killCount >= kills || !isTime || victim === undefined) return;
    await end(victim.process);
    killCount += 1;
    running[index] = await start();
  };
  const work = async () => {
    while (await isLeft()) {
      await wait(50);
      await killOne();
      const alive = running[(killCount + 1) % running.length];
      if (alive && neighbour) pushMs.push(await timedPush(alive, neighbour.cookie, neighbour.uid));
    }
    await wait(1_000); // what was claimed last is still being sent
  };
  await within(PATIENCE_MS, work(), () => `${service.received.length} were sent`);
  for (const { process } of running) await end(process);

  const late = await start({ NODE_ENV: 'test', DUSKGATE_CLOCK_SHIFT_MS: '120000' });
  const rows = (await sql(
    `select user_id, outcome from reminders_said where user_id like 'u%'`,
  )) as readonly { user_id: string; outcome: string }[]; // the columns asked for
  const lines = () =>
    all
      .flatMap(({ process }) => process.output().stderr.split('\n'))
      .filter((line) => line.includes('reminders-lost'));
  const isUncounted = async () =>
    (await sql(`select user_id from reminders_said where outcome = 'claimed'`)).length > 0;
  for (let tries = 0; tries < 100 && (await isUncounted()); tries += 1) await wait(200);
  const audited = launchNode([builtProgram('audit')], folder.path, { DATABASE_URL });
  await audited.ended;
  await end(late.process);
  const sent = new Map<string, number>();
  for (const { path } of service.received) sent.set(path, (sent.get(path) ?? 0) + 1);
  await service.close();
  folder.remove();
  return {
    sent,
    unsettled: rows
      .filter(({ outcome }) => outcome === 'claimed' || outcome === 'lost')
      .map(({ user_id: id }) => `/${id}`),
    saidCount: rows.length,
    killCount,
    audit: audited.output().stdout,
    lostLines: lines(),
    pushMs,
  };
}

async function timedPush({ address }: TestServer, cookie: string, uid: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(new URL('/api/sync/push', address), {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      uid,
      deviceId: 'd1',
      epoch: '',
      baseRev: 0,
      now: new Date().toISOString(),
      commands: [done({ kind: 'hunter.rename', id: crypto.randomUUID(), name: 'Ana' })],
    }),
  });
  if (reply.status !== 200) throw new Error(`a push was answered ${reply.status}`);
  await reply.text();
  return performance.now() - began;
}

type Prepared = {
  readonly reminders: number;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Users with one quest and one browser each, past the server: all are due at the same moment. */
async function prepare(
  server: TestServer,
  engine: Engine,
  { reminders, endpoint, keys }: Prepared,
): Promise<void> {
  const hunter = await server.hunter('template');
  const now = new Date().toISOString();
  await hunter.push([
    done(adding('q1', { frequency: 'milestone' })),
    done(editing('later', { snoozedUntil: now })),
  ]);
  const time = engine === 'postgres' ? `cast('${now}' as timestamptz)` : `'${now}'`;
  const ends = new Date(Date.now() + 86_400_000).toISOString();
  const end = engine === 'postgres' ? `cast('${ends}' as timestamptz)` : `'${ends}'`;
  const users = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${reminders})`;
  for (const statement of [
    `insert into users (id, email, display_name, email_verified, created_at, updated_at, last_login)
     ${users} select 'u' || i, 'u' || i || '@many.test', 'Ana', false, ${time}, ${time}, '${now}' from n`,
    `insert into sessions (id, user_id, token, created_at, updated_at, expires_at)
     ${users} select 's' || i, 'u' || i, 't' || i, ${time}, ${time}, ${end} from n`,
    `insert into reminder_devices (session_id, user_id, endpoint, p256dh, auth, failures, created_at)
     ${users} select 's' || i, 'u' || i, '${endpoint}' || 'u' || i, '${keys.p256dh}', '${keys.auth}', 0, '${now}' from n`,
    `insert into game_data (user_id, epoch, rev, schema, doc, updated_at)
     ${users} select 'u' || i, g.epoch, g.rev, g.schema, g.doc, g.updated_at from n, game_data g where g.user_id = '${hunter.uid}'`,
    `insert into game_commands (user_id, key, rev, kind, day, xp, body, device_id, recorded_at)
     ${users} select 'u' || i, g.key, g.rev, g.kind, g.day, g.xp, g.body, g.device_id, g.recorded_at from n, game_commands g where g.user_id = '${hunter.uid}'`,
    `insert into reminder_plans (user_id, zone, next_at, looked_at, rev)
     ${users} select 'u' || i, 'Europe/Vilnius', '${now}', '${now}', 2 from n`,
  ]) {
    await server.sql(statement);
  }
}
