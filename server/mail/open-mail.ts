import type { Clock } from '#server/database/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Config } from '#server/startup/config.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { createMailSender, type MailEvent, type MailSender } from './mail-sender.ts';

type MailOptions = Pick<Config, 'mail' | 'limits'> & {
  readonly secret: string;
  readonly database: Pick<Database, 'db' | 'engine'>;
  readonly clock: Clock;
  readonly onEvent: (event: MailEvent) => void;
  readonly onFault: (cause: unknown) => void;
};

export type Mail = { readonly queue: MailQueue; readonly sender: MailSender };

/** The queue of mails and the job that sends them; undefined where the operator has set no mail server. */
export async function openMail(options: MailOptions): Promise<Mail | undefined> {
  const { mail: setting, limits, secret, database, clock, onEvent, onFault } = options;
  if (setting === undefined) return undefined;
  const { db, engine } = database;
  const { sendBySmtp } = await import('./smtp.ts'); // most servers send no mail and need no package for it
  const queue = createMailQueue({ secret, engine, clock });
  const send = (letter: Parameters<typeof sendBySmtp>[1]) =>
    sendBySmtp(setting, letter, limits.mailMs);
  return {
    queue,
    sender: createMailSender({ db, clock, queue, limits, send, onEvent, onFault }),
  };
}
