import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { err, ok, type Result } from '#rules/result.ts';
import { isReadableOnTheWay } from './database-line.ts';
import { DEFAULT_LIMITS, type Limits, parseLimits } from './limits.ts';
import { nearestName } from './nearest-name.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** What is said to the database crosses a network in the open. */
  readonly isDatabaseExposed: boolean;
  /** An origin, without a path. It says port 0 while the system has not chosen the port yet. */
  readonly publicUrl: string;
  /** False where `publicUrl` is only the address this machine would open. */
  readonly isPublicUrlSet: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly authSecret: string | undefined;
  readonly mentorApiUrl: string | undefined;
  readonly mentorApiKey: string | undefined;
  readonly mentorModel: string | undefined;
  /** False: a service worker that browsers still have is taken back. */
  readonly isKeptOffline: boolean;
  /** False: who is here stays, and nobody new comes. */
  readonly isSignUpOpen: boolean;
  readonly limits: Limits;
  /** For tests that need another day; 0 wherever people are. */
  readonly clockShiftMs: number;
};

/** A number of hops counted from the socket, or the addresses that may speak for others. */
export type TrustedProxies = number | readonly string[];

const KNOWN_NAMES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'AUTH_SECRET',
  'MENTOR_API_URL',
  'MENTOR_API_KEY',
  'MENTOR_MODEL',
  'DUSKGATE_OFFLINE',
  'DUSKGATE_SIGN_UP',
  'DUSKGATE_LIMITS',
  'DUSKGATE_CLOCK_SHIFT_MS',
] as const;
type KnownName = (typeof KNOWN_NAMES)[number];
type Environment = Readonly<Record<string, string | undefined>> &
  Readonly<Partial<Record<KnownName | 'NODE_ENV' | 'PGSSLMODE', string | undefined>>>;

const OWNED_PREFIX = /^(MENTOR|AUTH|DUSKGATE)_/;
const MIN_SECRET_LENGTH = 32;
/** `new URL` lets a host be `*.b` or `a,b`; browsers' host names have underscores at times. */
const NAMED_HOST = /^([a-z\d_]([a-z\d._-]*[a-z\d_])?|\[[\da-f:.]+\])$/;

const PRIVATE_HOST =
  /^(localhost|.+\.(localhost|local|lan|internal)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|\[f[cd][\da-f:]+\])$/;

/** No problem ever quotes a value: half of them are secrets, and this line ends up in logs. */
export function parseConfig(environment: Environment): Result<Config, readonly string[]> {
  const problems = [...probableTypos(environment)];
  const read = <Value>(
    name: KnownName,
    must: string,
    parse: (text: string) => Value | undefined,
  ) => {
    const text = environment[name];
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${must}`);
    return value;
  };

  const isOn = (name: KnownName) => read(name, 'on or off', parseSwitch) !== 'off';

  const port = read('PORT', 'a whole number from 0 to 65535', parsePort) ?? 4000;
  const host = read('HOST', 'an address or a host name', parseHost) ?? '127.0.0.1';
  const publicUrl = read('PUBLIC_URL', 'an http or https address without a path', parseOrigin);
  const databaseUrl = read(
    'DATABASE_URL',
    'a postgres:// or postgresql:// address',
    parsePostgresUrl,
  );
  const config: Config = {
    port,
    host,
    dataDir: resolve(environment.DATA_DIR || 'data'),
    databaseUrl,
    isDatabaseExposed: isReadableOnTheWay(databaseUrl, environment.PGSSLMODE),
    publicUrl: publicUrl ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`,
    isPublicUrlSet: publicUrl !== undefined,
    trustedProxies:
      read('TRUST_PROXY', 'a number of hops or a comma list of addresses', parseProxies) ?? 0,
    authSecret: read(
      'AUTH_SECRET',
      `at least ${MIN_SECRET_LENGTH} characters, spaces around them not counted`,
      parseSecret,
    ),
    mentorApiUrl: read(
      'MENTOR_API_URL',
      'an https address, or http to this machine or a private network',
      parseModelUrl,
    ),
    mentorApiKey: environment.MENTOR_API_KEY || undefined,
    mentorModel: environment.MENTOR_MODEL || undefined,
    isKeptOffline: isOn('DUSKGATE_OFFLINE'),
    isSignUpOpen: isOn('DUSKGATE_SIGN_UP'),
    limits: readLimits(environment, problems),
    clockShiftMs:
      read('DUSKGATE_CLOCK_SHIFT_MS', 'a whole number, and unset outside of tests', (text) =>
        parseShift(text, environment),
      ) ?? 0,
  };
  return problems.length === 0 ? ok(config) : err(problems);
}

function parseSwitch(text: string): 'on' | 'off' | undefined {
  return text === 'on' || text === 'off' ? text : undefined;
}

function readLimits({ DUSKGATE_LIMITS }: Environment, problems: string[]): Limits {
  const parsed = parseLimits(DUSKGATE_LIMITS ?? '');
  if (parsed.ok) return parsed.value;
  problems.push(...parsed.failure);
  return DEFAULT_LIMITS;
}

/** A shifted clock would date people's deeds wrongly for ever: only a test process may have one. */
function parseShift(text: string, { NODE_ENV }: Environment): number | undefined {
  return NODE_ENV === 'test' && /^-?\d{1,13}$/.test(text) ? Number(text) : undefined;
}

function probableTypos(environment: Environment): string[] {
  const known: readonly string[] = KNOWN_NAMES;
  return Object.keys(environment)
    .filter((name) => environment[name] && OWNED_PREFIX.test(name) && !known.includes(name))
    .map((name) => {
      const meant = nearestName(name.replace(/^DUSKGATE_/, ''), KNOWN_NAMES);
      return `${name} is not a setting, perhaps ${meant} is meant`;
    });
}

function parsePort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function parseHost(text: string): string | undefined {
  return isIP(text) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined;
}

/** `new URL` takes `http:x` for `http://x` and `postgres:x` for a path: nobody means that. */
function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
  if (!/^[a-z]+:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return protocols.includes(url.protocol) ? url : undefined;
}

/** A local socket has no host: `postgres:///duskgate?host=/var/run/postgresql`. */
function parsePostgresUrl(text: string): string | undefined {
  const url = parseUrl(text, ['postgres:', 'postgresql:']);
  return url && (url.hostname || url.pathname.length > 1) ? text : undefined;
}

function parseWebUrl(text: string): URL | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  return url && NAMED_HOST.test(url.hostname) ? url : undefined;
}

/** The key travels in the address: in the open only where nobody stands between. */
function parseModelUrl(text: string): string | undefined {
  const url = parseWebUrl(text);
  if (url === undefined) return undefined;
  return url.protocol === 'https:' || PRIVATE_HOST.test(url.hostname) ? text : undefined;
}

function parseOrigin(text: string): string | undefined {
  const url = parseWebUrl(text);
  return url?.href === `${url?.origin}/` ? url?.origin : undefined;
}

function parseProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrRange) ? addresses : undefined;
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits] = text.split(/\/(.*)/);
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  return version > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits));
}

function parseSecret(text: string): string | undefined {
  return text.trim().length >= MIN_SECRET_LENGTH ? text : undefined;
}
