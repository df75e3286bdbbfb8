import { backUp } from './operations/backup.ts';
import { argument, operate } from './operations/operation.ts';

await operate((config) => backUp(config, argument('npm run backup -- FILE')));
