// Generated from schemas/enumerations/job-result.json by npm run generate. Edits are lost.
/** How a job in the background ended, or that it has not. */
export const jobResults = ['Pending', 'Success', 'Failed', 'Warning', 'Hold'] as const

export type JobResult = (typeof jobResults)[number]
