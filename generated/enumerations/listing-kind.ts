// Generated from schemas/enumerations/listing-kind.json by npm run generate. Edits are lost.
/** Whether a saved list holds chosen rows, a filter, or a way to look at the calendar. */
export const listingKinds = ['Static', 'Dynamic', 'Calendar'] as const

export type ListingKind = (typeof listingKinds)[number]
