import type { Job } from '#server/operations/jobs/job.ts'
import { forgetReceipts } from '#server/stores/rows/receipt.ts'

/** A job that forgets which changes were sent twice: nobody sends one again after so long. */
export const forgetOldReceipts: Job = ({ database, now }) =>
  database.asOwner((transaction) => forgetReceipts(transaction, now.milliseconds), 'job')
