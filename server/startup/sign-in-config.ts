import { isIP } from 'node:net';
import type { SignInWays } from '#protocol/replies/sign-in-ways.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import type { MailSetting } from './mail-setting.ts';
import { parseServiceUrl, parseWebUrl, SERVICE_URL } from './setting-urls.ts';

/** The provider that vouches for people, and what it knows this server as. */
export type OidcConfig = {
  /** As it was typed: the provider must say it to the letter. */
  readonly issuer: string;
  readonly clientId: string;
  /** None for a public client, which proves itself by PKCE alone. */
  readonly clientSecret: string | undefined;
  /** The name on the button. */
  readonly label: string;
  /** Whether whom the provider vouches for gets an account at the first sign-in. */
  readonly signUp: SignInWays['signUp'];
};

export type SignInConfig = {
  /** False: nobody signs in or up with a password. */
  readonly isPasswordOn: boolean;
  readonly isPasskeyOn: boolean;
  readonly oidc: OidcConfig | undefined;
};

export const SIGN_IN_NAMES = [
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_LABEL',
  'OIDC_SIGN_UP',
  'DUSKGATE_PASSKEYS',
  'DUSKGATE_PASSWORDS',
] as const;
type SignInName = (typeof SIGN_IN_NAMES)[number];

type ReadSetting = <Value>(
  name: SignInName,
  must: string,
  parse: (text: string) => Value | undefined,
) => Value | undefined;

type ReadSwitch = <Unset>(name: SignInName, unset: Unset) => boolean | Unset;

type OtherSettings = {
  /** Undefined where PUBLIC_URL is not set. */
  readonly publicUrl: string | undefined;
  readonly signUp: SignInWays['signUp'];
  readonly problems: string[];
};

const MAX_LABEL_CHARACTERS = 40;

/** Reads the settings of the ways to sign in: passwords alone, unless the operator says otherwise. */
export function readSignIn(read: ReadSetting, around: OtherSettings): SignInConfig {
  const { publicUrl, problems } = around;
  const isOn: ReadSwitch = (name, unset) => {
    const said = read(name, 'on or off', (text) => (/^(on|off)$/.test(text) ? text : undefined));
    return said === undefined ? unset : said === 'on';
  };
  const before = problems.length;
  const oidc = readOidc(read, { ...around, isOn });
  const isPasswordOn = isOn('DUSKGATE_PASSWORDS', true);
  const isPasskeyOn = isOn('DUSKGATE_PASSKEYS', false);
  if (problems.length > before) return { isPasswordOn, isPasskeyOn, oidc }; // one line for one mistake
  if (!isPasswordOn && oidc === undefined) {
    problems.push('DUSKGATE_PASSWORDS=off needs OIDC_ISSUER, or nobody could sign in');
  }
  if (isPasskeyOn && !takesPasskeys(publicUrl)) {
    problems.push(
      'DUSKGATE_PASSKEYS needs PUBLIC_URL to be https with a host name, or http://localhost',
    );
  }
  return { isPasswordOn, isPasskeyOn, oidc };
}

function readOidc(
  read: ReadSetting,
  { publicUrl, signUp, problems, isOn }: OtherSettings & { readonly isOn: ReadSwitch },
): OidcConfig | undefined {
  const any = (text: string) => text;
  const before = problems.length;
  const issuer = read('OIDC_ISSUER', `${SERVICE_URL}, without ? and #`, parseIssuer);
  const clientId = read('OIDC_CLIENT_ID', 'a text', any);
  const clientSecret = read('OIDC_CLIENT_SECRET', 'a text', any);
  const label = read(
    'OIDC_LABEL',
    `a name of at most ${MAX_LABEL_CHARACTERS} characters`,
    parseLabel,
  );
  const isOpen = isOn('OIDC_SIGN_UP', undefined);
  const isAnySaid = [clientId, clientSecret, label].some((said) => said !== undefined);
  if (problems.length > before || (issuer === undefined && !isAnySaid)) return undefined;
  if (issuer === undefined || clientId === undefined) {
    problems.push('OIDC_ISSUER and OIDC_CLIENT_ID belong together');
    return undefined;
  }
  if (publicUrl === undefined) {
    problems.push('OIDC_ISSUER needs PUBLIC_URL, where the provider sends people back to');
  }
  return {
    issuer,
    clientId,
    clientSecret,
    label: label ?? new URL(issuer).hostname,
    signUp: isOpen === undefined ? signUp : isOpen ? 'open' : 'closed',
  };
}

function parseIssuer(text: string): string | undefined {
  return /[?#@\s]/.test(text) ? undefined : parseServiceUrl(text);
}

function parseLabel(text: string): string | undefined {
  const label = cleanLine(text);
  return isBlank(label) || Array.from(label).length > MAX_LABEL_CHARACTERS ? undefined : label;
}

/** A passkey belongs to a host name, for ever; browsers make none for an address or over plain http. */
function takesPasskeys(publicUrl: string | undefined): boolean {
  const url = publicUrl === undefined ? undefined : parseWebUrl(publicUrl);
  if (url === undefined || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return url.protocol === 'https:' || /(^|\.)localhost$/.test(url.hostname);
}

/** What everybody may know of how to sign in here. */
export function signInWays({
  signUp,
  signIn,
  mail,
}: {
  readonly signUp: SignInWays['signUp'];
  readonly signIn: SignInConfig;
  readonly mail: MailSetting | undefined;
}): SignInWays {
  const { isPasswordOn, isPasskeyOn, oidc } = signIn;
  return {
    password: isPasswordOn,
    signUp,
    oidc: oidc ? { label: oidc.label } : null,
    passkey: isPasskeyOn,
    mail: mail !== undefined,
  };
}
