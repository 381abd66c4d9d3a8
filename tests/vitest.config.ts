import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const globalSetup = ['postgres-setup', 'client-setup'].map((name) =>
  fileURLToPath(new URL(`./support/${name}.ts`, import.meta.url)),
)

/** `unit` needs nothing but its module; every other project meets a real database, server or browser. */
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tests/codegen/**/*.test.ts',
            'tests/house/**/*.unit.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        root,
        test: {
          name: 'whole',
          include: ['tests/{api,forms,house,journeys}/**/*.test.ts'],
          exclude: ['tests/house/**/*.unit.test.ts'],
          globalSetup,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'long',
          include: ['tests/**/*.long.ts'],
          globalSetup,
          testTimeout: 540_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
