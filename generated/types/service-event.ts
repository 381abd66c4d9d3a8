// Generated from schemas/types/service-event.json by npm run generate. Edits are lost.
import type { ClockTime } from './clock-time.ts'
import type { CodedValue } from './coded-value.ts'
import type { EncounterMode } from '../enumerations/encounter-mode.ts'
import type { Json } from './json.ts'
import type { Reference } from './reference.ts'
import type { VisitStatus } from '../enumerations/visit-status.ts'

/** One service in a multi-service session. */
export type ServiceEvent = {
  readonly id: string
  readonly service: Reference
  readonly performer?: Reference
  readonly start?: ClockTime
  readonly end?: ClockTime
  readonly minutes: number
  readonly increments?: number
  readonly units?: number
  readonly placeOfService?: CodedValue
  readonly mode?: EncounterMode
  readonly childEncounter?: Reference
  readonly subform?: {
    readonly [k: string]: Json
  }
  readonly status?: VisitStatus
  readonly comment?: string
}
