// Generated from schemas/types/acceptance.json by npm run generate. Edits are lost.
import type { AcceptanceAnswer } from '../enumerations/acceptance-answer.ts'
import type { Reference } from './reference.ts'

/** Who asked for a time in somebody's calendar, and what its owner said. A proposed time is not held. */
export type Acceptance = {
  readonly askedBy?: Reference
  readonly askedAt: string
  readonly answer: AcceptanceAnswer
  readonly answeredBy?: Reference
  readonly answeredAt?: string
  /** Another time that the owner proposes. */
  readonly proposal?: {
    readonly start: string
    readonly end: string
    readonly location?: Reference
    readonly comment?: string
    readonly at: string
    readonly by?: Reference
  }
}
