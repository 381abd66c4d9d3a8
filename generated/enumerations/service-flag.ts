// Generated from schemas/enumerations/service-flag.json by npm run generate. Edits are lost.
/** The values of service flag. */
export const serviceFlags = ['Billable', 'SupportsGroups', 'RequireUnits'] as const

export type ServiceFlag = (typeof serviceFlags)[number]
