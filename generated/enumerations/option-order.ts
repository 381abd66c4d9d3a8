// Generated from schemas/enumerations/option-order.json by npm run generate. Edits are lost.
/** The values of option order. */
export const optionOrders = ['AsGiven', 'Alphabetical', 'Random'] as const

export type OptionOrder = (typeof optionOrders)[number]
