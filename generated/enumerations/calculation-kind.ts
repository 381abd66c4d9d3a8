// Generated from schemas/enumerations/calculation-kind.json by npm run generate. Edits are lost.
/** How a calculation puts its sources together. */
export const calculationKinds = ['Sum', 'Multiply', 'Difference', 'Average', 'Copy'] as const

export type CalculationKind = (typeof calculationKinds)[number]
