// Generated from schemas/enumerations/routine-measure.json by npm run generate. Edits are lost.
/** How a routine is recorded. */
export const routineMeasures = ['YesNo', 'Count', 'DurationMinutes', 'PromptLevel', 'Scale', 'Choice', 'Text'] as const

export type RoutineMeasure = (typeof routineMeasures)[number]
