// Generated from schemas/enumerations/duration-basis.json by npm run generate. Edits are lost.
/** The values of duration basis. */
export const durationBasises = ['Session', 'Direct', 'PatientMinutes'] as const

export type DurationBasis = (typeof durationBasises)[number]
