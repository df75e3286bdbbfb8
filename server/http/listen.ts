import type { FastifyInstance } from 'fastify';
import { err, ok, type Result } from '#rules/result.ts';
import type { Config } from '#server/config.ts';

/** Opens the port and answers the address to tell people, or why it cannot be opened. */
export async function listen(
  app: FastifyInstance,
  { host, port, publicUrl }: Config,
): Promise<Result<string, string>> {
  try {
    const boundUrl = await app.listen({ host, port });
    return ok(publicUrl.replace(/:0$/, `:${new URL(boundUrl).port}`));
  } catch (cause) {
    const problem = listenProblem(cause, host, port);
    if (problem === undefined) throw new Error(`Cannot listen on ${host}`, { cause });
    return err(problem);
  }
}

function listenProblem(cause: unknown, host: string, port: number): string | undefined {
  switch (cause instanceof Error && 'code' in cause && cause.code) {
    case 'EADDRINUSE':
      return `port ${port} of ${host} is in use; set PORT to another one`;
    case 'EACCES':
      return `port ${port} of ${host} is not open to this user; set PORT to another one`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine`;
    default:
      return undefined;
  }
}
