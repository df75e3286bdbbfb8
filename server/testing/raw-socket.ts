import { once } from 'node:events';
import { connect } from 'node:net';

type RawRequest = {
  readonly head: readonly string[];
  /** What follows the head, sent piece by piece until the server answers. */
  readonly pieces: Iterable<string | Buffer>;
};

type Answer = { readonly status: number; readonly text: string; readonly sentBytes: number };

/** Sends a request over a plain socket, and says how much was sent before the answer. */
export async function sendRaw(address: string, { head, pieces }: RawRequest): Promise<Answer> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  let isOver = false;
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {}); // the server may cut the line while we are still sending
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isOver = true;
      resolve();
    });
  });
  await once(socket, 'connect');
  socket.write(`${[...head, `Host: ${host}`, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  for (const piece of pieces) {
    if (isOver || text !== '') break;
    const drained = new Promise((resolve) => socket.once('drain', resolve));
    if (!socket.write(piece)) await Promise.race([drained, closed]);
    await new Promise((resolve) => setTimeout(resolve, 1)); // time for the refusal to arrive
  }
  await closed;
  return { status: Number(text.slice(9, 12)), text, sentBytes: socket.bytesWritten };
}
