import { chanceFrom } from '#tests/support/chance.ts'
import type { MatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { typeFacts, verbFacts } from '#tests/support/isolation/rule/type-facts.ts'
import type { Question } from './run-matrix.ts'

/** Every question of the isolation matrix: 76 types, 17 verbs, an actor for each role; each is seven cells. */
export function allQuestions({ actors }: Pick<MatrixPractice, 'actors'>): readonly Question[] {
  return [...typeFacts.keys()].flatMap((type) =>
    [...verbFacts.keys()].flatMap((verb) => actors.map((actor) => ({ type, verb, actor }))),
  )
}

/** One of so many questions, drawn by the seed. */
export function drawn(questions: readonly Question[], oneOf: number, seed: number): readonly Question[] {
  const chance = chanceFrom(seed)
  return questions.filter(() => chance.is(1 / oneOf))
}
