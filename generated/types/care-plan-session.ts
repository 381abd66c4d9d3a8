// Generated from schemas/resources/care-plan-session.json by npm run generate. Edits are lost.
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { PlanDecision } from '../enumerations/plan-decision.ts'
import type { PlanReviewKind } from '../enumerations/plan-review-kind.ts'
import type { Progress } from '../enumerations/progress.ts'
import type { Reference } from './reference.ts'
import type { Signature } from './signature.ts'

/** A meeting about a care plan: the first one, a review, a change or the discharge. */
export type CarePlanSession = {
  readonly id: string
  readonly resourceType: 'CarePlanSession'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  /** Whose plan it is. */
  readonly subject: Reference
  /** The version of the plan when the meeting began. */
  readonly carePlan: Reference
  /** What the meeting is for. */
  readonly kind: PlanReviewKind
  /** The session in which it took place. */
  readonly encounter?: Reference
  /** The note of that session. */
  readonly note?: Reference
  readonly date: string
  /** A complete meeting is opened again only by a supervisor. */
  readonly progress: Progress
  readonly participants?: readonly {
    readonly person: Reference
    readonly present?: boolean
    readonly signatureNeeded?: boolean
  }[]
  /** What was said and decided about each part of the plan. */
  readonly items?: readonly {
    readonly problemId: string
    readonly goalId: string
    readonly objectiveId?: string
    readonly interventionId?: string
    readonly addressed?: boolean
    readonly outcome?: Reference
    readonly comment?: string
    readonly decision: PlanDecision
    /** What the part says from then on, where it is modified or added. */
    readonly statement?: string
    /** By when it is to be reached from then on, where it is modified or added. */
    readonly target?: string
  }[]
  readonly summary?: string
  /** Without one, the date and the interval of the plan. */
  readonly nextReview?: string
  /** The draft that came out of it, or the same plan. */
  readonly resultingPlan?: Reference
  /** Made by signing. */
  readonly signatures?: readonly Signature[]
  /** Of the person and of those who sign for the person. */
  readonly patientSignatures?: readonly Signature[]
}
