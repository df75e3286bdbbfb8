import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Config, parseConfig } from './config.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const SECRET = 'correct horse battery staple, and more';

function configOf(environment: Record<string, string>): Config {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.failure.join('; '));
  return parsed.value;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  const parsed = parseConfig(environment);
  return parsed.ok ? [] : parsed.failure;
}

const DEFAULTS: Config = {
  port: 4000,
  host: '127.0.0.1',
  dataDir: resolve('data'),
  databaseUrl: undefined,
  isDatabaseExposed: false,
  publicUrl: 'http://127.0.0.1:4000',
  isPublicUrlSet: false,
  trustedProxies: 0,
  authSecret: undefined,
  mentorApiKind: 'default',
  mentorApiUrl: undefined,
  mentorApiKey: undefined,
  mentorModel: undefined,
  isAiOff: false,
  isKeptOffline: true,
  mail: undefined,
  signUp: 'open',
  signIn: { isPasswordOn: true, isPasskeyOn: false, oidc: undefined },
  push: 'on',
  webhooks: 'on',
  securityContact: undefined,
  backupPassphraseFile: undefined,
  backups: undefined,
  highMarkFile: undefined,
  metrics: undefined,
  operatorSecret: undefined,
  limits: DEFAULT_LIMITS,
  clockShiftMs: 0,
};

test('[O3] nothing has to be set', () => {
  expect(configOf({})).toEqual(DEFAULTS);
});

test('[O3] an empty value is an unset one', () => {
  const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY'];
  const ours = ['AUTH_SECRET', 'MENTOR_API_URL', 'MENTOR_API_KEY', 'MENTOR_MODEL', 'MENTOR_NAME'];

  expect(configOf(Object.fromEntries([...names, ...ours].map((name) => [name, ''])))).toEqual(
    DEFAULTS,
  );
});

test('[O3] every value that is set and well formed is taken', () => {
  expect(
    configOf({
      PORT: '8080',
      HOST: '::1',
      DATA_DIR: '/srv/duskgate',
      DATABASE_URL: 'postgresql://hunter:pw@db/duskgate?sslmode=require',
      PUBLIC_URL: 'https://habits.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      AUTH_SECRET: SECRET,
      MENTOR_AI: 'off',
      MENTOR_API_KIND: 'openai',
      DUSKGATE_PUSH: 'private',
      DUSKGATE_WEBHOOKS: 'off',
      MENTOR_API_URL: 'https://ai.example/v1beta/models',
      MENTOR_API_KEY: 'key',
      MENTOR_MODEL: 'sage-2',
      DUSKGATE_OFFLINE: 'off',
      DUSKGATE_SIGN_UP: 'off',
      DUSKGATE_PASSKEYS: 'on',
      DUSKGATE_PASSWORDS: 'off',
      OIDC_ISSUER: 'https://id.example/realms/home/',
      OIDC_CLIENT_ID: 'duskgate',
      OIDC_CLIENT_SECRET: 'from the provider',
      OIDC_LABEL: 'Home',
      OIDC_SIGN_UP: 'on',
      DUSKGATE_LIMITS: 'pushBurst=500',
      DUSKGATE_CLOCK_SHIFT_MS: '-86400000',
      NODE_ENV: 'test',
    }),
  ).toEqual({
    port: 8080,
    host: '::1',
    dataDir: resolve('/srv/duskgate'),
    databaseUrl: 'postgresql://hunter:pw@db/duskgate?sslmode=require',
    isDatabaseExposed: false,
    publicUrl: 'https://habits.example',
    isPublicUrlSet: true,
    trustedProxies: ['10.0.0.0/8', '::1'],
    authSecret: SECRET,
    isAiOff: true,
    mentorApiKind: 'openai',
    mentorApiUrl: 'https://ai.example/v1beta/models',
    mentorApiKey: 'key',
    mentorModel: 'sage-2',
    isKeptOffline: false,
    signUp: 'closed',
    signIn: {
      isPasswordOn: false,
      isPasskeyOn: true,
      oidc: {
        issuer: 'https://id.example/realms/home/',
        clientId: 'duskgate',
        clientSecret: 'from the provider',
        label: 'Home',
        signUp: 'open',
      },
    },
    push: 'private',
    webhooks: 'off',
    limits: { ...DEFAULT_LIMITS, pushBurst: 500 },
    clockShiftMs: -86_400_000,
  });
});

test('[O3] without PUBLIC_URL the address is made of HOST and PORT', () => {
  expect(configOf({ HOST: 'localhost', PORT: '0' }).publicUrl).toBe('http://localhost:0');
  expect(configOf({ HOST: '::1' }).publicUrl).toBe('http://[::1]:4000');
});

test('[O3] outside of a test process no clock can be shifted', () => {
  for (const NODE_ENV of ['', 'production', 'development']) {
    expect(problemsOf({ DUSKGATE_CLOCK_SHIFT_MS: '1000', NODE_ENV })).toHaveLength(1);
  }
});

test('[O3] a limit that is none of ours stops the start', () => {
  expect(problemsOf({ DUSKGATE_LIMITS: 'pushes=1' }).join()).toContain('DUSKGATE_LIMITS');
});

test('[O3] TRUST_PROXY counts hops when it is a number', () => {
  expect(configOf({ TRUST_PROXY: '2' }).trustedProxies).toBe(2);
});

describe('[O3] a malformed value is a problem that names its variable', () => {
  test.each([
    ['PORT', ['forty', '-1', '65536', '4000.5', '4e3', ' 4000', '0x10']],
    ['HOST', ['http://localhost', 'a b', 'local/host', '-x']],
    [
      'DATABASE_URL',
      ['mysql://db/x', 'db:5432', '/var/lib/db', 'postgres', 'postgres:x', 'postgres://'],
    ],
    ['PUBLIC_URL', ['habits.example', 'ftp://x', 'https://x/app', 'https://u:p@x', 'https://x?y']],
    ['PUBLIC_URL', ['https:x', 'https:/x', 'https://*.b', 'https://a,b', 'https://-x']],
    ['TRUST_PROXY', ['true', '-1', '1.5', '10.0.0.0/33', 'proxy.local', '::1,', '::1/129', '1/8']],
    ['DUSKGATE_SIGN_UP', ['no', 'OFF', '0', 'false', 'invite']],
    ['MENTOR_AI', ['no', 'OFF', '0', 'false']],
    ['DUSKGATE_PUSH', ['yes', 'On']],
    ['DUSKGATE_WEBHOOKS', ['yes', 'Private']],
    ['MENTOR_API_KIND', ['OpenAI', 'gemini', 'default,openai']],
    ['AUTH_SECRET', ['short', 'x'.repeat(31), ' '.repeat(32), ` ${'x'.repeat(31)}\n`]],
    [
      'MENTOR_API_URL',
      [
        'ai.example',
        'file:///etc/passwd',
        'javascript:1',
        'http:x',
        'http://*',
        'http://ai.example',
      ],
    ],
  ])('%s', (name, values) => {
    for (const value of values) {
      expect(problemsOf({ [name]: value })).toEqual([
        expect.stringMatching(new RegExp(`^${name} must be `)),
      ]);
    }
  });
});

test.each([
  ['DATABASE_URL', 'postgres://db.internal:5432/duskgate'],
  ['DATABASE_URL', 'postgres://%2Fvar%2Frun%2Fpostgresql/duskgate'],
  ['DATABASE_URL', 'postgres:///duskgate?host=/var/run/postgresql'],
  ['PUBLIC_URL', 'http://192.168.1.20:4000'],
  ['PUBLIC_URL', 'http://[fd00::20]:4000'],
  ['PUBLIC_URL', 'https://my_nas.local'],
  ['PUBLIC_URL', 'https://bücher.example'],
  ['MENTOR_API_URL', 'http://localhost:11434/v1'],
  ['MENTOR_API_URL', 'http://192.168.1.9:8080'],
])('[O3] %s may be %s', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([]);
});

test('[O3] a problem is a part of a sentence: the start ends it with a full stop', () => {
  const wrong = { PORT: 'x', AUTH_SECRTE: 'x', DUSKGATE_PORT: 'x', DATABASE_URL: 'x' };
  for (const problem of problemsOf(wrong)) expect(problem).toMatch(/[\w)]$/);
});

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('[O36] figures are served at %s', (DUSKGATE_METRICS, metrics) => {
  expect(configOf({ DUSKGATE_METRICS }).metrics).toEqual(metrics);
});

test.each(['on', ':1', '127.0.0.1', '99999', 'http://a:1', '1.2.3.4:'])(
  '[O36] %s is no place to serve figures at',
  (DUSKGATE_METRICS) => {
    expect(problemsOf({ DUSKGATE_METRICS })).toEqual([
      'DUSKGATE_METRICS must be a port, or an address and a port',
    ]);
  },
);

test('[O34] the high mark is a file outside of the data folder, which it outlives', () => {
  const DATA_DIR = '/srv/duskgate';
  expect(problemsOf({ DATA_DIR, DUSKGATE_HIGH_MARK: '/var/duskgate-mark' })).toEqual([]);
  expect(problemsOf({ DATA_DIR, DUSKGATE_HIGH_MARK: '/srv/duskgate-mark' })).toEqual([]);
  expect(problemsOf({ DATA_DIR, DUSKGATE_HIGH_MARK: '/srv/duskgate/mark' })).toEqual([
    'DUSKGATE_HIGH_MARK must be a file outside of DATA_DIR',
  ]);
});

test('[O3] all problems are named at once', () => {
  expect(problemsOf({ PORT: 'x', TRUST_PROXY: 'x', MENTOR_KEY: 'x' })).toEqual([
    'MENTOR_KEY is not a setting, perhaps MENTOR_API_KEY is meant',
    'PORT must be a whole number from 0 to 65535',
    'TRUST_PROXY must be a number of hops or a comma list of addresses',
  ]);
});

test.each([
  ['MENTOR_APIKEY', 'MENTOR_API_KEY'],
  ['MENTOR_API_ULR', 'MENTOR_API_URL'],
  ['MENTOR_MODLE', 'MENTOR_MODEL'],
  ['AUTH_SECRTE', 'AUTH_SECRET'],
  ['DUSKGATE_PORT', 'PORT'],
  ['DUSKGATE_DATADIR', 'DATA_DIR'],
])('[O3] %s is taken for a slip of %s', (typed, meant) => {
  expect(problemsOf({ [typed]: 'x' })).toEqual([
    `${typed} is not a setting, perhaps ${meant} is meant`,
  ]);
});

test("[O3] other programs' variables are none of our business", () => {
  expect(problemsOf({ PORTS: 'x', NODE_ENV: 'x', AUTHOR: 'x', DATABASE: 'x' })).toEqual([]);
});

test('[O3] no problem quotes a value', () => {
  const names = ['PORT', 'HOST', 'DATABASE_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'AUTH_SECRET'];
  const name = fc.constantFrom(...names, 'MENTOR_API_URL', 'MENTOR_SECRET', 'AUTH_TOKEN');
  const value = fc.string({ minLength: 1, maxLength: 10 }).map((text) => `canary${text}`);

  fc.assert(
    fc.property(fc.dictionary(name, value), (environment) => {
      expect(problemsOf(environment).join()).not.toContain('canary');
    }),
  );
});

test.each([
  ['keeper@habits.example', 'mailto:keeper@habits.example'],
  ['mailto:keeper@habits.example', 'mailto:keeper@habits.example'],
  ['https://habits.example/security', 'https://habits.example/security'],
])('[O3] a security contact %s is told as %s', (text, told) => {
  expect(configOf({ DUSKGATE_SECURITY_CONTACT: text }).securityContact).toBe(told);
});

test.each([
  'keeper',
  'http://habits.example',
  'keeper@habits.example\nExpires: never',
  'ftp://x.example',
])('[O3] a security contact "%s" is refused', (text) => {
  expect(problemsOf({ DUSKGATE_SECURITY_CONTACT: text })).toEqual([
    'DUSKGATE_SECURITY_CONTACT must be an e-mail address, or one that begins with mailto: or https:',
  ]);
});
