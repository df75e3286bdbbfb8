import type { FastifyInstance } from 'fastify';
import { err, ok, type Result } from '#rules/result.ts';
import type { Config } from '#server/startup/config.ts';

/** Opens the port and gives back the address to print, or the reason why it cannot be opened. */
export async function listen(
  app: FastifyInstance,
  { host, port, publicUrl }: Config,
): Promise<Result<string, string>> {
  try {
    const boundUrl = await app.listen({ host, port });
    return ok(publicUrl.replace(/:0$/, `:${new URL(boundUrl).port}`));
  } catch (cause) {
    const problem = listenProblem(cause, { host, port, names: ['HOST', 'PORT'] });
    if (problem === undefined) throw new Error(`Cannot listen on ${host}`, { cause });
    return err(problem);
  }
}

/** Opens the port of the figures and of the operator. */
export async function listenBeside(
  app: FastifyInstance,
  { host, port }: NonNullable<Config['metrics']>,
): Promise<Result<void, string>> {
  try {
    await app.listen({ host, port });
    return ok(undefined);
  } catch (cause) {
    const name = 'DUSKGATE_METRICS';
    const problem = listenProblem(cause, { host, port, names: [name, name] });
    if (problem === undefined) throw new Error(`Cannot listen on ${host}`, { cause });
    return err(problem);
  }
}

type Wanted = {
  readonly host: string;
  readonly port: number;
  /** The settings that say where. */
  readonly names: readonly [host: string, port: string];
};

/** What an operator can do about an error of the system; undefined for any other error. */
function listenProblem(cause: unknown, { host, port, names }: Wanted): string | undefined {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const notOurs = `${names[0]} ${host} is no address of this machine`;
  const problems: Readonly<Record<string, string>> = {
    EADDRINUSE: `port ${port} of ${host} is in use; set ${names[1]} to another one`,
    EACCES: `port ${port} of ${host} is not open to this user; set ${names[1]} to another one`,
    EADDRNOTAVAIL: notOurs,
    ENOTFOUND: notOurs,
    EAI_AGAIN: notOurs,
  };
  return problems[code];
}
