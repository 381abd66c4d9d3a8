// Generated from schemas/enumerations/unit-rounding.json by npm run generate. Edits are lost.
/** How minutes of a service become units. */
export const unitRoundings = ['EightMinute', 'Midpoint', 'FullUnit', 'RoundUp', 'Exact'] as const

export type UnitRounding = (typeof unitRoundings)[number]
