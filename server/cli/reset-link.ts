import { argument, operate } from './operations/operation.ts';
import { makeResetLink } from './operations/reset-link.ts';

await operate((config) => makeResetLink(config, argument('npm run reset-link -- EMAIL')));
