// Generated from schemas/enumerations/progress-rating.json by npm run generate. Edits are lost.
/** How a goal has moved since it was last rated. */
export const progressRatings = ['MuchWorse', 'Worse', 'NoChange', 'Improved', 'MuchImproved', 'Met'] as const

export type ProgressRating = (typeof progressRatings)[number]
