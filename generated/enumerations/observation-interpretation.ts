// Generated from schemas/enumerations/observation-interpretation.json by npm run generate. Edits are lost.
/** How a value compares with what is usual. */
export const observationInterpretations = ['Low', 'Normal', 'High', 'Critical'] as const

export type ObservationInterpretation = (typeof observationInterpretations)[number]
