// Generated from schemas/enumerations/progress.json by npm run generate. Edits are lost.
/** How far a piece of work has come: not started, in progress or complete. */
export const progresses = ['NotStarted', 'InProgress', 'Complete'] as const

export type Progress = (typeof progresses)[number]
