import type { Observation } from '#generated/types/observation.ts'
import type { Quantity } from '#generated/types/quantity.ts'
import { convertUnit, unitMeant, writtenUnit } from '#shared/chart/convert-unit.ts'
import { standingOf, usualRange } from '#shared/chart/vital-range.ts'
import { writtenQuantities } from '#shared/chart/written-quantities.ts'

/** One number that was measured, with what it is called in the list of vital signs. */
export type Measured = { readonly code: string; readonly quantity: Quantity }

/** The measure of an observation in numbers: one, the two of a blood pressure, none where it is words. */
export function measureOf({ code, value, components = [] }: Observation): readonly Measured[] {
  const whole = value?.quantity ? [{ code: code.code, quantity: value.quantity }] : []
  const parts = components.flatMap((part) =>
    part.value.quantity ? [{ code: part.code.code, quantity: part.value.quantity }] : [],
  )
  return [...whole, ...parts]
}

/** What was measured in one text: `82 kg`, `120/80 mmHg`, the words, or why there is nothing. */
export function writtenMeasure(row: Observation): string {
  const measured = measureOf(row)
  if (measured.length > 0) return writtenQuantities(measured.map(({ quantity }) => quantity))
  const { text, coded } = row.value ?? {}
  return text ?? coded?.display ?? row.absentReason ?? ''
}

/** What an observation is called where it stands among others: what was measured, and how much. */
export function namedMeasure(row: Observation): string {
  return [row.code.display, writtenMeasure(row)].filter(Boolean).join(': ')
}

/** How a measure stands to what is usual: the worst of its parts. */
export function standingOfAll(measured: readonly Measured[]): 'Low' | 'Normal' | 'High' | undefined {
  const standings = measured.map(({ code, quantity }) => standingOf(code, quantity))
  return standings.find((each) => each === 'High') ?? standings.find((each) => each === 'Low') ?? standings[0]
}

/** What is usual, in words: `50–120 /min`; empty where nothing is known. */
export function writtenUsual({ code, quantity }: Measured): string {
  const unit = unitMeant(quantity.unit ?? '') ?? ''
  const { low, high } = usualRange(code, unit)
  if (low === undefined && high === undefined) return ''
  const bounds = low === undefined || high === undefined ? (low ?? high) : `${low}–${high}`
  return `${bounds} ${writtenUnit(unit)}`.trim()
}

/** The value in another unit, where it can be told in it. */
export function valueIn({ quantity }: Measured, unit: string): number {
  const meant = unitMeant(quantity.unit ?? '') ?? unit
  return convertUnit(quantity.value, meant, unit) ?? quantity.value
}
