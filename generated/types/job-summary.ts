// Generated from schemas/types/job-summary.json by npm run generate. Edits are lost.
import type { BackgroundJob } from '../enumerations/background-job.ts'
import type { JobState } from '../enumerations/job-state.ts'

/** One piece of background work: when it is due, and how it went the last time. */
export type JobSummary = {
  readonly job: BackgroundJob
  /** What is done for all practices of the installation together is asked for by nobody. */
  readonly whose: ('practice' | 'installation')
  readonly nextAt: string
  /** Absent before the first time. */
  readonly state?: JobState
  readonly tries?: number
  readonly startedAt?: string
  readonly endedAt?: string
  /** How long it took the last time. */
  readonly seconds?: number
  /** How many entries it has changed or removed. */
  readonly changed?: number
  /** The id of the sentence that says it. */
  readonly trouble?: string
  readonly mayTryAgain: boolean
}
