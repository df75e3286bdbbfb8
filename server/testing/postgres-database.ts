import { inject } from 'vitest';
import { createDatabase } from './postgres-cluster.ts';

/** An empty database in the cluster of this run; only "contract" and "process" tests have one. */
export function freshPostgresUrl(): Promise<string> {
  return createDatabase(inject('postgresUrl'));
}
