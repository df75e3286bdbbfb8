import { audit } from './operations/audit.ts';
import { operate } from './operations/operation.ts';

await operate(audit);
