import { BASE_HEADER, RESENT_HEADER } from '#protocol/replies/claim.ts';
import type { WireRequest } from './server.ts';

export type Handler = (request: object, reply: object) => unknown;

/** Takes the place of Fastify: keeps the handlers that the route files add, to be called without a socket. */
export class RouteCatcher {
  readonly #handlers = new Map<string, Handler>();
  readonly get = this.#adder('GET');
  readonly post = this.#adder('POST');
  readonly put = this.#adder('PUT');
  readonly patch = this.#adder('PATCH');

  addHook(): void {}

  find(method: string, path: string): Handler | undefined {
    return this.#handlers.get(`${method} ${path}`);
  }

  #adder(method: string) {
    return (path: string, ...given: readonly unknown[]) => {
      this.#handlers.set(`${method} ${path}`, given.at(-1) as Handler); // options may come before it
    };
  }
}

/** Where the texts of a stream go. */
export type StreamWire = {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onEnd: () => void;
};

/** A hijacked reply: as much of Node's response as the stream writes to. */
export function streamReply(wire: StreamWire) {
  let onClose = () => {};
  let isEnded = false;
  const raw = {
    destroyed: false,
    writableLength: 0,
    setHeader: () => {},
    writeHead: () => wire.onOpen(),
    write: (text: string) => {
      const [, data] = /^data: (.*)\n\n$/.exec(text) ?? [];
      if (data !== undefined && !isEnded) wire.onText(data);
    },
    end: () => {
      if (isEnded) return;
      isEnded = true;
      if (!raw.destroyed) wire.onEnd();
    },
    destroy: () => raw.close(),
    once: (_close: string, run: () => void) => {
      onClose = run;
    },
    /** The other end is gone. */
    close: () => {
      if (raw.destroyed) return;
      raw.destroyed = true;
      onClose();
    },
  };
  return { raw, hijack: () => {}, getHeaders: () => ({}) };
}
/** A version that version 0.1.0 never heard of. */
const NOT_YET = 99;

/** What version 0.1.0 made of a request: it knew no claims, and nothing of commands of a later version. */
export function asOldRequest(request: WireRequest): WireRequest {
  const { [BASE_HEADER]: _claim, [RESENT_HEADER]: _resent, ...headers } = request.headers;
  if (request.body === undefined) return { ...request, headers };
  const body = JSON.parse(request.body);
  if (!Array.isArray(body.commands)) return { ...request, headers };
  const commands = body.commands.map((command: { v: number }) =>
    command.v === 2 ? { ...command, v: NOT_YET } : command,
  );
  return { ...request, headers, body: JSON.stringify({ ...body, commands }) };
}

/** What version 0.1.0 answered: no proofs, and the document where today's version sends the tail of the log. */
export async function asOldReply(
  request: WireRequest,
  text: string,
  readDocument: () => Promise<string>,
): Promise<string> {
  const { proof: _proof, tail, ...reply } = JSON.parse(text);
  if (tail === undefined || request.body === undefined) return JSON.stringify(reply);
  const { baseRev } = JSON.parse(request.body);
  const stored = reply.results.filter(
    ({ status }: { status: string }) => status === 'applied' || status === 'noop',
  ).length;
  if (baseRev + stored === reply.rev) return JSON.stringify(reply);
  return JSON.stringify({ ...reply, document: JSON.parse(await readDocument()).document });
}
