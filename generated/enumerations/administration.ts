// Generated from schemas/enumerations/administration.json by npm run generate. Edits are lost.
/** Who fills in a questionnaire: the person, the clinician, or either. */
export const administrations = ['Self', 'Clinician', 'Either'] as const

export type Administration = (typeof administrations)[number]
