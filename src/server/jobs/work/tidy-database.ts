import type { Job } from '#server/operations/jobs/job.ts'

/** A job that tidies the embedded database every night, beside the times when much was written; a server does it by itself. */
export const tidyDatabase: Job = async ({ database }) => {
  if (database.kind === 'embedded') await database.vacuum()
  return 0
}
