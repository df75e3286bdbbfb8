import { defineConfig } from 'vite';

/** Their packages bring programs of the machine along. */
const NATIVE = ['libsql', '@node-rs/argon2', 'pg-native'];
/** Loaded by the first who needs them. */
const SELDOM = [
  '@modelcontextprotocol/server',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
];

export default defineConfig({
  publicDir: false,
  // Hundreds of small files: in the bundle they are read in one go, and a start costs half the time.
  ssr: { noExternal: true, external: [...NATIVE, ...SELDOM] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20.19',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        backup: 'server/cli/backup.ts',
        restore: 'server/cli/restore.ts',
        audit: 'server/cli/audit.ts',
        'reset-link': 'server/cli/reset-link.ts',
        'two-step-off': 'server/cli/two-step-off.ts',
        nightly: 'server/cli/nightly.ts',
        'user-sizes': 'server/cli/user-sizes.ts',
        drill: 'server/cli/drill.ts',
        rehearse: 'server/cli/rehearse.ts',
        'quick-check': 'server/cli/quick-check.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
