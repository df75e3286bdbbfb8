import { auditAll } from './operations/audit.ts';
import { operate, withDatabase } from './operations/operation.ts';

await operate((config) =>
  withDatabase(config, async (database) => {
    const { userCount, problems } = await auditAll(database);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return `${userCount} hunters: every document is the fold of its log`;
  }),
);
