import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const KEPT_NPM_SETTINGS =
  /^npm_config_(registry|cache|cafile|proxy|https[-_]proxy|noproxy|userconfig)$/i;

/**
 * The environment for a program we start: without NODE_ENV, which would leave out vite, and without
 * the settings of an outer npm, which would send the inner one to another folder.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(environment) {
  const isKept = (/** @type {string} */ name) =>
    name !== 'NODE_ENV' && (!/^npm_config_/i.test(name) || KEPT_NPM_SETTINGS.test(name));
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isKept(name)));
}

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, isShown?: boolean }} RunOptions
 */

/**
 * Runs a program to its end, at the root unless another folder is named; unless shown, its output
 * appears only if it fails.
 * @param {string} what names the work in the error
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<void>}
 */
export function run(what, program, args, { cwd = ROOT, env = {}, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...childEnvironment(process.env), ...env },
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && program === 'npm',
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));

    let isStopped = false;
    const stop = () => {
      isStopped = true;
      child.kill('SIGTERM'); // npm that is installing does not end on the SIGINT of a Ctrl-C
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    child.once('error', (cause) =>
      reject(new Error(`${what} failed: ${cause.message}.`, { cause })),
    );
    child.once('close', (code, signal) => {
      process.off('SIGTERM', stop);
      process.off('SIGINT', stop);
      if (isStopped) return reject(new Error(`${what} was stopped.`));
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`${what} failed (${signal ?? `code ${code}`}).`));
    });
  });
}

/**
 * @param {string} what
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(what, args, options) {
  return run(what, process.execPath, args, options);
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Does the work, or ends the process with one line instead of a stack.
 * @param {() => Promise<void>} work
 */
export async function orEndWithOneLine(work) {
  try {
    await work();
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : failure}\n`);
    process.exit(1);
  }
}

/** @typedef {{ what: string, work: () => Promise<void> }} Step */

/**
 * Does the steps of each lane one after the other, and the lanes at the same time. After a failure no
 * further step begins; those under way are waited for, so that nothing is left running.
 * @param {readonly (readonly Step[])[]} lanes
 */
export async function inLanes(lanes) {
  /** @type {unknown[]} */
  const failures = [];
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) {
        if (failures.length === 0) await timed(step).catch((failure) => failures.push(failure));
      }
    }),
  );
  if (failures.length > 0) throw failures[0];
}

/**
 * Does a step and says how long it took.
 * @param {Step} step
 */
export async function timed({ what, work }) {
  const startedAtMs = performance.now();
  await work();
  say(`${what}: passed in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`);
}
