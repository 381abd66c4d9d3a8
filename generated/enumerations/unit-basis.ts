// Generated from schemas/enumerations/unit-basis.json by npm run generate. Edits are lost.
/** The values of unit basis. */
export const unitBasises = ['Minutes', 'Visit', 'Day'] as const

export type UnitBasis = (typeof unitBasises)[number]
