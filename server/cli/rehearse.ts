import { operate } from '#server/operations/operation.ts';
import { rehearse } from '#server/operations/rehearse.ts';

await operate((config) => {
  const [source, into] = process.argv.slice(2);
  if (source === undefined || into === undefined) {
    throw new Error('Usage: node dist/server/rehearse.js BACKUP_OR_DATA_FOLDER EMPTY_FOLDER');
  }
  return rehearse(config, source, into);
});
