import { createServer } from 'vite';
import { ROOT } from './run.mjs';

/**
 * Runs `use` with a module of ours that is not built. Unlike `runnerImport` it stays open meanwhile, so
 * that the module can load others later.
 * @template Module
 * @param {string} path
 * @param {(module: Module) => Promise<void> | void} use
 */
export async function withSource(path, use) {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await use(/** @type {Module} */ (await server.ssrLoadModule(path)));
  } finally {
    await server.close();
  }
}
