import type { Calculation } from '#generated/types/calculation.ts'

/** A part of the settings of a calculation: it changes some of its fields, and says which. */
export type CalculationPart = {
  readonly calculation: Calculation
  readonly put: (make: (now: Calculation) => Calculation, field: string) => void
}
