// Generated from schemas/types/telehealth.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'

/** What is confirmed at the beginning of a session by telehealth. */
export type Telehealth = {
  readonly platform?: string
  readonly patientState?: CodedValue
  readonly patientLocation?: string
  readonly emergencyContact?: string
  readonly consentConfirmed?: boolean
  readonly audioOnly?: boolean
}
