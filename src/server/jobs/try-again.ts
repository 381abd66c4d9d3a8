import type { Handler } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { zoneOf } from './background-work.ts'
import { lastRuns } from './runs/run-query.ts'
import { summaryOf } from './summary-of.ts'

/**
 * Asks for a job of the practice once more, in this very transaction: the worker finds the new run when it is committed. Only
 * what was not done the last time can be asked for, so that nobody keeps the server busy with it.
 */
export const tryAgain: Handler<'practicePreferences.tryAgain'> = async (context, { job }) => {
  const { transaction, actor, now, newId } = context
  const zone = await zoneOf(context)
  if (!zone.ok) return zone
  const here = { now: now.iso, zone: zone.value }
  const find = async () => (await lastRuns(transaction, actor.practiceId)).find((run) => run.job === job)
  if (!summaryOf(job, await find(), here).mayTryAgain)
    return failed({ kind: 'conflict', because: 'jobs.not-failed' })

  const run = { practiceId: actor.practiceId, id: newId(), job, dueAt: now.iso }
  await wantRuns(transaction, [{ ...run, ...(actor.personId !== null && { askedBy: actor.personId }) }])
  context.note({ detail: { text: job } })
  return succeeded(summaryOf(job, await find(), here))
}
