// Generated from schemas/enumerations/unit-basis.json by npm run generate. Edits are lost.
/** What the units of a service count: minutes, visits or days. */
export const unitBasises = ['Minutes', 'Visit', 'Day'] as const

export type UnitBasis = (typeof unitBasises)[number]
