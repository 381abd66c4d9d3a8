import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import type { Answers } from '#shared/answers/answer.ts'

/** While editing, what was typed into a record and not saved yet. */
export const keptAnswers = keepTyping<Answers>()
