import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import {
  countLine,
  failureLines,
  filesOnceMore,
  readResults,
  slowestLines,
  type TestResults,
  withOnceMore,
} from './test-results.ts'

/**
 * `npm test`: the check, then everything that meets a database, a server or a browser; `npm run test:wide` and `test:long`
 * name another project. What took longest is printed, and the last line counts it all.
 */
const [first, second, ...rest] = process.argv.slice(2)
const isOther = first === '--project' && second !== undefined
const project = isOther ? second : 'whole'
const wanted = isOther ? rest : process.argv.slice(2)
/** What measures waits is wide too, and runs behind it. */
const projects = project === 'wide' ? ['wide', 'alone'] : [project]
const kept = `.build/tests-${project}.json`

mkdirSync('.build', { recursive: true })
rmSync(kept, { force: true })

const isChecked =
  project !== 'whole' ||
  spawnSync('node', ['tests/house/check.ts', '--whole'], { stdio: 'inherit' }).status === 0
const ran = runFiles(kept, wanted)
const atOnce = readResults(kept)
const onceMore = filesOnceMore(atOnce)
const results = withCheck(onceMore.length > 0 ? withOnceMore(atOnce, runAlone(onceMore)) : atOnce)
writeFileSync(kept, JSON.stringify(results))
console.log(
  ['What took longest:', ...slowestLines(results), ...failureLines(results), countLine(results)].join('\n'),
)
if (results.failed > 0) process.exitCode = 1

function runFiles(file: string, parameters: readonly string[], environment = process.env) {
  return spawnSync(
    'vitest',
    [
      'run',
      '--config',
      'tests/vitest.config.ts',
      ...projects.flatMap((each) => ['--project', each]),
      ...parameters,
    ],
    { stdio: 'inherit', env: { ...environment, TEST_RESULTS: file } },
  )
}

/** Runs files once more with the machine to themselves. */
function runAlone(files: readonly string[]): TestResults {
  const file = `.build/tests-${project}-alone.json`
  rmSync(file, { force: true })
  const { TEST_UNTIL: _, ...unhurried } = process.env
  runFiles(file, ['--maxWorkers', '1', ...files], unhurried)
  return readResults(file)
}

/** The check counts as one test, and so does a run that failed beside all its tests. */
function withCheck({ passed, failed, failures, ...more }: TestResults): TestResults {
  const failedBeside = ran.status !== 0 && failed === 0 && onceMore.length === 0 ? 1 : 0
  const checks = project === 'whole' ? 1 : 0
  return {
    ...more,
    passed: passed + (isChecked ? checks : 0),
    failed: failed + failedBeside + (isChecked ? 0 : 1),
    failures: [
      ...(isChecked ? [] : checkFailures()),
      ...failures,
      ...(failedBeside ? ['vitest ended badly although no test failed'] : []),
    ],
  }
}

function checkFailures(): readonly string[] {
  try {
    return JSON.parse(readFileSync('.build/check-failures.json', 'utf8')) as string[]
  } catch {
    return ['npm run check did not end']
  }
}
