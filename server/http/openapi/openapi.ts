import type * as v from 'valibot';
import { errorReply, questReply } from '#protocol/api/api-v1.ts';
import { ruleOf } from '#server/http/route-table.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { type ApiRoute, OPERATIONS, type Operation } from './operations.ts';

const ABOUT = `Every write becomes a command with a key, so sending the same request again has one effect: \
send an Idempotency-Key where one is taken, and repeat what got no answer. A token is made in the settings under Connections \
and goes into the header \`Authorization: Bearer dg_pat_...\`. \
Which day: without \`day\` the server's clock decides, in the time zone of the device that the hunter used last and with their hour of dawn; \
a \`day\` that is today nowhere on earth is refused. \
Errors have one shape. 429 says in Retry-After how many seconds to wait.`;

const ERRORS: Readonly<Record<number, string>> = {
  400: 'The request is not as described here.',
  401: 'No token, or one that is unknown, has ended or was revoked.',
  403: 'The token lacks the scope.',
  404: 'There is no such quest.',
  413: 'The request, or what it would make, is too large.',
  422: 'Understood, and not possible: the message says why.',
  429: 'Too many requests of this token or of its user.',
  503: 'The server cannot reach its data right now.',
};

/** The whole document, from the table of routes and the schemas that check requests. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [route, operation] of Object.entries(OPERATIONS) as [ApiRoute, Operation][]) {
    const [method = '', url = ''] = route.split(' ');
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationOf(method, url, operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Duskgate', version: '1', description: ABOUT },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Quest: jsonSchemaOf(questReply), Error: jsonSchemaOf(errorReply) },
      responses: errorResponses(),
    },
  };
}

function errorResponses() {
  const content = contentOf({ $ref: '#/components/schemas/Error' });
  return Object.fromEntries(
    Object.entries(ERRORS).map(([status, description]) => [
      `Status${status}`,
      { description, content },
    ]),
  );
}

function operationOf(method: string, url: string, operation: Operation) {
  const { summary, words, body, isBodyOptional = false, reply } = operation;
  const scope = ruleOf(method, url)?.scope;
  return {
    operationId: operationId(method, url),
    summary,
    description: [words, `Needs the scope ${scope}.`].filter(Boolean).join(' '),
    'x-scope': scope,
    parameters: parametersOf(url, operation),
    ...(body && {
      requestBody: { required: !isBodyOptional, content: contentOf(jsonSchemaOf(body)) },
    }),
    responses: {
      200: { description: 'Done.', content: contentOf(withQuestNamed(jsonSchemaOf(reply))) },
      ...(method === 'GET' && { 304: { description: 'As the ETag you have says.' } }),
      ...Object.fromEntries(
        Object.keys(ERRORS).map((status) => [
          status,
          { $ref: `#/components/responses/Status${status}` },
        ]),
      ),
    },
  };
}

/** `GET /api/v1/quests/:id/amount` is `getQuestsAmount`. */
function operationId(method: string, url: string): string {
  const parts = url.split('/').filter((part) => part && !/^(api|v1|:.*)$/.test(part));
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return [method.toLowerCase(), ...parts.map(capital)].join('');
}

function parametersOf(url: string, { query, hasKey }: Operation) {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: '1 to 80 letters, digits or _ ~ @ . -; the same one each time it is sent again.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_~@.-]{1,80}$' },
  };
  return [...inPath, ...(query ? queryOf(query) : []), ...(hasKey ? [key] : [])];
}

/** Words that a schema loses, because it makes something else of the text. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  day: 'YYYY-MM-DD: the day it is for the hunter. Without it the server decides.',
  search: 'Words that title, description or steps must hold.',
  from: 'YYYY-MM-DD: the first day.',
  to: 'YYYY-MM-DD: the last day.',
};

function queryOf(query: v.GenericSchema) {
  const { properties = {}, required = [] } = Object(jsonSchemaOf(query));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(DESCRIPTIONS[name] && { description: DESCRIPTIONS[name] }),
    schema,
  }));
}

const QUEST_FIELDS = Object.keys(questReply.entries).join();

/** The same document with each quest in it named instead of spelled out. */
function withQuestNamed(schema: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_key, value) => {
    const fields = Object.keys(Object(Object(value).properties)).join();
    return fields === QUEST_FIELDS ? { $ref: '#/components/schemas/Quest' } : value;
  });
}

function contentOf(schema: JsonSchema) {
  return { 'application/json': { schema } };
}
