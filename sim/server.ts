import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Position } from '#protocol/replies/sync-messages.ts';
import type { Database } from '#server/database/database.ts';
import { isUnavailable, storageFault } from '#server/database/errors.ts';
import { positionOf } from '#server/documents/read-document.ts';
import { TooLarge } from '#server/documents/too-large.ts';
import { Refused } from '#server/http/failures.ts';
import { refuseForeignUid } from '#server/http/guards/admission.ts';
import { createFairTurns } from '#server/http/guards/fair-turns.ts';
import { createCommandAllowance } from '#server/http/guards/rate-limit.ts';
import { createUserQueues } from '#server/http/guards/user-queues.ts';
import { addDataRoutes } from '#server/http/routes/data-routes.ts';
import { addDocumentRoutes } from '#server/http/routes/document-routes.ts';
import { createRecorder } from '#server/http/routes/recorder.ts';
import { addStreamRoutes } from '#server/http/routes/stream-routes.ts';
import { addSyncRoutes, createCheckClaim } from '#server/http/routes/sync-routes.ts';
import { writeBackup } from '#server/operations/backup.ts';
import { readBackup } from '#server/operations/restore.ts';
import { Hub } from '#server/realtime/hub.ts';
import { planFor } from '#server/reminders/plans.ts';
import { DEFAULT_LIMITS } from '#server/startup/limits.ts';
import type { Session } from './browser.ts';
import { type Owner, runAs, type Scheduler } from './scheduler.ts';
import { Killed, type ServerDatabase, type TableRows } from './server-database.ts';
import {
  asOldReply,
  asOldRequest,
  type Handler,
  RouteCatcher,
  type StreamWire,
  streamReply,
} from './server-wire.ts';

export type WireRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly session: Session | undefined;
};

export type WireReply = {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: string;
};

/** Generous, because a simulated day is short; the limits have tests of their own. */
const LIMITS = { ...DEFAULT_LIMITS, commandsPerDay: 1_000_000, importedCommandsPerDay: 1_000_000 };

type ServerParts = {
  readonly scheduler: Scheduler;
  readonly database: ServerDatabase;
  readonly onRestart: () => void;
  readonly onProblem: (problem: string) => void;
};

/** The server's real handlers on its real SQLite code; a process that can be killed, and a database that can be put back. */
export class SimulatedServer {
  readonly owner: Owner = { name: 'server', isAlive: true, wakesAtMs: 0 };
  readonly rows: ServerDatabase;
  skewMs = 0;
  /** Answers as version 0.1.0 did, until it is brought up to date. */
  isOld = false;
  /** The next request is stored, and the process dies before it says so. */
  diesAfterCommit = false;
  /** A whole database, silently put back. */
  copy: TableRows | undefined;
  hasBackup = false;
  readonly #parts: ServerParts;
  readonly #backupFile = join(tmpdir(), `duskgate-sim-${process.pid}.backup`);
  #database: Database;
  #routes = new RouteCatcher();
  #openCount = 0;

  constructor(parts: ServerParts) {
    this.#parts = parts;
    this.rows = parts.database;
    this.#database = this.rows.connect();
    this.#start();
    parts.scheduler.untilIdle = () => this.#untilIdle();
  }

  readonly clock = { nowMs: () => this.#parts.scheduler.nowMs + this.skewMs };

  /** A new process: nothing is left of what the one before had in memory. */
  restart(): void {
    this.rows.fault = undefined;
    this.diesAfterCommit = false;
    this.#database = this.rows.connect();
    this.#start();
    this.#parts.onRestart();
  }

  #start(): void {
    const database = this.#database;
    const { clock } = this;
    const monotonicMs = () => this.#parts.scheduler.nowMs;
    const hub = new Hub();
    const turns = createFairTurns(monotonicMs);
    const onMoved = (userId: string, { epoch, rev }: Position) => {
      if (this.diesAfterCommit) throw new Killed('after the commit');
      hub.notify(userId, { epoch, rev });
    };
    const record = createRecorder({
      database,
      queues: createUserQueues(LIMITS),
      turns,
      allowance: createCommandAllowance(LIMITS, monotonicMs),
      onMoved,
      limits: LIMITS,
    });
    const sync = { database, clock, record, onRollback: () => {} };
    const checkClaim = createCheckClaim({ ...sync, turns, onMoved });
    this.#routes = new RouteCatcher();
    const app = this.#routes as unknown as FastifyInstance; // the routes use no more of it
    addSyncRoutes(app, { ...sync, checkClaim });
    addDocumentRoutes(app, sync);
    addDataRoutes(app, { ...sync, turns });
    addStreamRoutes(app, {
      hub,
      limits: LIMITS,
      isClientAddressKnown: false,
      checkClaim: (request) => this.#counted(checkClaim(request)),
      positionOf: (userId) => this.#counted(positionOf(database.db, userId)),
      isStillSignedIn: (request) =>
        this.#counted(Promise.resolve(request.caller !== null && !Object(request).session?.isOver)),
    });
  }

  async #counted<Value>(work: Promise<Value>): Promise<Value> {
    this.#openCount += 1;
    try {
      return await work;
    } finally {
      this.#openCount -= 1;
    }
  }

  async #untilIdle(): Promise<void> {
    while (this.#openCount > 0) await setImmediate();
  }

  /** Answers a request; undefined when the process died of it. */
  async handle(sent: WireRequest): Promise<WireReply | undefined> {
    const request = this.isOld ? asOldRequest(sent) : sent;
    const [path = '', query = ''] = request.path.split('?');
    const handler = this.#routes.find(request.method, path);
    if (handler === undefined || (this.isOld && path === '/api/sync/missing')) {
      return { status: 404, text: '{"code":"not-found","message":""}' };
    }
    try {
      const text = await this.#run(handler, request, query);
      return { status: 200, text: this.isOld ? await this.#asOld(request, text) : text };
    } catch (error) {
      return this.#failure(error);
    } finally {
      await setImmediate();
    }
  }

  async #run(handler: Handler, request: WireRequest, query: string): Promise<string> {
    const { session } = request;
    const caller = session && !session.isOver ? { userId: session.uid } : null;
    const reply = {
      sent: '',
      code: () => reply,
      header: () => reply,
      type: () => reply,
      send: (text: string) => {
        reply.sent = text;
        return reply;
      },
    };
    const body = request.body === undefined ? undefined : JSON.parse(request.body);
    const isPush = request.path === '/api/sync/push'; // which says it in its own words
    if (caller && !isPush) refuseForeignUid(body, caller);
    const { headers } = request;
    const asked = Object.fromEntries(new URLSearchParams(query));
    const answer = await handler({ caller, session, headers, query: asked, body }, reply);
    return answer === reply ? reply.sent : JSON.stringify(answer);
  }

  async #asOld(request: WireRequest, text: string): Promise<string> {
    return asOldReply(request, text, async () => {
      const document = this.#routes.find('GET', '/api/sync/document');
      return document ? this.#run(document, { ...request, headers: {}, body: undefined }, '') : '';
    });
  }

  #failure(error: unknown): WireReply | undefined {
    if (error instanceof Killed) {
      this.restart();
      return undefined;
    }
    if (error instanceof Refused) {
      const text = JSON.stringify({ code: error.code, message: error.message });
      const { retryAfterSeconds } = error;
      const retry =
        retryAfterSeconds === undefined ? {} : { retryAfter: String(retryAfterSeconds) };
      return { status: error.statusCode, text, ...retry };
    }
    if (error instanceof TooLarge) return { status: 413, text: '{"code":"too-large"}' };
    if (storageFault(error) !== undefined || isUnavailable(error)) {
      return { status: 503, text: '{"code":"unavailable"}' };
    }
    this.#parts.onProblem(`the server failed: ${error instanceof Error ? error.stack : error}`);
    return { status: 500, text: '{"code":"unexpected"}' };
  }

  /** Opens the stream of positions; gives back the way to close it from the other end. */
  async openStream(
    path: string,
    session: Session | undefined,
    wire: StreamWire,
  ): Promise<() => void> {
    const handler = this.#routes.find('GET', '/api/sync/stream');
    const base = new URLSearchParams(path.split('?')[1]).get('base');
    const reply = streamReply(wire);
    const caller = session && !session.isOver ? { userId: session.uid } : null;
    const headers = {};
    const query = this.isOld ? {} : { base };
    try {
      await handler?.({ caller, session, headers, query, ip: '127.0.0.1' }, reply);
    } catch (error) {
      if (!(error instanceof Refused)) this.#failure(error);
      wire.onEnd();
    }
    return () => runAs(this.owner, () => reply.raw.close());
  }

  async backUp(): Promise<void> {
    await rm(this.#backupFile, { force: true });
    await writeBackup(this.#database, this.#backupFile);
    this.hasBackup = true;
  }

  /** The operator's restore: a new epoch for everybody. */
  async restore(): Promise<void> {
    await readBackup(this.#database, this.#backupFile);
    this.restart();
  }

  takeCopy(): void {
    this.copy = this.rows.copy();
  }

  putCopyBack(): void {
    if (this.copy) this.rows.putBack(this.copy);
    this.restart();
  }

  /** Begins to remind a user, so that every push plans anew. */
  remind(userId: string, zone: string): Promise<void> {
    return planFor(this.#database, this.clock, userId, zone);
  }

  async end(): Promise<void> {
    await rm(this.#backupFile, { force: true });
  }

  get database(): Database {
    return this.#database;
  }
}
