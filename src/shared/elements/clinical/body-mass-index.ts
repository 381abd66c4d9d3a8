import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { convertUnit } from '#shared/chart/convert-unit.ts'

/** The clinical body mass index with one place; undefined while height or weight is missing or in a unit that cannot be counted with. */
export function bodyMassIndex(height: Answer | undefined, weight: Answer | undefined): number | undefined {
  const centimetres = amountIn('cm', height)
  const kilograms = amountIn('kg', weight)
  if (!centimetres || !kilograms || centimetres <= 0) return undefined
  const index = Math.round((kilograms / (centimetres / 100) ** 2) * 10) / 10
  return index >= 5 && index <= 150 ? index : undefined
}

function amountIn(unit: string, answer: Answer | undefined): number | undefined {
  if (!isRecord(answer) || typeof answer.value !== 'number') return undefined
  return typeof answer.unit === 'string' ? convertUnit(answer.value, answer.unit, unit) : undefined
}
