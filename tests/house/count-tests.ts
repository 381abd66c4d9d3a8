import { countLine, failureLines, readResults } from './test-results.ts'

/** The last line of `.ci/run`: what `npm test` and `npm run test:wide` counted, together; before it, what failed. */
const counts = ['whole', 'wide'].map((project) => readResults(`.build/tests-${project}.json`))
const failed = sum(({ failed }) => failed)
const lines = failureLines({
  failures: counts.flatMap(({ failures }) => failures),
  passedAlone: counts.flatMap(({ passedAlone = [] }) => passedAlone),
  leftOut: counts.flatMap(({ leftOut = [] }) => leftOut),
})
for (const line of lines) console.log(line)
console.log(
  countLine({ passed: sum(({ passed }) => passed), failed, skipped: sum(({ skipped }) => skipped) }),
)
if (failed > 0) process.exitCode = 1

function sum(of: (count: (typeof counts)[number]) => number): number {
  return counts.reduce((all, count) => all + of(count), 0)
}
