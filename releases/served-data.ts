import { createHash } from 'node:crypto';
import { call, type Device, type Position } from './device.ts';

const LOG_PAGE = 200;

/** What is read for each account, besides its game document and its log. */
const PATHS = [
  '/api/userProfiles/:uid',
  '/api/users/:uid/profile/onboardingData',
  '/api/users/:uid/quests/generated',
  '/api/questSessions',
  '/api/dailyActivities?from=2025-01-01&to=2025-12-31',
  '/api/sync/refused',
];

type LogEntry = {
  readonly rev: number;
  readonly key: string;
  readonly xp: number;
  readonly recordedAt: string;
  readonly command: { readonly kind: string };
};

/** What is stored of a quest's past. `otherDays`: a number for each month of a year, with one bit for each day. */
type ServedChain = {
  readonly id: string;
  readonly otherDays?: Readonly<Record<string, readonly number[]>>;
};

type ServedQuest = { readonly id: string; readonly streak: number; readonly completed: boolean };

type ServedDocument = {
  readonly character: {
    readonly level: number;
    readonly xp: number;
    readonly stats: Readonly<Record<string, number>>;
  };
  readonly habits: readonly ServedQuest[];
  readonly chains: readonly ServedChain[];
  readonly lifetimeXp: number;
  readonly loginDays: Readonly<Record<string, readonly number[]>>;
};

/** Everything a release serves to one account. */
export type ServedData = {
  readonly position: Position;
  readonly document: ServedDocument;
  readonly log: readonly LogEntry[];
  /** The parsed replies by path. */
  readonly replies: Readonly<Record<string, unknown>>;
};

export async function readServed(device: Device): Promise<ServedData> {
  const { epoch, rev, document } = await call<Position & { document: ServedDocument }>(
    device,
    'GET',
    '/api/sync/document',
  );
  const replies: Record<string, unknown> = {};
  for (const path of PATHS) replies[path] = await call(device, 'GET', path);
  return { position: { epoch, rev }, document, log: await readLog(device), replies };
}

/**
 * What a later release serves for certain. Until 0.1.0 a chain kept only the days on which a link of
 * another day was done, now it keeps every day: those of then are among those of now.
 */
export function lastingPart<Served extends Pick<ServedData, 'document'>>(
  then: Served,
  now: Served,
) {
  const { chains, ...document } = then.document;
  const lasting = chains.map(({ otherDays: daysThen, ...chain }) => {
    const daysNow = now.document.chains.find(({ id }) => id === chain.id)?.otherDays;
    const isKept = Object.entries(daysThen ?? {}).every(([year, months]) =>
      months.every((mask, month) => ((daysNow?.[year]?.[month] ?? 0) & mask) === mask),
    );
    return isKept ? chain : { ...chain, otherDays: daysThen };
  });
  return { ...then, document: { ...document, chains: lasting } };
}

async function readLog(device: Device): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  for (;;) {
    const path = `/api/sync/log?since=${entries.at(-1)?.rev ?? 0}&limit=${LOG_PAGE}`;
    const { commands } = await call<{ commands: readonly LogEntry[] }>(device, 'GET', path);
    entries.push(...commands);
    if (commands.length < LOG_PAGE) return entries;
  }
}

/** The main numbers of an account; they hold for a later release too, which may serve more fields. */
export type Figures = ReturnType<typeof figuresOf>;

export function figuresOf({ document, log }: Pick<ServedData, 'document' | 'log'>) {
  const { character, habits, lifetimeXp, loginDays } = document;
  return {
    level: character.level,
    xp: character.xp,
    lifetimeXp,
    stats: character.stats,
    questCount: habits.length,
    completedCount: habits.filter(({ completed }) => completed).length,
    streakSum: habits.reduce((sum, { streak }) => sum + streak, 0),
    loginDayCount: Object.values(loginDays).flat().reduce(addDaysOf, 0),
    logRowCount: log.length,
    logXp: log.reduce((sum, { xp }) => sum + xp, 0),
    logHash: hashOf(log),
  };
}

/** A month is stored as a number that has one bit for each day. */
function addDaysOf(count: number, month: number): number {
  return count + [...(month >>> 0).toString(2)].filter((bit) => bit === '1').length;
}

/** The same for the same entries, in whatever order a server writes their fields. */
function hashOf(log: readonly LogEntry[]): string {
  const entries = log.map(({ rev, key, xp, recordedAt, command }) => {
    return { rev, key, xp, recordedAt, command };
  });
  return createHash('sha256').update(JSON.stringify(entries, sortedFields)).digest('hex');
}

function sortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
