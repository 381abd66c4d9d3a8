import { expect, test } from 'vitest'
import { failureLines, filesOnceMore, type TestResults, withOnceMore } from './test-results.ts'

const chart = 'tests/journeys/chart/facts.wide.ts'
const outages = 'tests/api/database/outages.test.ts'

const results: TestResults = {
  passed: 90,
  failed: 3,
  skipped: 0,
  failures: [`${chart} > a fact: Timeout`, `${chart} > another: Timeout`, `${outages} > a write: lost`],
  files: [
    { path: chart, seconds: 60, failed: 2 },
    { path: outages, seconds: 20, failed: 1 },
    { path: 'tests/journeys/chart/summary.wide.ts', seconds: 20, failed: 0 },
  ],
}

const again = (failed: number): TestResults => ({
  passed: 16 - failed,
  failed,
  skipped: 0,
  failures: [],
  files: [{ path: chart, seconds: 30, failed }],
})

test('people at a browser are tried once more where a few failed, the server and the database never', () => {
  expect(filesOnceMore(results)).toEqual([chart])

  const many = [1, 2, 3, 4, 5].map((each) => ({
    path: `tests/journeys/${each}.wide.ts`,
    seconds: 1,
    failed: 1,
  }))
  expect(filesOnceMore({ files: many })).toEqual([])
})

test('what was broken off with its process runs once more, and counts with the process that was gone', () => {
  const gone = 'beside all tests: [vitest-pool]: Worker forks emitted error.'
  const broken: TestResults = {
    passed: 90,
    failed: 3,
    skipped: 0,
    failures: [`${outages} > a write: never ended`, `${outages} > a read: never ended`, gone],
    files: [{ path: outages, seconds: 9, failed: 2, isBrokenOff: true }],
  }
  expect(filesOnceMore(broken)).toEqual([outages])

  const files = [{ path: outages, seconds: 20, failed: 0 }]
  const alone: TestResults = { passed: 2, failed: 0, skipped: 0, failures: [], files }
  expect(withOnceMore(broken, alone)).toMatchObject({ passed: 92, failed: 0, passedAlone: broken.failures })
  expect(withOnceMore(results, alone).failures).toContain(`${chart} > a fact: Timeout`)
})

test('what a slow machine had no time for is named', () => {
  expect(failureLines({ failures: [], leftOut: [chart] })).toEqual([
    'What this machine had no time for (npm run test:wide -- <file>):',
    `  ${chart}`,
  ])
})

test('what passed alone counts as passed, and is told by name', () => {
  const after = withOnceMore(results, again(0))

  expect(after).toMatchObject({ passed: 92, failed: 1, failures: [`${outages} > a write: lost`] })
  const told = failureLines(after)
  expect(told).toContain(`  ${chart} > a fact: Timeout`)
  expect(told.at(-1)).toBe(`  ${outages} > a write: lost`)
})

test('what fails again has failed, with all that failed at first', () => {
  expect(withOnceMore(results, again(1))).toMatchObject({ passed: 90, failed: 3, failures: results.failures })
  const never: TestResults = { passed: 0, failed: 1, skipped: 0, failures: ['was not written'], files: [] }
  expect(withOnceMore(results, never)).toMatchObject({ passed: 90, failed: 3 })
})
