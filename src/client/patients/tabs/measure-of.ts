import type { Observation } from '#generated/types/observation.ts'
import type { Quantity } from '#generated/types/quantity.ts'
import { convertUnit, unitMeant, writtenUnit } from '#shared/chart/convert-unit.ts'
import { standingOf, usualRange, vitalRange } from '#shared/chart/vital-range.ts'
import { writtenQuantities } from '#shared/chart/written-quantities.ts'

/** One number that was measured, with what it is called in the list of vital signs. */
export type Measured = {
  readonly code: string
  readonly quantity: Quantity
  /** What is usual of what is no vital sign, as the record itself says it, in its own unit. */
  readonly usual?: Usual
}

type Usual = { readonly low?: number; readonly high?: number }

type Observed = Pick<Observation, 'code' | 'value' | 'components' | 'referenceRange' | 'absentReason'>

/** The measure of an observation in numbers: one, the two of a blood pressure, none where it is words. */
export function measureOf({ code, value, components = [], referenceRange }: Observed): readonly Measured[] {
  const own = vitalRange(code.code) ? undefined : referenceRange
  const whole = value?.quantity
    ? [{ code: code.code, quantity: value.quantity, ...(own && { usual: own }) }]
    : []
  const parts = components.flatMap((part) =>
    part.value.quantity ? [{ code: part.code.code, quantity: part.value.quantity }] : [],
  )
  return [...whole, ...parts]
}

/** What was measured in one text: `82 kg`, `120/80 mmHg`, `14 · Moderate`, the words, or why there is nothing. */
export function writtenMeasure(row: Observed): string {
  const measured = measureOf(row)
  const parts = (row.components ?? []).flatMap((part) => part.value.text ?? [])
  if (measured.length > 0)
    return [writtenQuantities(measured.map(({ quantity }) => quantity)), ...parts].join(' · ')
  const { text, coded } = row.value ?? {}
  return text ?? coded?.display ?? row.absentReason ?? ''
}

/** What an observation is called where it stands among others: what was measured, and how much. */
export function namedMeasure(row: Observation): string {
  return [row.code.display, writtenMeasure(row)].filter(Boolean).join(': ')
}

/** How a measure stands to what is usual: the worst of its parts. */
export function standingOfAll(measured: readonly Measured[]): 'Low' | 'Normal' | 'High' | undefined {
  const standings = measured.map(standingIn)
  return standings.find((each) => each === 'High') ?? standings.find((each) => each === 'Low') ?? standings[0]
}

/** How one number stands to what is usual; undefined where nothing is. */
export function standingIn({ code, quantity, usual }: Measured): 'Low' | 'Normal' | 'High' | undefined {
  if (!usual) return standingOf(code, quantity)
  const { low, high } = usual
  if (low === undefined && high === undefined) return undefined
  if (low !== undefined && quantity.value < low) return 'Low'
  return high !== undefined && quantity.value > high ? 'High' : 'Normal'
}

/** What is usual of one number, in its unit. */
export function usualOf({ code, quantity, usual }: Measured): Usual {
  return usual ?? usualRange(code, unitMeant(quantity.unit ?? '') ?? '')
}

/** What is usual, in words: `50–120 /min`; empty where nothing is known. */
export function writtenUsual(measured: Measured): string {
  const unit = measured.quantity.unit ?? ''
  const { low, high } = usualOf(measured)
  if (low === undefined && high === undefined) return ''
  const bounds = low === undefined || high === undefined ? (low ?? high) : `${low}–${high}`
  return `${bounds} ${writtenUnit(unit)}`.trim()
}

/** The value in another unit, where it can be told in it. */
export function valueIn({ quantity }: Measured, unit: string): number {
  const meant = unitMeant(quantity.unit ?? '') ?? unit
  return convertUnit(quantity.value, meant, unit) ?? quantity.value
}
