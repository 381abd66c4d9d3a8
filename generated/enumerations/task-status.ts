// Generated from schemas/enumerations/task-status.json by npm run generate. Edits are lost.
/** How far a task has come. */
export const taskStatuses = ['Preparation', 'InProgress', 'Succeeded', 'Failed'] as const

export type TaskStatus = (typeof taskStatuses)[number]
