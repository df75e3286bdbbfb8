import { audit } from '#server/operations/audit.ts';
import { operate } from '#server/operations/operation.ts';

await operate(audit);
