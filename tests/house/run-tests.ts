import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

/** What vitest's json reporter writes, as far as it is read here. */
type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numFailedTestSuites: number
}

type Count = { readonly passed: number; readonly failed: number; readonly skipped: number }

const report = '.build/test-results.json'
mkdirSync('.build', { recursive: true })
rmSync(report, { force: true })

/** `npm test`: the check, then everything that meets a database, a server or a browser; the last line counts it all. */
const checked = spawnSync('node', ['tests/house/check.ts', '--whole'], { stdio: 'inherit' })
const ran = spawnSync(
  'vitest',
  [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'whole',
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    report,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)

const tests = countOf(report)
const passed = tests.passed + (checked.status === 0 ? 1 : 0)
const failed =
  tests.failed + (checked.status === 0 ? 0 : 1) + (ran.status !== 0 && tests.failed === 0 ? 1 : 0)
console.log(`${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`)
if (failed > 0) process.exitCode = 1

function countOf(file: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = read(file)
  const failedFiles = numFailedTests === 0 ? numFailedTestSuites : 0
  return { passed: numPassedTests, failed: numFailedTests + failedFiles, skipped: numPendingTests }
}

function read(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numFailedTestSuites: 0 }
  }
}
