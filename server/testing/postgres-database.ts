import { inject } from 'vitest';
import { createDatabase } from './postgres-cluster.ts';

/** Makes an empty database in the cluster of this run; unit tests have no cluster. */
export function freshPostgresUrl(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
