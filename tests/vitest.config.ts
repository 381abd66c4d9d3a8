import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ResultsReporter } from './house/test-results.ts'
import { LongestFirst } from './support/setup/longest-first.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const setups = (...names: readonly string[]) =>
  names.map((name) => fileURLToPath(new URL(`./support/setup/${name}.ts`, import.meta.url)))
const globalSetup = setups('node-setup', 'postgres-setup', 'client-setup', 'browser-setup')

/** In tests, what a person would wait for is waited for, however busy the machine is. */
const patient = { poll: { timeout: 15_000 } }

const inTime = fileURLToPath(new URL('./support/setup/in-time.ts', import.meta.url))
const { TEST_RESULTS: results } = process.env

/** Files of `wide` that measure what somebody waits for: each has the machine to itself, after all others. */
const alone = ['tests/api/database/long-statements.wide.ts', 'tests/api/search/expensive-questions.wide.ts']

/**
 * `unit` needs nothing but its module; every other project meets a real database, server or browser. `wide` holds what is
 * broad and slow, `long` what is for a machine of its own.
 */
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ...(results === undefined ? [] : [new ResultsReporter(results)])],
    projects: [
      {
        root,
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tests/codegen/**/*.test.ts',
            'tests/house/**/*.unit.test.ts',
          ],
          globalSetup: setups('node-setup'),
          setupFiles: setups('device-store'),
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'whole',
          isolate: false,
          expect: patient,
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
          name: 'wide',
          isolate: false,
          expect: patient,
          include: ['tests/**/*.wide.ts'],
          exclude: alone,
          runner: inTime,
          globalSetup,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        root,
        test: {
          name: 'alone',
          isolate: false,
          expect: patient,
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          runner: inTime,
          globalSetup,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        root,
        test: {
          name: 'long',
          expect: patient,
          include: ['tests/**/*.long.ts'],
          globalSetup,
          testTimeout: 540_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
