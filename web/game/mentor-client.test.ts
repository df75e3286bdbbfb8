import { expect, test } from 'vitest';
import { ok } from '#rules/result.ts';
import type { Call } from '#web/platform/network.ts';
import { askInChat } from './mentor-client.ts';

const CHAT = { messages: [], inputCount: 1, answers: ['Run'], step: null };
const SAID = {
  kind: 'said',
  value: { message: 'Grüße. Und?', extractedData: {}, isComplete: false },
};

/** A server that answers in these pieces, which are read as the browser reads them. */
async function ask(pieces: readonly Uint8Array[]) {
  const words: string[] = [];
  const call: Call = async (_method, _path, _body, options) => {
    const text = await options?.read?.(new Response(streamOf(pieces)));
    return ok(text ? JSON.parse(text) : null);
  };
  return { said: await askInChat(call, CHAT, (one) => words.push(one)), words };
}
function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (stream) => {
      for (const piece of pieces) stream.enqueue(piece);
      stream.close();
    },
  });
}
const bytesOf = (lines: readonly unknown[]) =>
  new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

test('[E19] words are told line by line and the last line is the reply, wherever the network cuts', async () => {
  const lines = [{ kind: 'words', words: 'Grüße.' }, { kind: 'words', words: '' }, SAID];
  const bytes = bytesOf(lines);
  for (let at = 0; at <= bytes.length; at += 1) {
    const pieces = [bytes.slice(0, at), bytes.slice(at)];
    expect(await ask(pieces)).toEqual({ said: SAID, words: ['Grüße.', ''] });
  }
});

test('[E19] a server that answers in one piece, as older ones do, is understood', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(SAID));
  expect(await ask([bytes])).toEqual({ said: SAID, words: [] });
});

test('[E2] [E19] words without a reply after them are a mentor that failed', async () => {
  const bytes = bytesOf([{ kind: 'words', words: 'Grüße.' }]);
  expect((await ask([bytes])).said).toMatchObject({ kind: 'failed' });
  expect((await ask([])).said).toMatchObject({ kind: 'failed' });
});
