// Generated from schemas/enumerations/job-result.json by npm run generate. Edits are lost.
/** The values of job result. */
export const jobResults = ['Pending', 'Success', 'Failed', 'Warning', 'Hold'] as const

export type JobResult = (typeof jobResults)[number]
