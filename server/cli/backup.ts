import { backUp } from '#server/operations/backup.ts';
import { argument, operate } from '#server/operations/operation.ts';

await operate((config) => backUp(config, argument('npm run backup -- FILE')));
