// Generated from schemas/enumerations/charting-type.json by npm run generate. Edits are lost.
/** What kind of fact a note writes into the chart. */
export const chartingTypes = ['Observation', 'Condition', 'Medication', 'Allergy', 'QuestionnaireResponse'] as const

export type ChartingType = (typeof chartingTypes)[number]
