import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page of the benchmark that forms are measured and looked at on; built apart from the product. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('../../../.build/bench-forms', import.meta.url)),
    emptyOutDir: true,
    target: ['edge137', 'firefox140', 'chrome138', 'safari18.4'],
    chunkSizeWarningLimit: 4_000,
  },
})
