// Generated from schemas/enumerations/progress.json by npm run generate. Edits are lost.
/** The values of progress. */
export const progresses = ['NotStarted', 'InProgress', 'Complete'] as const

export type Progress = (typeof progresses)[number]
