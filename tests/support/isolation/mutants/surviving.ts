import { chanceFrom } from '#tests/support/chance.ts'
import type { MatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { allQuestions } from '#tests/support/isolation/run/all-questions.ts'
import { openLines } from '#tests/support/isolation/run/open-lines.ts'
import { type Question, runMatrix } from '#tests/support/isolation/run/run-matrix.ts'
import type { Mutant } from './mutant.ts'

/** Finds mutants that survive the isolation tests: which of them the matrix does not notice, asked about their types in an order that the seed draws. */
export async function surviving(
  practice: MatrixPractice,
  mutants: readonly Mutant[],
  seed: number,
): Promise<readonly string[]> {
  const survivors: string[] = []
  for (const mutant of mutants) if (!(await isNoticed(practice, mutant, seed))) survivors.push(mutant.name)
  return survivors
}

/** Does the matrix find a wrong cell while the mutant lives? */
export async function isNoticed(practice: MatrixPractice, mutant: Mutant, seed: number): Promise<boolean> {
  const undo = await mutant.apply()
  try {
    const lines = openLines(practice.server.url)
    const { wrong } = await runMatrix(practice, questionsOf(practice, mutant, seed), {
      lines: mutant.lines?.(lines) ?? lines,
      untilWrong: true,
      onlyTrials: true,
    })
    return wrong.length > 0
  } finally {
    await undo()
  }
}

/** The questions about the types of a mutant, mixed. */
export function questionsOf(
  practice: MatrixPractice,
  { types, verbs }: Pick<Mutant, 'types' | 'verbs'>,
  seed: number,
): readonly Question[] {
  const chance = chanceFrom(seed)
  return allQuestions(practice, seed)
    .filter(({ type, verb }) => types.includes(type) && (verbs?.includes(verb) ?? verb !== 'sync'))
    .map((question) => ({ question, place: chance.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ question }) => question)
}
