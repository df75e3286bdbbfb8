import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
  readonly isEncrypted: boolean;
};

/**
 * How the server is. It may be silent when somebody connects, or after the whole mail has come; cut the
 * line in the middle of a mail; send one line after the other without an end; refuse for now or for good.
 */
type MailBehaviour =
  | 'takes'
  | 'silent'
  | 'silent-at-the-end'
  | 'cuts'
  | 'drips'
  | 'later'
  | 'refuses';

export type FakeMailServer = {
  /** For SMTP_URL. */
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  /** Connections so far. */
  readonly visits: () => number;
  readonly be: (behaviour: MailBehaviour) => void;
  readonly close: () => Promise<void>;
};

/** @internal exported for tests of what must not be in a log */
export const MAIL_LOGIN = { user: 'gatekeeper', pass: 'canary-of-the-mail-server' };

/** A mail server on loopback, with STARTTLS and a password. */
export async function startFakeMailServer(port = 0): Promise<FakeMailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let behaviour: MailBehaviour = 'takes';
  let visits = 0;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    disableReverseLookup: true,
    allowInsecureAuth: true,
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, done) =>
      username === MAIL_LOGIN.user && password === MAIL_LOGIN.pass
        ? done(null, { user: username })
        : done(new Error('no')),
    onConnect: (_session, done) => {
      visits += 1;
      if (behaviour === 'silent') return;
      if (behaviour === 'drips') return drip(sockets);
      done();
    },
    onRcptTo: (_address, _session, done) => {
      if (behaviour === 'later') done(Object.assign(new Error('later'), { responseCode: 450 }));
      else if (behaviour === 'refuses')
        done(Object.assign(new Error('never'), { responseCode: 550 }));
      else done();
    },
    onData: (stream, { envelope, secure }, done) => {
      if (behaviour === 'cuts') return drop();
      const pieces: Buffer[] = [];
      stream.on('data', (piece) => pieces.push(piece));
      stream.once('end', () => {
        if (behaviour === 'silent-at-the-end') return;
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, isEncrypted: secure, ...readMail(Buffer.concat(pieces)) });
        done();
      });
    },
  });
  server.on('error', () => {}); // a line that was cut
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo; // it listens on a port
  return {
    url: `smtp://${MAIL_LOGIN.user}:${MAIL_LOGIN.pass}@127.0.0.1:${taken}`,
    port: taken,
    received,
    visits: () => visits,
    be: (next) => {
      behaviour = next;
      drop();
    },
    close: async () => {
      drop();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function drip(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
    socket.once('close', () => clearInterval(timer));
    socket.once('error', () => {});
  }
}

/** The headers and the plain text of a mail. */
function readMail(raw: Buffer): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...body] = raw.toString('latin1').split('\r\n\r\n');
  const coded = body.join('\r\n\r\n');
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(head);
  const bytes = isQuoted
    ? coded
        .replace(/=\r\n/g, '')
        .replace(/=([\dA-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : coded;
  const text = Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
  return { headers: head.replace(/\r\n\s+/g, ' '), text };
}

/** The link in a mail, by its path. */
export function linkIn({ text }: ReceivedMail, path: string): string {
  const found = text.split('\n').find((line) => line.includes(`${path}#token=`));
  if (found === undefined) throw new Error(`no link to ${path} in: ${text}`);
  return found;
}

export function tokenIn(link: string): string {
  return link.split('#token=')[1] ?? '';
}
