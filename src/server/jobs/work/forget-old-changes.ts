import type { Job } from '#server/operations/jobs/job.ts'
import { forgetChanges } from '#server/stores/rows/forget-changes.ts'

/** A job that forgets what changed long ago in the feed of changes: whoever was away for longer reads everything again. */
export const forgetOldChanges: Job = async ({ practiceId, now, database, goOn }) => {
  let forgotten = 0
  for (;;) {
    goOn()
    const count = await database.asOwner(
      (transaction) => forgetChanges(transaction, { practiceId, now: now.milliseconds }),
      'job',
    )
    if (count === 0) return forgotten
    forgotten += count
  }
}
