import { backgroundJobs } from '#generated/enumerations/background-job.ts'
import type { JobSummary } from '#generated/types/job-summary.ts'
import type { JobRun } from '#server/jobs/runs/run-query.ts'
import { dueTimes } from '#server/jobs/schedule/due-times.ts'
import { jobSchedules } from '#server/jobs/schedule/job-schedules.ts'

/** When it is, and where the practice is. */
type Here = { readonly now: string; readonly zone: string }

/** The summary of each job, in the order in which the schema names them: when it is due next, and how it went the last time. */
export function summariesOf(runs: readonly JobRun[], here: Here): readonly JobSummary[] {
  return backgroundJobs.map((job) =>
    summaryOf(
      job,
      runs.find((run) => run.job === job),
      here,
    ),
  )
}

/** One job with its last run. */
export function summaryOf(job: JobRun['job'], run: JobRun | undefined, { now, zone }: Here): JobSummary {
  const { whose, ...time } = jobSchedules[job]
  const { next } = dueTimes(now, { ...time, zone: whose === 'practice' ? zone : 'UTC' })
  const mayTryAgain = whose === 'practice' && run?.state === 'Failed'
  return { job, whose, nextAt: next, mayTryAgain, ...(run && lastOf(run)) }
}

function lastOf({ state, tries, startedAt, endedAt, changed, trouble }: JobRun): Partial<JobSummary> {
  const seconds = startedAt && endedAt ? (Date.parse(endedAt) - Date.parse(startedAt)) / 1000 : undefined
  return {
    state,
    tries,
    ...(startedAt !== null && { startedAt }),
    ...(endedAt !== null && { endedAt }),
    ...(seconds !== undefined && { seconds: Math.max(0, seconds) }),
    ...(changed !== null && { changed }),
    ...(trouble !== null && { trouble }),
  }
}
