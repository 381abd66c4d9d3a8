// Generated from schemas/types/participant.json by npm run generate. Edits are lost.
import type { CareTeamParticipationType } from '../enumerations/care-team-participation-type.ts'
import type { CodedValue } from './coded-value.ts'
import type { LicenceSnapshot } from './licence-snapshot.ts'
import type { Period } from './period.ts'
import type { Reference } from './reference.ts'

/** A person who takes part in a session. */
export type Participant = {
  readonly individual: Reference
  readonly type: CareTeamParticipationType
  readonly period?: Period
  readonly role?: CodedValue
  readonly licence?: LicenceSnapshot
}
