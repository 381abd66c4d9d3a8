// Generated from schemas/enumerations/schedule-owner-kind.json by npm run generate. Edits are lost.
/** The values of schedule owner kind. */
export const scheduleOwnerKinds = ['Practitioner', 'Location', 'Program', 'Device'] as const

export type ScheduleOwnerKind = (typeof scheduleOwnerKinds)[number]
