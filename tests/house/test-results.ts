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
  readonly files: readonly { readonly path: string; readonly seconds: number }[]
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
export function countLine({ passed, failed, skipped }: Omit<TestResults, 'files' | 'failures'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** What failed, a line for each; nothing where all passed. */
export function failureLines(failures: readonly string[]): readonly string[] {
  return failures.length === 0 ? [] : ['What failed:', ...failures.map((each) => `  ${each}`)]
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
    [...module.children.allTests()].map((each) => each.result().state),
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
    files: modules.map((module) => ({
      path: relative(process.cwd(), module.moduleId),
      seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000,
    })),
  }
}

function failuresOf(module: TestModule): readonly string[] {
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
