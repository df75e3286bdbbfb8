import { argument, operate } from './operations/operation.ts';
import { restore } from './operations/restore.ts';

await operate((config) => restore(config, argument('npm run restore -- FILE')));
