// Generated from schemas/types/calculation-source.json by npm run generate. Edits are lost.
/** An element id, a path or a number. */
export type CalculationSource = (string | number)
