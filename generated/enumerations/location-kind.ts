// Generated from schemas/enumerations/location-kind.json by npm run generate. Edits are lost.
/** What kind of place a location is. */
export const locationKinds = ['Site', 'Room', 'PatientHome', 'Community', 'Virtual', 'Vehicle', 'Other'] as const

export type LocationKind = (typeof locationKinds)[number]
