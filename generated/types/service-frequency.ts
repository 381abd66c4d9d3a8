// Generated from schemas/types/service-frequency.json by npm run generate. Edits are lost.
import type { FrequencyPeriod } from '../enumerations/frequency-period.ts'

/** How often something is to happen: a count in a span of time. */
export type ServiceFrequency = {
  readonly count: number
  readonly per: FrequencyPeriod
}
