import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest'

const { TEST_UNTIL: until } = process.env

/**
 * For tests, runs files as long as there is time: one that would begin after `TEST_UNTIL` (milliseconds since 1970) is left out whole, so that a
 * slow machine gives an answer too. What was left out counts as skipped and is named at the end of the run.
 */
export default class InTime extends TestRunner {
  onBeforeRunFiles(files: RunnerTestFile[]): void {
    if (until !== undefined && Date.now() > Number(until)) files.forEach(leaveOut)
  }
}

function leaveOut(suite: RunnerTestSuite): void {
  suite.mode = 'skip'
  for (const task of suite.tasks) {
    if (task.type === 'suite') leaveOut(task)
    else task.mode = 'skip'
  }
}
