import { parseEmail } from '#server/auth/email.ts';
import { NAMED_HOST, PRIVATE_HOST, parseUrl } from './setting-urls.ts';

/** The mail server that mails are handed to, and whom they are from. */
export type MailSetting = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`). */
  readonly isTls: boolean;
  /** On this machine or a private network: there TLS is used if it is offered, and no certificate is asked for. */
  readonly isPrivate: boolean;
  readonly login: { readonly user: string; readonly pass: string } | undefined;
  readonly from: { readonly name: string; readonly address: string };
};

type MailEnvironment = Readonly<
  Partial<Record<'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL', string | undefined>>
>;

/** A name without a dot: a container beside this one, say. */
const BARE_NAME = /^[^.:]+$/;
const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** Reads SMTP_URL and MAIL_FROM; without both no mail is sent. Problems never quote a value. */
export function readMailSetting(
  { SMTP_URL, MAIL_FROM, PUBLIC_URL }: MailEnvironment,
  problems: string[],
): MailSetting | undefined {
  if (!SMTP_URL && !MAIL_FROM) return undefined;
  if (!SMTP_URL || !MAIL_FROM || !PUBLIC_URL) {
    problems.push('SMTP_URL, MAIL_FROM and PUBLIC_URL belong together: mails hold links');
    return undefined;
  }
  const server = parseServer(SMTP_URL);
  const from = parseSender(MAIL_FROM);
  if (server === undefined) {
    problems.push('SMTP_URL must be smtp:// or smtps://, with a host and perhaps user:password@');
  }
  if (from === undefined) {
    problems.push('MAIL_FROM must be an e-mail address, or a name and <an address>');
  }
  return server && from && { ...server, from };
}

function parseServer(text: string): Omit<MailSetting, 'from'> | undefined {
  const url = parseUrl(text, ['smtp:', 'smtps:']);
  if (url === undefined || !['', '/'].includes(url.pathname) || url.search || url.hash) {
    return undefined;
  }
  const name = url.hostname.toLowerCase();
  const login = loginIn(url);
  if (!NAMED_HOST.test(name) || login === null) return undefined;
  const isTls = url.protocol === 'smtps:';
  return {
    host: name.replace(/^\[(.+)\]$/, '$1'),
    port: Number(url.port) || (isTls ? SMTPS_PORT : SMTP_PORT),
    isTls,
    isPrivate: BARE_NAME.test(name) || PRIVATE_HOST.test(name),
    login,
  };
}

/** Undefined where none is given, null where it is not whole. */
function loginIn({ username, password }: URL): MailSetting['login'] | null {
  if (username === '' && password === '') return undefined;
  if (username === '' || password === '') return null;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return null;
  }
}

/** `gate@example.org` or `Duskgate <gate@example.org>`. */
function parseSender(text: string): MailSetting['from'] | undefined {
  const [, name = '', inner] = /^([^<>"\r\n]*?)\s*<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = parseEmail(inner ?? text);
  return address.ok ? { name: name.trim() || 'Duskgate', address: address.value } : undefined;
}
