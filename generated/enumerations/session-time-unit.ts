// Generated from schemas/enumerations/session-time-unit.json by npm run generate. Edits are lost.
/** How the time of a service's sessions is entered: by clock, minutes or increments. */
export const sessionTimeUnits = ['Duration', 'DurationMinutes', 'TimeIncrements'] as const

export type SessionTimeUnit = (typeof sessionTimeUnits)[number]
