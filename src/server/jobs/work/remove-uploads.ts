import type { Job } from '#server/operations/jobs/job.ts'
import { sweepContent } from '#server/stores/content/sweep-content.ts'

/** A job that removes what uploads have left that were cut off a day ago. */
export const removeUploads: Job = ({ database, content, now }) =>
  sweepContent({ database, content, now: () => now })
