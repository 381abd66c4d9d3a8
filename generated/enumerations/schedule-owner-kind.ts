// Generated from schemas/enumerations/schedule-owner-kind.json by npm run generate. Edits are lost.
/** Whose time a schedule is. */
export const scheduleOwnerKinds = ['Practitioner', 'Location', 'Program', 'Device'] as const

export type ScheduleOwnerKind = (typeof scheduleOwnerKinds)[number]
