import { constants, setPriority } from 'node:os';
import { problemsOf } from '#server/operations/quick-check.ts';

setPriority(constants.priority.PRIORITY_LOW);
const [file = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify({ problems: problemsOf(file) }));
