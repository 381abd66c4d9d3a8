// Generated from schemas/enumerations/option-order.json by npm run generate. Edits are lost.
/** The order in which the options of a choice are shown. */
export const optionOrders = ['AsGiven', 'Alphabetical', 'Random'] as const

export type OptionOrder = (typeof optionOrders)[number]
