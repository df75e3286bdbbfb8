import { expect, test } from 'vitest';
import { PASSWORD_ONLY, parseSignInWays } from '#protocol/replies/sign-in-ways.ts';
import { parseConfig } from './config.ts';
import { signInWays } from './sign-in-config.ts';

const PUBLIC_URL = 'https://habits.example';
const OIDC = { PUBLIC_URL, OIDC_ISSUER: 'https://id.example/', OIDC_CLIENT_ID: 'duskgate' };

function configOf(environment: Record<string, string>) {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.failure.join('; '));
  return parsed.value;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  const parsed = parseConfig(environment);
  return parsed.ok ? [] : parsed.failure;
}

test('[SI1] without a setting a password is the only way, and everybody may sign up', () => {
  expect(signInWays(configOf({}))).toEqual(PASSWORD_ONLY);
});

test('[SI1] what is switched on is told with the name of the provider, and no secret', () => {
  const all = { ...OIDC, OIDC_CLIENT_SECRET: 'hidden', OIDC_LABEL: ' Our house\n' };
  const ways = signInWays(
    configOf({
      ...all,
      DUSKGATE_PASSKEYS: 'on',
      DUSKGATE_PASSWORDS: 'off',
      DUSKGATE_SIGN_UP: 'off',
    }),
  );
  expect(ways).toEqual({
    password: false,
    signUp: 'closed',
    oidc: { label: 'Our house' },
    passkey: true,
    mail: false,
  });
  expect(parseSignInWays(JSON.parse(JSON.stringify(ways)))).toEqual(ways);
});

test('[SI1] an answer that cannot be read says nothing', () => {
  for (const said of [null, 'x', {}, { password: true }, { ...PASSWORD_ONLY, signUp: 'perhaps' }]) {
    expect(parseSignInWays(said)).toBeUndefined();
  }
  expect(parseSignInWays({ ...PASSWORD_ONLY, oidc: { label: 7 }, passkey: 'on' })).toEqual(
    PASSWORD_ONLY,
  );
});

test('[SI2] a provider without a name of ours is called by its host, and takes newcomers as sign-up does', () => {
  expect(configOf(OIDC).signIn.oidc).toMatchObject({ label: 'id.example', signUp: 'open' });
  const closed = { ...OIDC, DUSKGATE_SIGN_UP: 'off' };
  expect(configOf(closed).signIn.oidc).toMatchObject({ signUp: 'closed' });
  const only = { ...closed, OIDC_SIGN_UP: 'on' };
  expect(configOf(only).signIn.oidc).toMatchObject({ signUp: 'open' });
});

const ISSUER_MUST =
  'OIDC_ISSUER must be an https address, or http to this machine or a private network, without ? and #';
const TOGETHER = 'OIDC_ISSUER and OIDC_CLIENT_ID belong together';
const PASSKEYS_NEED =
  'DUSKGATE_PASSKEYS needs PUBLIC_URL to be https with a host name, or http://localhost';

test.each<[Record<string, string>, string]>([
  [{ ...OIDC, OIDC_ISSUER: 'http://id.example' }, ISSUER_MUST],
  [{ ...OIDC, OIDC_ISSUER: 'https://id.example?tenant=1' }, ISSUER_MUST],
  [{ ...OIDC, OIDC_ISSUER: 'id.example', DUSKGATE_PASSWORDS: 'off' }, ISSUER_MUST],
  [{ ...OIDC, OIDC_CLIENT_ID: '' }, TOGETHER],
  [{ PUBLIC_URL, OIDC_CLIENT_SECRET: 'x' }, TOGETHER],
  [{ PUBLIC_URL, OIDC_LABEL: 'Home' }, TOGETHER],
  [
    { ...OIDC, PUBLIC_URL: '' },
    'OIDC_ISSUER needs PUBLIC_URL, where the provider sends people back to',
  ],
  [{ ...OIDC, OIDC_LABEL: 'x'.repeat(41) }, 'OIDC_LABEL must be a name of at most 40 characters'],
  [{ ...OIDC, OIDC_SIGN_UP: 'yes' }, 'OIDC_SIGN_UP must be on or off'],
  [{ ...OIDC, OIDC_ISUER: 'x' }, 'OIDC_ISUER is not a setting, perhaps OIDC_ISSUER is meant'],
  [
    { DUSKGATE_PASSWORDS: 'off' },
    'DUSKGATE_PASSWORDS=off needs OIDC_ISSUER, or nobody could sign in',
  ],
  [{ DUSKGATE_PASSKEYS: 'on' }, PASSKEYS_NEED],
  [{ DUSKGATE_PASSKEYS: 'on', PUBLIC_URL: 'https://192.168.1.20' }, PASSKEYS_NEED],
  [{ DUSKGATE_PASSKEYS: 'on', PUBLIC_URL: 'https://[fd00::20]' }, PASSKEYS_NEED],
  [{ DUSKGATE_PASSKEYS: 'on', PUBLIC_URL: 'http://habits.example' }, PASSKEYS_NEED],
])('[SI2] %j stops the start with one line', (environment, problem) => {
  expect(problemsOf(environment)).toEqual([problem]);
});

test.each([
  'http://192.168.1.9:8080/realms/home',
  'http://localhost:9000',
  'https://id.example/a/',
])('[SI2] %s may be a provider', (issuer) => {
  expect(configOf({ ...OIDC, OIDC_ISSUER: issuer }).signIn.oidc?.issuer).toBe(issuer);
});

test.each(['http://localhost:4000', 'http://quests.localhost', 'https://habits.example'])(
  '[SI2] passkeys can be made at %s',
  (address) => {
    expect(configOf({ PUBLIC_URL: address, DUSKGATE_PASSKEYS: 'on' }).signIn.isPasskeyOn).toBe(
      true,
    );
  },
);
