import MailComposer from 'nodemailer/lib/mail-composer';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import type { MailSetting } from '#server/startup/mail-setting.ts';

/** A mail as it is handed to the mail server. */
export type Letter = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly writtenMs: number;
};

/**
 * How an attempt ended: it was taken; this mail is refused for good; this mail is to be tried later; or
 * the mail server does not work, whatever the mail. `outcome` is a code and never the server's own words,
 * which may quote an address.
 */
export type SendOutcome = {
  readonly kind: 'sent' | 'refused' | 'later' | 'down';
  readonly outcome: string;
};

const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;
/** The mail server closes the line by then, or we do. */
const QUIT_MS = 500;

/** Hands a mail to the mail server. Resolves in `timeoutMs` at the latest, whatever the server does. */
export async function sendBySmtp(
  setting: MailSetting,
  letter: Letter,
  timeoutMs: number,
): Promise<SendOutcome> {
  const message = await composed(setting, letter);
  const { host, port, isTls, isPrivate, login } = setting;
  const connection = new SmtpConnection({
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && !isPrivate,
    opportunisticTLS: isPrivate,
    tls: { rejectUnauthorized: !isPrivate },
    name: hostOf(setting.from.address),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  let closeAfterMs = 0;
  let deadline: NodeJS.Timeout | undefined;
  const ended = new Promise<SendOutcome>((resolve) => {
    const down = (outcome: string) => resolve({ kind: 'down', outcome });
    deadline = setTimeout(() => down('ETIMEDOUT'), timeoutMs);
    connection.on('error', (cause) => resolve(outcomeOf(cause))); // also after the end: none may go unheard
    connection.once('end', () => down('ECONNECTION'));
    const send = () => {
      // Objects, never text: a line break in a text would add recipients.
      const envelope = { from: setting.from.address, to: [letter.to] };
      connection.send(envelope, message, (cause) => {
        closeAfterMs = QUIT_MS;
        resolve(cause ? outcomeOf(cause) : { kind: 'sent', outcome: '250' });
      });
    };
    connection.connect(() => {
      if (login === undefined) return send();
      connection.login({ user: login.user, pass: login.pass }, (cause) => {
        if (cause) resolve(outcomeOf(cause));
        else send();
      });
    });
  });
  const outcome = await ended;
  clearTimeout(deadline);
  if (closeAfterMs > 0) connection.quit();
  setTimeout(() => connection.close(), closeAfterMs).unref();
  return outcome;
}

function composed({ from }: MailSetting, letter: Letter): Promise<Buffer> {
  const mail = new MailComposer({
    from,
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    date: new Date(letter.writtenMs),
    messageId: `<${letter.id}@${hostOf(from.address)}>`, // the same at every attempt
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** What an answer means: 5xx about this mail is for good, 4xx for now; everything else is the server's own trouble. */
function outcomeOf(cause: unknown): SendOutcome {
  const { code, responseCode, command } = Object(cause);
  const status = Number(responseCode) || 0;
  const isOfMail = ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM';
  if (!isOfMail || status === 421) return { kind: 'down', outcome: String(code ?? 'EUNKNOWN') };
  const isForNow = status >= 400 && status < 500;
  return { kind: isForNow ? 'later' : 'refused', outcome: String(status || code) };
}
