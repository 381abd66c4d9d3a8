import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'

/** What a session's questions depend on: what the session is, the patient's diagnoses, and whether the practice hides the place of service. */
export type SessionQuestions = {
  readonly session: Pick<Encounter, 'documentationType' | 'partOf' | 'units' | 'unitsOverridden'>
  readonly conditions: readonly Condition[]
  readonly isPlaceHidden: boolean
}

/** What of a session is asked in its own note; the rest is decided elsewhere, as the service of one part is. */
export type AskedOfSession =
  | 'visit'
  | 'service'
  | 'program'
  | 'enrollment'
  | 'location'
  | 'breaks'
  | 'units'
  | 'diagnoses'

/** What a note's own kind asks of its session: of a shared one the whole says where and when, each part what it was and how much. */
export function askedOf({
  documentationType,
  partOf,
}: SessionQuestions['session']): readonly AskedOfSession[] {
  if (documentationType === 'GroupNote')
    return partOf
      ? ['visit', 'program', 'enrollment', 'units', 'diagnoses']
      : ['service', 'program', 'location', 'breaks']
  if (documentationType === 'MultiServiceNote')
    return partOf
      ? ['visit', 'units', 'diagnoses']
      : ['visit', 'program', 'enrollment', 'location', 'breaks', 'diagnoses']
  return ['visit', 'service', 'program', 'enrollment', 'location', 'breaks', 'units', 'diagnoses']
}
