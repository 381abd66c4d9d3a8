// Generated from schemas/enumerations/location-status.json by npm run generate. Edits are lost.
/** Whether a location is in use. */
export const locationStatuses = ['active', 'suspended', 'inactive'] as const

export type LocationStatus = (typeof locationStatuses)[number]
