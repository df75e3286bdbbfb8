import { constants, setPriority } from 'node:os';
import { operate } from '#server/operations/operation.ts';
import { measureUserSizes } from '#server/operations/operator/user-sizes.ts';

setPriority(constants.priority.PRIORITY_LOW);
await operate(measureUserSizes);
