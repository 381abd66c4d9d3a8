// Generated from schemas/enumerations/location-kind.json by npm run generate. Edits are lost.
/** The values of location kind. */
export const locationKinds = ['Site', 'Room', 'PatientHome', 'Community', 'Virtual', 'Vehicle', 'Other'] as const

export type LocationKind = (typeof locationKinds)[number]
