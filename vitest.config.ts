import { defineConfig } from 'vitest/config';

const PROCESS_TESTS = '**/*.process.test.ts';
const CONTRACT_TESTS = '**/*.contract.test.ts';
const POSTGRES = './server/testing/global-setup.ts';
const ROOTS = '{rules,protocol,server,web,scripts}';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${ROOTS}/**/*.test.{ts,tsx}`],
          exclude: [PROCESS_TESTS, CONTRACT_TESTS, '**/node_modules/**'],
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: [`server/${CONTRACT_TESTS}`],
          globalSetup: POSTGRES,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'process',
          include: [`${ROOTS}/${PROCESS_TESTS}`],
          globalSetup: POSTGRES,
          maxWorkers: 3, // most of a test is waiting
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
