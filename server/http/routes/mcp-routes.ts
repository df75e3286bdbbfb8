import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { ActRefused } from '#server/api/act-refused.ts';
import { ASSISTANT_TOOLS, type Assistant } from '#server/api/assistant-tools.ts';
import type { ActParts } from '#server/api/do-acts.ts';
import { TooLarge } from '#server/documents/too-large.ts';
import { Refused } from '#server/http/failures.ts';
import { jsonSchemaOf } from '#server/http/openapi/json-schema.ts';
import { callerIn } from './request-input.ts';

const NAME = 'duskgate';
const VERSION = '1';

/** The door of assistants: the Model Context Protocol over HTTP, without sessions, for personal tokens only. */
export function addMcpRoutes(app: FastifyInstance, parts: ActParts, publicUrl: string): void {
  let opening: ReturnType<typeof openDoor> | undefined;

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    handler: async (request, reply) => {
      const who = assistantIn(request);
      if (Array.isArray(request.body)) {
        throw new Refused(400, 'bad-request', 'One message at a time.');
      }
      opening ??= openDoor(parts); // the package is loaded by the first assistant that comes
      const { body, log } = request;
      const answer = await (await opening)(webRequest(request, publicUrl), body, { who, log });
      reply.code(answer.status);
      for (const [name, value] of answer.headers) {
        if (name !== 'content-length') reply.header(name, value);
      }
      return reply.send(await answer.text());
    },
  });
}

/** By token only: a page that is signed in has the app. */
function assistantIn(request: FastifyRequest): Assistant {
  const { userId, token } = callerIn(request);
  if (token === undefined) {
    throw new Refused(401, 'bad-token', 'An assistant comes with a personal token.');
  }
  return { userId, token };
}

type Guest = { readonly who: Assistant; readonly log: FastifyBaseLogger };

async function openDoor(parts: ActParts) {
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server');
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const { who, log }: Guest = Object(authInfo?.extra); // handed in with every request below
      const server = new McpServer({ name: NAME, version: VERSION });
      for (const { name, words, isReadOnly = false, input, run } of ASSISTANT_TOOLS) {
        server.registerTool(
          name,
          {
            description: words,
            inputSchema: withJsonSchema(input),
            annotations: {
              readOnlyHint: isReadOnly,
              destructiveHint: false,
              idempotentHint: true,
              openWorldHint: false,
            },
          },
          (args) => answered(() => run(parts, who, args), log),
        );
      }
      return server;
    },
    { maxSubscriptions: 0 },
  );
  return (request: Request, parsedBody: unknown, guest: Guest) => {
    const { id: clientId, scopes } = guest.who.token;
    const authInfo = { token: '', clientId, scopes: [...scopes], extra: guest };
    return handler.fetch(request, { parsedBody, authInfo });
  };
}

/**
 * Results are JSON and nothing else: a title that reads like an order is still a title. The words of an
 * unexpected failure stay in the log.
 */
async function answered(run: () => Promise<object>, log: FastifyBaseLogger) {
  try {
    return textOf(await run());
  } catch (cause) {
    const isRefusal =
      cause instanceof ActRefused || cause instanceof Refused || cause instanceof TooLarge;
    if (!isRefusal) log.error({ err: cause }, 'unexpected error');
    const message = isRefusal ? cause.message : 'Something went wrong on our side.';
    return { ...textOf({ message }), isError: true };
  }
}

function textOf(result: object) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(result) }] };
}

/** The package asks a schema for its JSON form, which ours have only with our own options. */
function withJsonSchema(schema: v.GenericSchema) {
  const json = () => jsonSchemaOf(schema);
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: json, output: json } } };
}

/** What is not for the package: the connection's own headers, and secrets. */
const KEPT_BACK = ['host', 'connection', 'content-length', 'authorization', 'cookie'];

function webRequest(request: FastifyRequest, publicUrl: string): Request {
  const { method, headers, url, body } = request;
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !KEPT_BACK.includes(name) ? [[name, value]] : [],
  );
  return new Request(new URL(url, publicUrl), {
    method,
    headers: sent,
    ...(method === 'POST' && { body: JSON.stringify(body ?? null) }),
  });
}
