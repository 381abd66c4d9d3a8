import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The page of the benchmark on which nothing stands but a plain editor; built apart from the product. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('../../../.build/bench-notes', import.meta.url)),
    emptyOutDir: true,
    target: ['edge137', 'firefox140', 'chrome138', 'safari18.4'],
    chunkSizeWarningLimit: 4_000,
  },
})
