import { build } from 'vite';
const out = process.argv[2];
await build({ root: process.cwd(), configFile: false, logLevel: 'error', publicDir: false,
  build: { ssr: 'mentor/planner/testing/golden-board.ts', outDir: out, emptyOutDir: true, target: 'node20.19', minify: false } });
