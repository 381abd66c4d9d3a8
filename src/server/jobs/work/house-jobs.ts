import type { Job } from '#server/operations/jobs/job.ts'
import { sweepContent } from '#server/stores/content/sweep-content.ts'
import { forgetChanges } from '#server/stores/rows/old-changes.ts'
import { forgetReceipts } from '#server/stores/rows/receipts.ts'

/** Forgets which changes were sent twice: nobody sends one again after so long. */
export const forgetOldReceipts: Job = ({ database, now }) =>
  database.asOwner((transaction) => forgetReceipts(transaction, now.milliseconds), 'job')

/** Forgets what changed long ago in the feed of changes: whoever was away for longer reads everything again. */
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

/** Removes what uploads have left that were cut off a day ago. */
export const removeUploads: Job = ({ database, content, now }) =>
  sweepContent({ database, content, now: () => now })

/** Tidies the embedded database every night, beside the times when much was written; a server does it by itself. */
export const tidyDatabase: Job = async ({ database }) => {
  if (database.kind === 'embedded') await database.vacuum()
  return 0
}
