import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#server/testing/free-port.mjs';
import {
  ask,
  end,
  launchNode,
  plantServer,
  type Running,
  temporaryFolder,
} from '#server/testing/running-server.ts';

const folder = temporaryFolder();
const entry = plantServer(folder.path, { 'index.html': '<!doctype html>' });
const started: Running[] = [];
afterAll(async () => {
  await Promise.all(started.map(end));
  folder.remove();
});

function start(DUSKGATE_METRICS: string): Running {
  const DATA_DIR = join(folder.path, `data-${started.length}`);
  const running = launchNode([entry], folder.path, { DATA_DIR, DUSKGATE_METRICS });
  started.push(running);
  return running;
}

/** The value of one line, by its whole name and labels. */
function figureIn(figures: string, name: string): number {
  const line = figures.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

test('[O36] [O60] figures stand on a port of their own, by route and never by path; the port of the app has none. Without its secret there is no page of the operator', async () => {
  const port = await freePort();
  const server = start(String(port));
  const address = await server.opened;
  for (const path of ['/healthz', '/healthz', '/api/export?secret=1', '/api/nowhere/secret']) {
    await ask(address, path);
  }
  const { status, body } = await ask(`http://127.0.0.1:${port}`, '/metrics');
  expect(status).toBe(200);
  const ofHealth = 'method="GET",route="/healthz",status="200"';
  expect(figureIn(body, `duskgate_http_request_seconds_count{${ofHealth}}`)).toBe(2);
  expect(figureIn(body, `duskgate_http_request_seconds_bucket{${ofHealth},le="+Inf"}`)).toBe(2);
  expect(body).toContain('route="/api/export",status="401"');
  expect(body).not.toContain('secret');
  expect(figureIn(body, 'duskgate_streams_open')).toBe(0);
  expect(figureIn(body, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  for (const line of body.trimEnd().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]*\})? [\d.e+-]+)$/);
  }

  for (const path of ['/healthz', '/operator', '/operator/style.css']) {
    expect((await ask(`http://127.0.0.1:${port}`, path)).status).toBe(404);
  }
  expect((await ask(address, '/metrics')).body).not.toContain('duskgate_http_request_seconds');

  const second = start(`127.0.0.1:${port}`);
  expect((await second.ended).code).toBe(1);
  expect(second.output().stderr).toBe(
    `Duskgate cannot start: port ${port} of 127.0.0.1 is in use; set DUSKGATE_METRICS to another one.\n`,
  );
});
