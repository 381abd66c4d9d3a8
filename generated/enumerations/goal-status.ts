// Generated from schemas/enumerations/goal-status.json by npm run generate. Edits are lost.
/** How a goal or an objective of a care plan stands. */
export const goalStatuses = ['NotAchieved', 'InProgress', 'Achieved', 'Abandoned'] as const

export type GoalStatus = (typeof goalStatuses)[number]
