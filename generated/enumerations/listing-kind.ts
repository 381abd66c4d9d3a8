// Generated from schemas/enumerations/listing-kind.json by npm run generate. Edits are lost.
/** Whether a saved list holds chosen rows or a filter. */
export const listingKinds = ['Static', 'Dynamic'] as const

export type ListingKind = (typeof listingKinds)[number]
