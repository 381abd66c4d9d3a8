import type { Job } from '#server/operations/jobs/job.ts'
import { forgetReceipts } from '#server/stores/rows/receipts.ts'

/** Forgets which changes were sent twice: nobody sends one again after so long. */
export const forgetOldReceipts: Job = ({ database, now }) =>
  database.asOwner((transaction) => forgetReceipts(transaction, now.milliseconds), 'job')

/** Tidies the embedded database every night, beside the times when much was written; a server does it by itself. */
export const tidyDatabase: Job = async ({ database }) => {
  if (database.kind === 'embedded') await database.vacuum()
  return 0
}
