// Generated from schemas/enumerations/progress-rating.json by npm run generate. Edits are lost.
/** The values of progress rating. */
export const progressRatings = ['MuchWorse', 'Worse', 'NoChange', 'Improved', 'MuchImproved', 'Met'] as const

export type ProgressRating = (typeof progressRatings)[number]
