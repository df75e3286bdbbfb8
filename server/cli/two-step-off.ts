import { argument, operate } from '#server/operations/operation.ts';
import { switchTwoStepOff } from '#server/operations/two-step-off.ts';

await operate((config) => switchTwoStepOff(config, argument('npm run two-step-off -- EMAIL')));
