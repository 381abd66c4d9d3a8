// Generated from schemas/enumerations/sort-order.json by npm run generate. Edits are lost.
/** Whether a list runs up or down. */
export const sortOrders = ['asc', 'desc'] as const

export type SortOrder = (typeof sortOrders)[number]
