import { forgetWithPerson } from '#client/api/session.ts'
import type { Answers } from '#shared/answers/answer.ts'

const kept = new Map<string, Answers>()

/** While editing, what was typed into a record and not saved yet, while one looks elsewhere; it lives as long as its writer's page. */
export const keptAnswers = {
  of: (key: string): Answers | undefined => kept.get(key),
  keep: (key: string, answers: Answers): void => {
    kept.set(key, answers)
  },
  forget: (key: string): void => {
    kept.delete(key)
  },
}

forgetWithPerson(() => kept.clear())
