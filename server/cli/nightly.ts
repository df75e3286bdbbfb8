import { constants, setPriority } from 'node:os';
import { runNightly } from '#server/operations/nightly/nightly.ts';
import { operate } from '#server/operations/operation.ts';

setPriority(constants.priority.PRIORITY_LOW);
await operate((config) => runNightly(config, process.argv.includes('--if-due')));
