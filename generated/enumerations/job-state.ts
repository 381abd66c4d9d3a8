// Generated from schemas/enumerations/job-state.json by npm run generate. Edits are lost.
/** How far a piece of background work is. */
export const jobStates = ['Waiting', 'Running', 'Done', 'Failed'] as const

export type JobState = (typeof jobStates)[number]
