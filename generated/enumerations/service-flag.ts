// Generated from schemas/enumerations/service-flag.json by npm run generate. Edits are lost.
/** What is true of a service: billable, for groups, counted in units. */
export const serviceFlags = ['Billable', 'SupportsGroups', 'RequireUnits'] as const

export type ServiceFlag = (typeof serviceFlags)[number]
