import type { Quantity } from '#generated/types/quantity.ts'
import { writtenUnit } from './convert-unit.ts'

/** Written quantities of one measure: `82 kg`, the two of a blood pressure as `120/80 mmHg`, what has different units one by one. */
export function writtenQuantities(quantities: readonly Quantity[]): string {
  const units = new Set(quantities.map(({ unit = '' }) => writtenUnit(unit)))
  const [unit = ''] = units
  if (units.size > 1) return quantities.map((each) => writtenQuantities([each])).join(', ')
  return `${quantities.map(({ value }) => value).join('/')} ${unit}`.trim()
}
