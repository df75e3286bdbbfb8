import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { BASE_HEADER } from '#protocol/replies/claim.ts';

type RawReply = {
  readonly status: number;
  readonly body: string;
  readonly bytesUp: number;
  readonly bytesDown: number;
};

const HEAD_END = '\r\n\r\n';

/** One kept-alive connection, counted on the socket: what crosses it is what is reported. */
export class RawConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #received = '';
  #wake: () => void = () => {};

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.setEncoding('latin1'); // one character a byte: lengths are those of the wire
    socket.on('data', (chunk) => {
      this.#received += chunk;
      this.#wake();
    });
    socket.on('error', () => {}); // a close follows
    socket.on('close', () => this.#wake());
  }

  static async open(address: string): Promise<RawConnection> {
    const { hostname, port, host } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawConnection(socket, host);
  }

  async send(
    method: string,
    path: string,
    cookie: string,
    body = '',
    base = '',
  ): Promise<RawReply> {
    const { bytesRead, bytesWritten } = this.#socket;
    const payload = Buffer.from(body);
    const lines = [`${method} ${path} HTTP/1.1`, `Host: ${this.#host}`, `Cookie: ${cookie}`];
    if (base !== '') lines.push(`${BASE_HEADER}: ${base}`);
    if (body !== '') {
      lines.push('Content-Type: application/json', `Content-Length: ${payload.length}`);
    }
    this.#socket.write(Buffer.concat([Buffer.from(lines.join('\r\n') + HEAD_END), payload]));
    const { status, body: answer } = await this.#reply();
    return {
      status,
      body: answer,
      bytesUp: this.#socket.bytesWritten - bytesWritten,
      bytesDown: this.#socket.bytesRead - bytesRead,
    };
  }

  async #reply(): Promise<{ status: number; body: string }> {
    const headEnd = await this.#until(() => this.#received.indexOf(HEAD_END));
    const head = this.#received.slice(0, headEnd);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    const end = headEnd + HEAD_END.length + length;
    await this.#until(() => (this.#received.length >= end ? end : -1));
    const body = this.#received.slice(headEnd + HEAD_END.length, end);
    this.#received = this.#received.slice(end);
    return { status: Number(head.slice(9, 12)), body: Buffer.from(body, 'latin1').toString() };
  }

  async #until(place: () => number): Promise<number> {
    for (let at = place(); ; at = place()) {
      if (at >= 0) return at;
      if (this.#socket.destroyed) throw new Error('the server closed the connection');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** A stream never ends by itself: the bytes of what it says until it has said `text`. */
  async openStream(path: string, cookie: string): Promise<void> {
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${this.#host}\r\nCookie: ${cookie}${HEAD_END}`,
    );
    await this.hears('data: ');
  }

  async hears(text: string): Promise<{ bytesDown: number }> {
    await this.#until(() => this.#received.indexOf(text));
    const bytesDown = this.#received.length;
    this.#received = '';
    return { bytesDown };
  }

  close(): void {
    this.#socket.destroy();
  }
}
