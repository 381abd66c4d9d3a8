// Generated from schemas/enumerations/availability-kind.json by npm run generate. Edits are lost.
/** What a stretch of somebody's schedule is open for. */
export const availabilityKinds = ['Available', 'Unavailable', 'Hold', 'Travel', 'TimeOff'] as const

export type AvailabilityKind = (typeof availabilityKinds)[number]
