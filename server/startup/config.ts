import { isIP } from 'node:net';
import { resolve, sep } from 'node:path';
import type { SignInWays } from '#protocol/replies/sign-in-ways.ts';
import { err, ok, type Result } from '#rules/result.ts';
import { BACKUP_SETTINGS, type BackupSettings, readBackupSettings } from './backup-settings.ts';
import { DEFAULT_LIMITS, type Limits, parseLimits } from './limits.ts';
import { type MailSetting, readMailSetting } from './mail-setting.ts';
import { nearestName } from './nearest-name.ts';
import { parsedUrl } from './parsed-url.ts';
import { parseOrigin, parseServiceUrl, parseUrl, SERVICE_URL } from './setting-urls.ts';
import { readSignIn, SIGN_IN_NAMES, type SignInConfig } from './sign-in-config.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The connection to the database crosses a network without TLS. */
  readonly isDatabaseExposed: boolean;
  /** An origin, without a path. It says port 0 while the system has not chosen the port yet. */
  readonly publicUrl: string;
  /** False where `publicUrl` is only the address this machine would open. */
  readonly isPublicUrlSet: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly authSecret: string | undefined;
  /** The form of requests: the contract's own, or chat completions. */
  readonly mentorApiKind: MentorApiKind;
  readonly mentorApiUrl: string | undefined;
  readonly mentorApiKey: string | undefined;
  readonly mentorModel: string | undefined;
  /** No model is asked, and the screens do not speak of any. */
  readonly isAiOff: boolean;
  /** False removes the service worker from browsers that have one. */
  readonly isKeptOffline: boolean;
  /** Whether devices are reminded through the services of browser makers, or of one's own too. */
  readonly push: OutgoingSetting;
  /** Whether webhooks are called, and whether at private addresses too. */
  readonly webhooks: OutgoingSetting;
  /** Absent: no mail is sent. */
  readonly mail: MailSetting | undefined;
  /** Who may sign up; existing accounts work as before. */
  readonly signUp: SignInWays['signUp'];
  readonly signIn: SignInConfig;
  /** Whom to tell of a security hole, as an address for /.well-known/security.txt. */
  readonly securityContact: string | undefined;
  /** The file with the passphrase that backups are encrypted with. */
  readonly backupPassphraseFile: string | undefined;
  /** Where and when backups are made by themselves; absent: never. */
  readonly backups: BackupSettings | undefined;
  /** Where the server keeps how far each log has been, outside of what may be rolled back. */
  readonly highMarkFile: string | undefined;
  /** Where the figures of the process are served; absent: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Opens the operator's page on the port of the figures; absent: there is none. */
  readonly operatorSecret: string | undefined;
  readonly limits: Limits;
  /** For tests that need another day; 0 in production. */
  readonly clockShiftMs: number;
};

/** The number of proxies in front, or their addresses: their forwarding headers count. */
export type TrustedProxies = number | readonly string[];

const MENTOR_API_KINDS = ['default', 'openai'] as const;
type MentorApiKind = (typeof MENTOR_API_KINDS)[number];

/** `private`: also to private addresses and by plain http. */
const OUTGOING_SETTINGS = ['on', 'off', 'private'] as const;
type OutgoingSetting = (typeof OUTGOING_SETTINGS)[number];

const KNOWN_NAMES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'AUTH_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'MENTOR_AI',
  'MENTOR_API_KIND',
  'MENTOR_API_URL',
  'MENTOR_API_KEY',
  'MENTOR_MODEL',
  'DUSKGATE_OFFLINE',
  'DUSKGATE_SIGN_UP',
  'DUSKGATE_PUSH',
  'DUSKGATE_WEBHOOKS',
  'DUSKGATE_BACKUP_PASSPHRASE_FILE',
  ...BACKUP_SETTINGS,
  'DUSKGATE_SECURITY_CONTACT',
  'DUSKGATE_HIGH_MARK',
  'DUSKGATE_LIMITS',
  'DUSKGATE_METRICS',
  'OPERATOR_SECRET',
  'DUSKGATE_CLOCK_SHIFT_MS',
  ...SIGN_IN_NAMES,
] as const;
type KnownName = (typeof KNOWN_NAMES)[number];
export type Environment = Readonly<Record<string, string | undefined>> &
  Readonly<Partial<Record<KnownName | 'NODE_ENV' | 'PGSSLMODE', string | undefined>>>;

const OWNED_PREFIX = /^(MENTOR|AUTH|DUSKGATE|OIDC|SMTP|MAIL|OPERATOR)_/;
export const MIN_SECRET_LENGTH = 32;
/** Guesses are limited, so it may be one that people can type. */
const MIN_OPERATOR_SECRET_LENGTH = 16;

/**
 * Reads the settings. Problems never quote a value, because many are secrets and the line ends up
 * in logs.
 */
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

  /** The first where nothing is said. */
  const oneOf = <Choice extends string>(
    name: KnownName,
    choices: readonly [Choice, ...Choice[]],
  ): Choice =>
    read(name, `one of ${choices.join(', ')}`, (text) => choices.find((one) => one === text)) ??
    choices[0];
  const isOn = (name: KnownName) => read(name, 'on or off', parseSwitch) !== 'off';

  const port = read('PORT', 'a whole number from 0 to 65535', parsePort) ?? 4000;
  const host = read('HOST', 'an address or a host name', parseHost) ?? '127.0.0.1';
  const publicUrl = read('PUBLIC_URL', 'an http or https address without a path', parseOrigin);
  const databaseUrl = read(
    'DATABASE_URL',
    'a postgres:// or postgresql:// address',
    parsePostgresUrl,
  );
  const signUp = read('DUSKGATE_SIGN_UP', 'open, invited or closed', parseSignUp) ?? 'open';
  const dataDir = resolve(environment.DATA_DIR || 'data');
  const config: Config = {
    port,
    host,
    dataDir,
    databaseUrl,
    isDatabaseExposed: isDatabaseExposed(databaseUrl, environment.PGSSLMODE),
    publicUrl: publicUrl ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`,
    isPublicUrlSet: publicUrl !== undefined,
    trustedProxies:
      read('TRUST_PROXY', 'a number of hops or a comma list of addresses', parseProxies) ?? 0,
    authSecret: read(
      'AUTH_SECRET',
      `at least ${MIN_SECRET_LENGTH} characters, spaces around them not counted`,
      parseSecret,
    ),
    mentorApiKind: oneOf('MENTOR_API_KIND', MENTOR_API_KINDS),
    mentorApiUrl: read('MENTOR_API_URL', SERVICE_URL, parseServiceUrl),
    mentorApiKey: environment.MENTOR_API_KEY || undefined,
    mentorModel: environment.MENTOR_MODEL || undefined,
    isAiOff: !isOn('MENTOR_AI'),
    isKeptOffline: isOn('DUSKGATE_OFFLINE'),
    signUp,
    signIn: readSignIn(read, { publicUrl, signUp, problems }),
    mail: readMailSetting(environment, problems),
    push: oneOf('DUSKGATE_PUSH', OUTGOING_SETTINGS),
    webhooks: oneOf('DUSKGATE_WEBHOOKS', OUTGOING_SETTINGS),
    securityContact: read(
      'DUSKGATE_SECURITY_CONTACT',
      'an e-mail address, or one that begins with mailto: or https:',
      parseContact,
    ),
    backupPassphraseFile: environment.DUSKGATE_BACKUP_PASSPHRASE_FILE || undefined,
    backups: readBackupSettings(environment, problems),
    highMarkFile: read('DUSKGATE_HIGH_MARK', 'a file outside of DATA_DIR', (text) => {
      const file = resolve(text);
      return `${file}${sep}`.startsWith(`${dataDir}${sep}`) ? undefined : file;
    }),
    metrics: read('DUSKGATE_METRICS', 'a port, or an address and a port', parseListenAddress),
    operatorSecret: readOperatorSecret(environment, problems),
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

function readOperatorSecret(
  { OPERATOR_SECRET: secret, DUSKGATE_METRICS }: Environment,
  problems: string[],
): string | undefined {
  if (!secret) return undefined;
  if (secret.trim().length < MIN_OPERATOR_SECRET_LENGTH) {
    problems.push(`OPERATOR_SECRET must be at least ${MIN_OPERATOR_SECRET_LENGTH} characters`);
  }
  if (!DUSKGATE_METRICS)
    problems.push('OPERATOR_SECRET needs DUSKGATE_METRICS, the port of its page');
  return secret.trim();
}

/** `on` and `off` are the words of release 0.1. */
function parseSignUp(text: string): SignInWays['signUp'] | undefined {
  if (text === 'open' || text === 'on') return 'open';
  if (text === 'closed' || text === 'off') return 'closed';
  return text === 'invited' ? text : undefined;
}

function readLimits({ DUSKGATE_LIMITS }: Environment, problems: string[]): Limits {
  const parsed = parseLimits(DUSKGATE_LIMITS ?? '');
  if (parsed.ok) return parsed.value;
  problems.push(...parsed.failure);
  return DEFAULT_LIMITS;
}

/** Accepted in test processes only: a shifted clock would store wrong dates. */
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

/** `9464`, `0.0.0.0:9464` or `[::1]:9464`. */
function parseListenAddress(text: string): Config['metrics'] {
  const [, named = '127.0.0.1', digits = ''] = /^(?:(.+):)?(\d+)$/.exec(text) ?? [];
  const host = parseHost(named.replace(/^\[(.+)\]$/, '$1'));
  const port = parsePort(digits);
  return host === undefined || port === undefined ? undefined : { host, port };
}

function parseHost(text: string): string | undefined {
  return isIP(text) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined;
}

/** Without a host it is a local socket: `postgres:///duskgate?host=/var/run/postgresql`. */
function parsePostgresUrl(text: string): string | undefined {
  const url = parseUrl(text, ['postgres:', 'postgresql:']);
  return url && (url.hostname || url.pathname.length > 1) ? text : undefined;
}

/** A line of its own in a text file: no blanks and no line ends. */
function parseContact(text: string): string | undefined {
  if (/^(mailto:)?[^\s:/@]+@[^\s:/@]+$/.test(text)) return `mailto:${text.replace(/^mailto:/, '')}`;
  return /^https:\/\/\S+$/.test(text) && parsedUrl(text) ? text : undefined;
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

const LOCAL_HOST = /^(localhost|127\.[\d.]+|\[?::1\]?|\/.*|)$/;

/** Whether the connection to the database crosses a network without TLS; `sslMode` is PGSSLMODE. */
function isDatabaseExposed(databaseUrl: string | undefined, sslMode = ''): boolean {
  if (databaseUrl === undefined) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  const mode = searchParams.get('sslmode') ?? (sslMode || 'disable');
  const isTold = ['true', '1'].includes(searchParams.get('ssl') ?? '');
  return !LOCAL_HOST.test(host) && mode === 'disable' && !isTold;
}
