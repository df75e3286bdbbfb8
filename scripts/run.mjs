import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const KEPT_NPM_SETTINGS =
  /^npm_config_(registry|cache|cafile|proxy|https[-_]proxy|noproxy|userconfig)$/i;

/**
 * NODE_ENV=production would leave out vite, and npm's settings of the outer call (its prefix, its
 * workspace) would send the inner one to another folder.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(environment) {
  const isKept = (/** @type {string} */ name) =>
    name !== 'NODE_ENV' && (!/^npm_config_/i.test(name) || KEPT_NPM_SETTINGS.test(name));
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isKept(name)));
}

/**
 * @typedef {{ env?: NodeJS.ProcessEnv, isShown?: boolean }} RunOptions
 */

/**
 * Runs a program at the root to its end; unless shown, its output appears only if it fails.
 * @param {string} what names the work in the error
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<void>}
 */
export function run(what, program, args, { env = {}, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
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
 * Ends the process with one line instead of a stack: whoever starts a product is not debugging it.
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
