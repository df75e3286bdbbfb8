import type { Access } from '#server/database/access.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { OperatorError } from '#server/database/errors.ts';
import type { Config } from '#server/startup/config.ts';
import { readConfig } from '#server/startup/read-config.ts';

/** Runs a command of the operator: prints its one line, or the reason of its failure with exit code 1. */
export async function operate(work: (config: Config) => Promise<string>): Promise<void> {
  try {
    const parsed = readConfig(process.env);
    if (!parsed.ok) throw new Error(parsed.failure.join('; '));
    process.stdout.write(`${await work(parsed.value)}\n`);
  } catch (failure) {
    process.stderr.write(`${reasonsOf(failure).join(': ')}\n`);
    process.exitCode = 1;
  }
}

/** Why something failed, in the words of its errors, the outermost first. */
export function reasonsOf(failure: unknown): string[] {
  if (failure instanceof OperatorError) return [failure.message];
  if (!(failure instanceof Error)) return failure === undefined ? [] : [String(failure)];
  return [failure.message, ...reasonsOf(failure.cause)];
}

export async function withDatabase<Value>(
  config: Config,
  access: Access,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({ ...config, access, onIdleError: () => {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export function argument(usage: string): string {
  const [given] = process.argv.slice(2);
  if (given === undefined) throw new Error(`Usage: ${usage}`);
  return given;
}
