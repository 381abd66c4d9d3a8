import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { modernBrowsers } from '#shared/limits/limits.ts'
import { catalogueParts } from './catalogue-parts.ts'
import { clientParts } from './client-parts.ts'
import { firstGroups } from './first-groups.ts'
import { releaseFiles } from './release-files.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const house = fileURLToPath(new URL('../..', import.meta.url))
const api = process.env.GOLDTHREAD_API ?? 'http://127.0.0.1:8080'

/** One nonce per release: it stands in the page, the server reads it from there and names it in its policy. */
const nonce = randomBytes(16).toString('base64url')

/** Large libraries of their own, so that a release of ours does not make a browser fetch them again. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/ },
  {
    name: 'router',
    test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
  },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/ },
  {
    name: 'table',
    test: /node_modules[\\/]@tanstack[\\/](react-table|table-core|react-virtual|virtual-core)[\\/]/,
  },
  {
    name: 'rjsf',
    test: /node_modules[\\/](@rjsf|lodash|lodash-es|markdown-to-jsx|@x0k|json-schema-merge)[\\/]/,
  },
  { name: 'temporal', test: /node_modules[\\/]temporal-/ },
  { name: 'dexie', test: /node_modules[\\/]dexie[\\/]/ },
]

/** With a lazy part only its looks are named beforehand: the list of all that the parts share would weigh more than the first page may. */
const onlyLooks = (
  _file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => (hostType === 'html' ? needed : needed.filter((each) => each.endsWith('.css')))

export default defineConfig(({ command }) => {
  // A build is for people, also when a test asks for it: otherwise React would come with its slow self-checks.
  if (command === 'build') process.env.NODE_ENV = 'production'
  return settings(command)
})

const settings = (command: 'build' | 'serve'): UserConfig => ({
  root,
  plugins: [catalogueParts(), react(), clientParts(house), releaseFiles(root, nonce)],
  publicDir: false,
  ...(command === 'build' ? { html: { cspNonce: nonce } } : {}),
  build: {
    outDir: join(house, '.build/client-apart'),
    emptyOutDir: true,
    target: Object.entries(modernBrowsers).map(([family, version]) => `${family}${version}`),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: onlyLooks },
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...groups, { name: firstGroups(root), debugName: 'first screen' }] },
      },
    },
  },
  server: { host: '127.0.0.1', port: 8105, proxy: { '/api': api, '/health': api } },
  preview: { host: '127.0.0.1', port: 8106, proxy: { '/api': api, '/health': api } },
})
