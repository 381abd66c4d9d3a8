// Generated from schemas/enumerations/session-time-unit.json by npm run generate. Edits are lost.
/** The values of session time unit. */
export const sessionTimeUnits = ['Duration', 'DurationMinutes', 'TimeIncrements'] as const

export type SessionTimeUnit = (typeof sessionTimeUnits)[number]
