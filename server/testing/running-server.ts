import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type Running = {
  readonly pid: number | undefined;
  readonly output: () => { readonly stdout: string; readonly stderr: string };
  readonly ended: Promise<Ending>;
  /** The address it prints when it is open; rejected if it ends before. */
  readonly opened: Promise<string>;
  readonly signal: (signal: NodeJS.Signals) => void;
};

/** Makes a folder that the test removes. */
export function temporaryFolder(parent = tmpdir()): {
  readonly path: string;
  readonly remove: () => void;
} {
  const path = mkdtempSync(join(parent, 'duskgate-'));
  return { path, remove: () => removeFolder(path) };
}

/**
 * The check of the database is a process of its own, which a killed server leaves a moment longer.
 * Node's own retries do not look again for files that were written meanwhile.
 */
function removeFolder(path: string, attemptsLeft = 100): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (attemptsLeft === 0) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    removeFolder(path, attemptsLeft - 1);
  }
}

/** Copies the built server into a folder, beside web files that the test provides. */
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
  opened.catch(() => {}); // A test of a failing start never awaits this.
  return {
    pid: child.pid,
    output: () => ({ stdout, stderr }),
    ended,
    opened,
    signal: (signal) => child.kill(signal),
  };
}

/** What a server has said but for the line that its database is sound, which may come at any time. */
export function saidBy({ output }: Running): { readonly stdout: string; readonly stderr: string } {
  const { stdout, stderr } = output();
  return { stdout, stderr: stderr.replace(/^.*"event":"storage-checked".*\n/m, '') };
}

export function launchNode(
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Running {
  return launch(process.execPath, args, cwd, environment);
}

/** The path of what was built from server/main.ts or server/cli/<name>.ts. */
export function builtProgram(
  name: 'main' | 'audit' | 'backup' | 'reset-link' | 'restore' | 'two-step-off',
): string {
  return join(ROOT, 'dist', 'server', `${name}.js`);
}

/** Starts the built server with its data in the folder. */
export function launchBuilt(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Running {
  return launchNode([builtProgram('main')], folder, environment);
}

export async function end(running: Running): Promise<void> {
  running.signal('SIGKILL');
  await running.ended;
}

/** Asks it to end, and waits until it has. */
export async function stop(running: Running): Promise<void> {
  running.signal('SIGTERM');
  await running.ended;
}

type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** Sends a request with the path as it is written: `fetch` would normalise it. */
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
