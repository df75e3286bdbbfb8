import { auditAll } from './operations/audit.ts';
import { argument, operate, withDatabase } from './operations/operation.ts';
import { readBackup } from './operations/read-backup.ts';

await operate((config) =>
  withDatabase(config, async (database) => {
    const rowCount = await readBackup(database, argument('npm run restore -- FILE'));
    const { userCount, problems } = await auditAll(database);
    if (problems.length > 0) throw new Error(`Restored, but: ${problems.join('; ')}`);
    return `${rowCount} rows of ${userCount} hunters are back, and every document is the fold of its log`;
  }),
);
