import { defineConfig } from 'vitest/config';

const PROCESS_TESTS = '**/*.process.test.ts';
const CONTRACT_TESTS = '**/*.contract.test.ts';
const PROOF_TESTS = '**/*.proof.test.ts';
/** Everyday tests that `sample` (rules/testing/sample.ts) shortens: the proof runs them whole. */
const SAMPLED = [
  'web/features/your-data/importers/sqlite-file.test.ts',
  'releases/release.process.test.ts',
  'server/documents/time-zones.process.test.ts',
  'server/documents/{household,merge-write,sixty-days,sync-invariants}.contract.test.ts',
  'server/{auth/login-flood,mail/mail-sender}.contract.test.ts',
  'server/http/process-tests/{fuzz,hostile-text,isolation,mail,slow-sockets,ways-in}.process.test.ts',
  'server/http/operator/operator.process.test.ts',
];
const ROOTS = '{rules,mentor,protocol,server,web,scripts,releases,sim}';

/** Tests with a PostgreSQL; a worker keeps its modules and servers from one file to the next. */
const WITH_DATABASES = {
  globalSetup: './server/testing/global-setup.ts',
  pool: 'forks',
  isolate: false,
  // A loaded machine is slow, not wrong.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${ROOTS}/**/*.test.{ts,tsx}`],
          exclude: [PROCESS_TESTS, CONTRACT_TESTS, PROOF_TESTS, '**/node_modules/**'],
          pool: 'threads',
          isolate: false,
          maxWorkers: 2, // left to itself, it takes one less than there are cores
          testTimeout: 60_000, // a loaded machine is slow, not wrong
        },
      },
      {
        test: {
          ...WITH_DATABASES,
          name: 'contract',
          include: [`server/${CONTRACT_TESTS}`],
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...WITH_DATABASES,
          name: 'process',
          include: [`${ROOTS}/${PROCESS_TESTS}`],
          maxWorkers: 5, // most of a test is waiting
        },
      },
      {
        test: {
          ...WITH_DATABASES,
          name: 'proof',
          include: [`${ROOTS}/${PROOF_TESTS}`, ...SAMPLED],
          maxWorkers: 2,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'bench',
          include: ['bench/*.bench.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
