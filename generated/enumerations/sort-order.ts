// Generated from schemas/enumerations/sort-order.json by npm run generate. Edits are lost.
/** The values of sort order. */
export const sortOrders = ['asc', 'desc'] as const

export type SortOrder = (typeof sortOrders)[number]
