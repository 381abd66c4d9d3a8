import type { ResourceType } from '#generated/types/resources.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import type { MatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { actsOf, typeFacts, verbFacts } from '#tests/support/isolation/rule/type-facts.ts'
import type { Question } from './run-matrix.ts'

/**
 * Every question of the isolation matrix: 76 types, 17 verbs, an actor for each role; each is seven cells. Of its acts a type is asked
 * one by each role, another one with each seed: with as many seeds that follow one another as a type has acts, every role has been asked all.
 */
export function allQuestions({ actors }: Pick<MatrixPractice, 'actors'>, seed: number): readonly Question[] {
  return [...typeFacts.keys()].flatMap((type) =>
    [...verbFacts.keys()].flatMap((verb) =>
      actors.map((actor, index) => ({ type, verb, actor, ...(verb === 'act' && actOf(type, index + seed)) })),
    ),
  )
}

function actOf(type: ResourceType, place: number): Pick<Question, 'act'> {
  const acts = actsOf.get(type) ?? []
  const act = acts[place % acts.length]
  return act ? { act } : {}
}

/** Every act on the collection of a type, by an actor for each role of the isolation matrix. */
export function collectionQuestions({ actors }: Pick<MatrixPractice, 'actors'>): readonly Question[] {
  return [...typeFacts.keys()].flatMap((type) =>
    (actsOf.get(type) ?? [])
      .filter(({ on }) => on === 'collection')
      .flatMap((act) => actors.map((actor) => ({ type, verb: 'act', actor, act }))),
  )
}

/** One of so many questions, drawn by the seed. */
export function drawn(questions: readonly Question[], oneOf: number, seed: number): readonly Question[] {
  const chance = chanceFrom(seed)
  return questions.filter(() => chance.is(1 / oneOf))
}
