import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '#server/http/route-table.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const DOCUMENT = openApiDocument();

test('[AP4] the committed description of the API is the one that the schemas give', async () => {
  const file = join(import.meta.dirname, '../../../docs/openapi.json');
  await expect(`${JSON.stringify(DOCUMENT, null, 2)}\n`).toMatchFileSnapshot(file);
});

test('[AP4] every route of the API is described, with its scope, and nothing else is', () => {
  const described = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      Object(operation)['x-scope'],
    ]),
  );
  const routes = Object.entries(ROUTES)
    .filter(([route]) => route.includes(' /api/v1/'))
    .map(([route, { scope }]) => [route, scope]);
  expect(described.sort()).toEqual(routes.sort());
});

test('[AP4] checks that a schema cannot say stand in words', () => {
  expect(JSON.stringify(DOCUMENT)).toContain('must be a day, YYYY-MM-DD');
});

test('[AP4] the page names every route, and has neither a script nor an address of somebody else', () => {
  const page = docsPage(DOCUMENT);
  for (const path of Object.keys(DOCUMENT.paths)) expect(page).toContain(path);
  expect(page).not.toMatch(/<script|style=|https?:/i);
});
