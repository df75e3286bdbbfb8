import {
  codeOf,
  isUnavailable,
  OperatorError,
  type StorageFault,
  storageFault,
} from '#server/database/errors.ts';
import type { Config } from './config.ts';
import { foreignOwner } from './data-folder.ts';

/** HOST values that listen on every address and are no address themselves. */
const EVERY_ADDRESS = ['0.0.0.0', '[::]'];
const LOOPBACK = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

const EXPOSED_DATABASE =
  'The database is reached without TLS: everything travels unprotected on that network (?sslmode=verify-full protects it).';

/** The address as this machine can open it. */
export function openableAddress(address: string): string {
  const url = new URL(address);
  if (EVERY_ADDRESS.includes(url.hostname)) url.hostname = '127.0.0.1';
  return url.origin;
}

type OpenedServer = { readonly address: string; readonly isFolderOpen: boolean };

/** The lines printed once the server is open; `address` is PUBLIC_URL with the actual port. */
export function openingLines(
  { publicUrl, dataDir, isDatabaseExposed, ...mentor }: Config,
  { address, isFolderOpen }: OpenedServer,
): readonly string[] {
  const folder = `Other users of this machine can look into ${dataDir}; chmod 700 closes it.`;
  const lines = [
    `Duskgate is open at ${openableAddress(address)}`,
    ...networkLines(publicUrl),
    ...(isDatabaseExposed ? [EXPOSED_DATABASE] : []),
    ...mentorLines(mentor),
  ];
  return isFolderOpen ? [...lines, folder] : lines;
}

function networkLines(publicUrl: string): readonly string[] {
  const { hostname, protocol } = new URL(publicUrl);
  if (EVERY_ADDRESS.includes(hostname)) {
    return ['People on other machines can sign in once PUBLIC_URL is the address they open it at.'];
  }
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return [];
  return ['This is plain http: passwords travel unprotected on that network.'];
}

type MentorSettings = Pick<
  Config,
  'mentorApiKind' | 'mentorApiUrl' | 'mentorApiKey' | 'mentorModel' | 'isAiOff'
>;

/** Warns of an incomplete configuration of the mentor's model; no model at all is fine. */
function mentorLines(settings: MentorSettings): readonly string[] {
  const { mentorApiKind, mentorApiUrl, mentorApiKey, mentorModel, isAiOff } = settings;
  const isKeyless = mentorApiKind === 'openai';
  const needed = [mentorApiUrl, mentorModel, ...(isKeyless ? [] : [mentorApiKey])];
  const isNoneSet = [...needed, mentorApiKey].every((value) => value === undefined);
  if (isNoneSet && !isKeyless) return [];
  if (isAiOff) return ['The mentor asks no model: MENTOR_AI is off.'];
  if (needed.includes(undefined)) {
    return [
      isKeyless
        ? 'The mentor has no model: MENTOR_API_KIND=openai needs MENTOR_API_URL and MENTOR_MODEL.'
        : 'The mentor has no model: MENTOR_API_URL, MENTOR_API_KEY and MENTOR_MODEL belong together.',
    ];
  }
  const isPlain = mentorApiUrl?.startsWith('http:');
  return isPlain ? ['The mentor is asked over plain http, at a private address.'] : [];
}

const STORAGE_PROBLEMS: Readonly<Record<StorageFault, string>> = {
  full: 'the disk is full; free some space, then start again',
  'read-only':
    'the data cannot be written, its disk, folder or file is read-only; make it writable or set DATA_DIR to another folder',
  damaged:
    'the database is damaged; move duskgate.sqlite and the files of its name beside it away, then restore a backup (npm run restore -- FILE)',
};

const FORBIDDEN = ['EACCES', 'EPERM', 'SQLITE_CANTOPEN'];

/** A container or a service that is started as another user than before. */
function otherUserProblem(dataDir: string): string | undefined {
  const owner = foreignOwner(dataDir);
  if (owner === undefined) return undefined;
  const uid = process.getuid?.();
  return `${dataDir} belongs to user ${owner}, and this is user ${uid}; start it as user ${owner}, or give it the folder: chown -R ${uid} ${dataDir}`;
}

/** The line that tells an operator what to mend; undefined for a bug, which keeps its stack. */
export function startProblem(cause: unknown, dataDir: string): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (cause instanceof OperatorError) return cause.message;
  const fault = storageFault(cause);
  if (fault !== undefined) return STORAGE_PROBLEMS[fault];
  if (isUnavailable(cause)) return 'the database cannot be reached';
  const code = codeOf(cause);
  const otherUser = FORBIDDEN.includes(code) ? otherUserProblem(dataDir) : undefined;
  if (otherUser !== undefined) return otherUser;
  const isUnmade = code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'mkdir'; // Node's word for a read-only disk
  if (isUnmade || [...FORBIDDEN, 'ENOTDIR', 'EEXIST'].includes(code)) {
    return 'the data folder cannot be written; set DATA_DIR to one that this user can write';
  }
  if (code === '28P01' || code === '28000' || code === '3D000') {
    return 'the database refuses this user or has no such database';
  }
  return startProblem(cause.cause, dataDir);
}
