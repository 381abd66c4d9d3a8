// Generated from schemas/enumerations/availability-kind.json by npm run generate. Edits are lost.
/** The values of availability kind. */
export const availabilityKinds = ['Available', 'Unavailable', 'Hold', 'Travel', 'TimeOff'] as const

export type AvailabilityKind = (typeof availabilityKinds)[number]
