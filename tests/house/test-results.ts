import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** How a run of tests ended, and how many seconds each of its files took with what it sets up. */
export type TestResults = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by file and name with the first line of the reason. */
  readonly failures: readonly string[]
  /** What failed beside other files and passed when its file ran once more by itself, as `failures`. */
  readonly passedAlone?: readonly string[]
  /** Files that there was no time for. */
  readonly leftOut?: readonly string[]
  readonly files: readonly FileResults[]
}

type FileResults = {
  readonly path: string
  readonly seconds: number
  readonly failed: number
  /** Whether the process that ran it was gone before its tests had ended. */
  readonly isBrokenOff?: boolean
}

/** Keeps the results of a run in a file; a file of tests that cannot be loaded and an error outside all tests count as failed. */
export class ResultsReporter implements Reporter {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    writeFileSync(this.file, JSON.stringify(resultsOf(modules, errors)))
  }
}

/** The results that a run kept; a run that kept none has failed. */
export function readResults(file: string): TestResults {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestResults
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${file} was not written`], files: [] }
  }
}

/** The last line of a run. */
export function countLine({
  passed,
  failed,
  skipped,
}: Pick<TestResults, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** What failed, a line for each, what passed only alone, and what there was no time for; nothing where all passed at once. */
export function failureLines({
  failures,
  passedAlone = [],
  leftOut = [],
}: Pick<TestResults, 'failures' | 'passedAlone' | 'leftOut'>): readonly string[] {
  return [
    ...listed('What this machine had no time for (npm run test:wide -- <file>):', leftOut),
    ...listed('What failed beside other files and passed alone (to be mended):', passedAlone),
    ...listed('What failed:', failures),
  ]
}

function listed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((each) => `  ${each}`)]
}

/** How a process is told of that was gone while it ran tests. */
const processGone = 'beside all tests: [vitest-pool]: Worker'

/** A busier machine than this breaks so many files at a browser; more of them are broken by what was changed. */
const mostOnceMore = 4

/**
 * The files that run once more, by themselves: people at a browser, where a few failed, and what was broken off with its process.
 * What the server and the database promise has no second chance.
 */
export function filesOnceMore({ files }: Pick<TestResults, 'files'>): readonly string[] {
  const failed = files.filter(
    (file) => file.failed > 0 && (file.isBrokenOff || file.path.startsWith('tests/journeys/')),
  )
  return failed.length > mostOnceMore ? [] : failed.map(({ path }) => path)
}

/** The results with the files that passed whole when they ran once more; what they failed before stays to be read. */
export function withOnceMore(results: TestResults, again: TestResults): TestResults {
  const passed = new Set(
    again.files.filter(({ failed }) => failed === 0 && again.failed === 0).map(({ path }) => path),
  )
  const mended = results.files.filter(({ path, failed }) => failed > 0 && passed.has(path))
  const isGone = mended.some(({ isBrokenOff }) => isBrokenOff)
  const isMended = (failure: string) =>
    (isGone && failure.startsWith(processGone)) ||
    mended.some(({ path }) => failure.startsWith(`${path} >`) || failure.startsWith(`${path}:`))
  return {
    ...results,
    passed: results.passed + mended.reduce((all, { failed }) => all + failed, 0),
    failed: results.failed - results.failures.filter(isMended).length,
    failures: results.failures.filter((each) => !isMended(each)),
    passedAlone: results.failures.filter(isMended),
  }
}

/** The ten files that took longest, a line for each. */
export function slowestLines({ files }: TestResults): readonly string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`)
}

function resultsOf(modules: readonly TestModule[], errors: readonly unknown[]): TestResults {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((each) => (isLeftOut(module) ? 'skipped' : each.result().state)),
  )
  const count = (state: string) => states.filter((each) => each === state).length
  const broken = modules.filter(
    (module) => module.state() === 'failed' && ![...module.children.allTests('failed')].length,
  )
  return {
    passed: count('passed'),
    failed: count('failed') + count('pending') + broken.length + errors.length,
    skipped: count('skipped'),
    failures: [
      ...modules.flatMap(failuresOf),
      ...errors.map((error) => `beside all tests: ${firstLine(error)}`),
    ],
    leftOut: modules.filter(isLeftOut).map(({ moduleId }) => relative(process.cwd(), moduleId)),
    files: modules.map((module) => ({
      path: relative(process.cwd(), module.moduleId),
      seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000,
      failed: failuresOf(module).length,
      ...(module.children.allTests('pending').next().done ? {} : { isBrokenOff: true }),
    })),
  }
}

/** Its tests were never asked, so they have no states of their own. */
function isLeftOut(module: TestModule): boolean {
  return module.state() === 'skipped'
}

function failuresOf(module: TestModule): readonly string[] {
  if (isLeftOut(module)) return []
  const path = relative(process.cwd(), module.moduleId)
  const tests = [...module.children.allTests()].flatMap((each) => {
    const { state, errors = [] } = each.result()
    if (state !== 'failed' && state !== 'pending') return []
    return [`${path} > ${each.fullName}: ${state === 'pending' ? 'never ended' : firstLine(errors[0])}`]
  })
  if (tests.length > 0 || module.state() !== 'failed') return tests
  return [`${path}: ${firstLine(module.errors()[0])}`]
}

function firstLine(error: unknown): string {
  const text =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
  return (text.split('\n')[0] ?? '').slice(0, 300)
}
