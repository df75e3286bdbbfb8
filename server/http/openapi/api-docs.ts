import type { FastifyInstance } from 'fastify';
import { DOCS_STYLE, docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

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
