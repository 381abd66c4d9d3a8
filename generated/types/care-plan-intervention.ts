// Generated from schemas/types/care-plan-intervention.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { Reference } from './reference.ts'
import type { ServiceFrequency } from './service-frequency.ts'

/** What staff do towards an objective. Its id stays the same in every version of the plan. */
export type CarePlanIntervention = {
  readonly id: string
  readonly statement: string
  readonly kind: CodedValue
  readonly service?: Reference
  readonly frequency?: ServiceFrequency
  readonly durationMinutes?: number
  /** The person who does it; without one, anybody with the license. */
  readonly responsible?: Reference
  readonly responsibleLicense?: CodedValue
  readonly start: string
  readonly end?: string
  readonly active?: boolean
}
