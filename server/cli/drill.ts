import { drillBackup } from '#server/operations/nightly/drill.ts';
import { argument, operate } from '#server/operations/operation.ts';

await operate((config) => drillBackup(config, { file: argument('npm run drill -- FILE') }));
