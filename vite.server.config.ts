import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20.19',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        backup: 'server/backup.ts',
        restore: 'server/restore.ts',
        audit: 'server/audit.ts',
        'reset-link': 'server/reset-link.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
