import { argument, operate } from '#server/operations/operation.ts';
import { restore } from '#server/operations/restore.ts';

await operate((config) => restore(config, argument('npm run restore -- FILE')));
