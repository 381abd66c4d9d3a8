// Generated from schemas/enumerations/duration-basis.json by npm run generate. Edits are lost.
/** Which minutes of a session a rule counts. */
export const durationBasises = ['Session', 'Direct', 'PatientMinutes'] as const

export type DurationBasis = (typeof durationBasises)[number]
