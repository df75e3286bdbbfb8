import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    // The content security policy allows neither the polyfill's inline code nor data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
