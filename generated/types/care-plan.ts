// Generated from schemas/resources/care-plan.json by npm run generate. Edits are lost.
import type { CarePlanKind } from '../enumerations/care-plan-kind.ts'
import type { CarePlanProblem } from './care-plan-problem.ts'
import type { CarePlanStatus } from '../enumerations/care-plan-status.ts'
import type { DatePeriod } from './date-period.ts'
import type { Identifier } from './identifier.ts'
import type { Meta } from './meta.ts'
import type { Reference } from './reference.ts'
import type { Signature } from './signature.ts'

/** A treatment plan: problems with goals, objectives and interventions. Notes and ratings point at its parts, whose ids never change. Signatures make it Active, and completing it needs all its goals and objectives ended, or another plan in its place. */
export type CarePlan = {
  readonly id: string
  readonly resourceType: 'CarePlan'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly subject: Reference
  readonly episodeOfCare?: Reference
  /** Stands on the print and in lists. */
  readonly title: string
  /** One active plan for each kind and enrollment. */
  readonly kind: CarePlanKind
  /** Active needs at least one problem with a goal, an objective and an intervention, and the signatures. */
  readonly status: CarePlanStatus
  readonly period: DatePeriod
  /** Days between two reviews; the program says how many. */
  readonly reviewIntervalDays: number
  /** The start or the last review, and the interval. */
  readonly nextReview?: string
  /** Of the review on which day the author was told. */
  readonly reviewToldFor?: string
  /** Who is responsible for the plan. */
  readonly author: Reference
  /** The assessment that the plan rests on. */
  readonly assessment?: readonly Reference[]
  /** In the person's own words where possible. */
  readonly strengths?: string
  /** In the person's own words where possible. */
  readonly barriers?: string
  /** What will show that the services have done their work, in the person's own words where possible. */
  readonly dischargeCriteria?: string
  /** What the person wants from the services, in the person's own words. */
  readonly patientStatement?: string
  /** The tree of problems, goals, objectives and interventions. */
  readonly problems?: readonly CarePlanProblem[]
  /** Who helped to write the plan. */
  readonly participants?: readonly {
    readonly person: Reference
    readonly role?: string
    readonly contributed?: string
  }[]
  /** Shown in the patient portal. */
  readonly sharedWithPatient: boolean
  /** Made by signing, as the signature configuration says. */
  readonly signatures?: readonly Signature[]
  /** Of the person and of those who sign for the person. */
  readonly patientSignatures?: readonly Signature[]
  /** Who signs the plan, in which order. */
  readonly signatureConfiguration?: Reference
  /** The plan that this one follows. */
  readonly replaces?: Reference
  /** Counts the versions of the plan. */
  readonly version: number
}
