// Generated from schemas/types/care-team-member.json by npm run generate. Edits are lost.
import type { CareTeamParticipationType } from '../enumerations/care-team-participation-type.ts'
import type { CodedValue } from './coded-value.ts'
import type { DatePeriod } from './date-period.ts'
import type { Reference } from './reference.ts'

/** A member of a care team and the time of the membership. */
export type CareTeamMember = {
  readonly id: string
  readonly member: Reference
  readonly role: CodedValue
  readonly participation: CareTeamParticipationType
  readonly period?: DatePeriod
  readonly episode?: Reference
  readonly primary?: boolean
}
