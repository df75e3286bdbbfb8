import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type Running = {
  readonly output: () => { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<Ending>;
  /** The address it prints when it is open. */
  readonly opened: Promise<string>;
  readonly signal: (signal: NodeJS.Signals) => void;
};

export function temporaryFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'duskgate-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The built server beside a web folder of our own, so that a test can plant what it looks for. */
export function plantServer(folder: string, webFiles: Readonly<Record<string, string>>): string {
  cpSync(join(ROOT, 'dist', 'server'), join(folder, 'dist', 'server'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, content] of Object.entries(webFiles)) {
    const path = join(folder, 'dist', 'web', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return join(folder, 'dist', 'server', 'main.js');
}

export function launch(
  program: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Running {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { PATH, HOME, PORT: '0', DATA_DIR: join(cwd, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const opened = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      const address = /Duskgate is open at (\S+)\n/.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.once('close', () => {
      reject(new Error(`It ended before it was open:\n${stdout}${stderr}`));
    });
  });
  opened.catch(() => {}); // Who starts it to see it fail never waits for this.
  return {
    output: () => ({ stdout, stderr }),
    ended,
    opened,
    signal: (signal) => child.kill(signal),
  };
}

export function launchNode(
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Running {
  return launch(process.execPath, args, cwd, environment);
}

/** The server as it was built, with its data in the folder. */
export function launchBuilt(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Running {
  return launchNode([join(ROOT, 'dist', 'server', 'main.js')], folder, environment);
}

export async function end(running: Running): Promise<void> {
  running.signal('SIGKILL');
  await running.ended;
}

type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Sends the path as it is written: `fetch` would tidy up the very paths that must be refused. */
export function ask(
  address: string,
  path: string,
  { method = 'GET', accept = '*/*' } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const options = { hostname, port, path, method, headers: { accept }, agent: false };
    const outgoing = request(options, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk) => {
        body += chunk;
      });
      incoming.once('end', () => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
      });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
