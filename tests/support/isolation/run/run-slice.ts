import type { World } from '#server/operations/world.ts'
import type { MatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { allQuestions, drawn } from './all-questions.ts'
import { countsOf } from './judge.ts'
import { type MatrixRun, type Question, runMatrix } from './run-matrix.ts'
import { trailDoubts } from './trail-doubts.ts'

/** A seeded slice of the matrix, or its part of the whole, as its test asserts and tells it. */
export type MatrixReport = {
  readonly seed: number
  readonly database: string
  readonly questions: number
  readonly cells: number
  readonly requests: number
  readonly leaks: number
  readonly falseDenials: number
  readonly otherAnswers: number
  readonly trailDoubts: number
  readonly seconds: number
}

/** What a run found, beside its figures. */
export type MatrixFinding = {
  readonly report: MatrixReport
  readonly wrong: readonly string[]
  readonly trail: readonly string[]
}

/** Runs a slice of the isolation matrix, one of so many questions, drawn by the seed; then joins its requests with the trail. Prints one JSON line. */
export function runSlice(
  practice: MatrixPractice,
  { oneOf, seed }: { readonly oneOf: number; readonly seed: number },
): Promise<MatrixFinding> {
  return runQuestions(practice, drawn(allQuestions(practice, seed), oneOf, seed), seed)
}

/** Runs these questions and tells what was wrong, by verb, role and state, with some examples. */
export async function runQuestions(
  practice: MatrixPractice,
  questions: readonly Question[],
  seed: number,
): Promise<MatrixFinding> {
  const { world } = practice.server
  const from = performance.now()
  const since = nowOf(world)
  const run = await runMatrix(practice, questions)
  const trail = await trailDoubts(world, run.requests, since)
  const report = {
    seed,
    database: world.database.kind,
    questions: questions.length,
    cells: run.cells,
    requests: run.requests.length,
    ...kindsOf(run),
    trailDoubts: trail.length,
    seconds: Math.round((performance.now() - from) / 100) / 10,
  }
  console.log(JSON.stringify(report))
  const examples = run.wrong
    .slice(0, 40)
    .map(
      (each) =>
        `${each.kind}: ${each.verb} ${each.type} by ${each.role} in state ${each.state}: ${each.expected}, but ${each.found}`,
    )
  return {
    report,
    wrong: run.wrong.length === 0 ? [] : [...countsOf(run.wrong).slice(0, 20), ...examples],
    trail: trail.slice(0, 20),
  }
}

function nowOf(world: World): string {
  return world.now().iso
}

function kindsOf({ wrong }: MatrixRun): Pick<MatrixReport, 'leaks' | 'falseDenials' | 'otherAnswers'> {
  const count = (kind: string) => wrong.filter((each) => each.kind === kind).length
  return { leaks: count('leak'), falseDenials: count('falseDenial'), otherAnswers: count('otherAnswer') }
}
