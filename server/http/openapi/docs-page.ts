import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

type ApiDocument = ReturnType<typeof openApiDocument>;

/**
 * The reference as one page without scripts, made of the same document as `/api/openapi.json`.
 * @internal for its test
 */
export function docsPage({ info, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationHtml(method.toUpperCase(), path, Object(operation)),
    ),
  );
  const errors = Object.entries(components.responses).map(
    ([name, one]) =>
      `<li><code>${name.replace('Status', '')}</code> ${escaped(one.description)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escaped(info.title)} API, version ${escaped(info.version)}</h1>
<p>${escaped(info.description).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
${operations.join('\n')}
<section>
<h2>A quest</h2>
${fieldsHtml(components.schemas.Quest)}
<h2>An error</h2>
${fieldsHtml(components.schemas.Error)}
<ul>${errors.join('\n')}</ul>
</section>
</main>
</body>
</html>
`;
}

type DocumentedOperation = {
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: { readonly description?: string };
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Content = { readonly 'application/json': { readonly schema: unknown } };

function operationHtml(method: string, path: string, operation: DocumentedOperation): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const rows = parameters.map(
    (one) =>
      `<tr><th scope="row"><code>${escaped(one.name)}</code></th><td>${escaped(one.in)}${one.required ? ', needed' : ''}</td><td>${escaped(one.description ?? one.schema.description ?? '')}</td></tr>`,
  );
  return `<section>
<h2><code>${method} ${escaped(path)}</code></h2>
<p><strong>${escaped(summary)}.</strong> ${escaped(description)}</p>
${rows.length > 0 ? `<table>\n<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What</th></tr></thead>\n<tbody>${rows.join('\n')}</tbody>\n</table>` : ''}
${requestBody ? `<h3>Body</h3>\n${fieldsHtml(requestBody.content['application/json'].schema)}` : ''}
<details><summary>Answer</summary>
${fieldsHtml(responses['200']?.content?.['application/json'].schema)}
</details>
</section>`;
}

/** The fields of an object as a list; what is nested stays JSON schema. */
function fieldsHtml(schema: unknown): string {
  const { properties, required = [] } = Object(objectIn(schema));
  if (properties === undefined) return `<pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;
  const fields = Object.entries(properties).map(([name, field]) => {
    const { description = '', ...rest } = Object(field);
    const needed = required.includes(name) ? ', needed' : '';
    return `<dt><code>${escaped(name)}</code>${needed}</dt><dd>${escaped(description)} <code>${escaped(JSON.stringify(rest))}</code></dd>`;
  });
  return `<dl>${fields.join('\n')}</dl>`;
}

/** Of several that are possible, the one with fields. */
function objectIn(schema: unknown): unknown {
  const { anyOf, properties } = Object(schema);
  if (properties !== undefined || !Array.isArray(anyOf)) return schema;
  return anyOf.find((one: unknown) => Object(one).properties !== undefined) ?? schema;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

const DOCS_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
section { border-top: 1px solid; padding-top: 0.5rem; margin-top: 2rem; }
h2 { font-size: 1.15rem; }
h3 { font-size: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; }
dt { font-weight: 600; margin-top: 0.6rem; }
dd { margin: 0 0 0 1rem; }
pre { white-space: pre-wrap; }
summary { cursor: pointer; padding: 0.6rem 0; }
`;

/** The description of the API, for programs and for people. Nothing of it is loaded from elsewhere. */
export function addApiDocs(app: FastifyInstance): void {
  let made: { readonly json: string; readonly html: string } | undefined;
  const docs = () => {
    if (made === undefined) {
      const document = openApiDocument();
      made = { json: JSON.stringify(document), html: docsPage(document) };
    }
    return made;
  };

  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(docs().json),
  );
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docs().html),
  );
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css').send(DOCS_STYLE));
}
