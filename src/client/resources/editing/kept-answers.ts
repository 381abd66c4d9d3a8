import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import type { TypedAnswers } from './typed-answers.ts'

/** While editing, what was typed into a record and not saved yet. */
export const keptAnswers = keepTyping<TypedAnswers>()
