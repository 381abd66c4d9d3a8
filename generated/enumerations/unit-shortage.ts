// Generated from schemas/enumerations/unit-shortage.json by npm run generate. Edits are lost.
/** What too few authorized units do. */
export const unitShortages = ['Block', 'Warn'] as const

export type UnitShortage = (typeof unitShortages)[number]
