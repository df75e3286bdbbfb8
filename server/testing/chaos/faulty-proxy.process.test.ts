import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Chance } from './chance.ts';
import { faultyProxy } from './faulty-proxy.ts';

const REPLY = 'a reply of some length';
const CUT_AT = 7;

/** Draws the fault that a test wants: `refused` at once, another after seven bytes of a reply. */
function wanting(fault: string): Chance {
  let drawn = 0;
  const chance: Chance = {
    number: () => {
      drawn += 1;
      return drawn === 1 && fault !== 'refused' ? 1 : 0;
    },
    below: () => CUT_AT,
    pick: (choices) => choices.find((one) => one === fault) ?? (choices[0] as never), // the port
    shuffled: (values) => values,
    branch: () => chance,
  };
  return chance;
}

async function aProxy(fault: string) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => socket.write(REPLY));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const proxy = await faultyProxy(() => [port], wanting(fault));
  onTestFinished(() => {
    proxy.close();
    server.close();
  });
  return proxy;
}

/** What arrives until the connection ends, or until the whole reply is here. */
async function ask(address: string, onPart: (text: string) => void = () => {}) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let text = '';
  socket.on('error', () => {}); // a close follows
  socket.on('data', (chunk) => {
    text += chunk;
    onPart(text);
    if (text === REPLY) socket.destroy();
  });
  socket.write('a request');
  await once(socket, 'close').catch(() => {});
  return text;
}

test('[CX6] without trouble a reply passes whole', async () => {
  const { address } = await aProxy('cut');
  expect(await ask(address)).toEqual(REPLY);
});

test.each([
  ['slow', REPLY],
  ['refused', ''],
  ['cut', REPLY.slice(0, CUT_AT)],
  ['reset', REPLY.slice(0, CUT_AT)],
  ['half-open', REPLY.slice(0, CUT_AT)],
] as const)(
  '[CX6] a wire that is %s does that to a reply, and it is counted',
  async (fault, outcome) => {
    const proxy = await aProxy(fault);
    proxy.setTrouble(0.5);
    // Nobody ends a connection that hangs; the proxy does when it calms down.
    const onPart = fault === 'half-open' ? () => void setImmediate(proxy.calm) : undefined;
    expect(await ask(proxy.address, onPart)).toEqual(outcome);
    expect(proxy.counts[fault]).toBe(1);
  },
);
