import { argument, operate } from '#server/operations/operation.ts';
import { makeResetLink } from '#server/operations/reset-link.ts';

await operate((config) => makeResetLink(config, argument('npm run reset-link -- EMAIL')));
