import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Chance } from './chance.ts';

/**
 * slow: each part of a reply comes late. refused: closed before a byte came. cut: a reply ends in its middle. reset: the same,
 * with a reset. half-open: nothing is passed on any more, and nobody is told.
 */
const REPLY_FAULTS = ['slow', 'cut', 'reset', 'half-open'] as const;
type ReplyFault = (typeof REPLY_FAULTS)[number];

type FaultyProxy = {
  readonly address: string;
  readonly counts: Readonly<Record<ReplyFault | 'refused', number>>;
  /** How often a fault comes, from 0 to 1: so often at a new connection, and again after every few replies. */
  readonly setTrouble: (share: number) => void;
  /** No more faults, and connections that hang are closed. */
  readonly calm: () => void;
  readonly close: () => void;
};

const LONGEST_DELAY_MS = 300;
const MOST_BYTES = 6_000;

/** Passes each connection on to one of the ports, as a balancer does, and does to it what networks do. */
export async function faultyProxy(
  ports: () => readonly number[],
  chance: Chance,
): Promise<FaultyProxy> {
  const counts = { slow: 0, refused: 0, cut: 0, reset: 0, 'half-open': 0 };
  const sockets = new Set<Socket>();
  const hanging = new Set<Socket>();
  let trouble = 0;

  const server = createServer((near) => {
    if (chance.number() < trouble) {
      counts.refused += 1;
      near.destroy();
      return;
    }
    const far = connect(chance.pick(ports()), '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {}); // its close is handed on
      socket.once('close', () => {
        sockets.delete(socket);
        hanging.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (chunk) => far.write(chunk));
    passReplies(far, near);
  });

  function passReplies(far: Socket, near: Socket): void {
    const wire = { leftBytes: chance.below(MOST_BYTES), isBroken: false };
    let turn = Promise.resolve();
    far.on('data', (chunk) => {
      if (wire.isBroken) return;
      const { part, fault } = judged(wire, chunk);
      const delayMs = fault === 'slow' ? chance.below(LONGEST_DELAY_MS) : 0;
      turn = turn.then(() => send(near, part, delayMs)).then(() => strike(fault, [near, far]));
    });
  }

  /** After some bytes of replies, most often in the middle of one, it is decided whether a fault comes. */
  function judged(wire: { leftBytes: number; isBroken: boolean }, chunk: Buffer) {
    const { leftBytes } = wire;
    wire.leftBytes -= chunk.length;
    if (wire.leftBytes >= 0) return { part: chunk };
    wire.leftBytes = chance.below(MOST_BYTES);
    const fault = nextFault();
    if (fault === undefined || fault === 'slow') return { part: chunk, fault };
    wire.isBroken = true;
    return { part: chunk.subarray(0, leftBytes), fault };
  }

  function nextFault(): ReplyFault | undefined {
    if (chance.number() >= trouble) return undefined;
    const fault = chance.pick(REPLY_FAULTS);
    counts[fault] += 1;
    return fault;
  }

  function strike(fault: ReplyFault | undefined, ends: readonly [Socket, Socket]): void {
    if (fault === 'cut') ends[0].end();
    if (fault === 'reset') ends[0].resetAndDestroy();
    if (fault === 'half-open') for (const socket of ends) hanging.add(socket.pause());
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    address: `http://127.0.0.1:${port}`,
    counts,
    setTrouble: (share) => {
      trouble = share;
    },
    calm: () => {
      trouble = 0;
      for (const socket of hanging) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function send(socket: Socket, part: Buffer, delayMs: number): Promise<void> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (!socket.destroyed) socket.write(part);
}
