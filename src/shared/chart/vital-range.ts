import { vitalSign } from '#generated/lists/vital-sign.ts'
import type { Quantity } from '#generated/types/quantity.ts'
import { convertUnit, unitMeant } from './convert-unit.ts'

/** The range of a vital sign as its list has it: in which units it is measured, what no living person has, what is usual. */
export type VitalRange = {
  /** The first is meant when none is named. */
  readonly units: readonly string[]
  /** The unit of the bounds. */
  readonly unit: string
  readonly least?: number
  readonly most?: number
  readonly low?: number
  readonly high?: number
}

const ranges: ReadonlyMap<string, VitalRange> = new Map(
  vitalSign.items.map(({ code, props = {} }) => [code, rangeOf(props)]),
)

/** The range of one vital sign of the list `vital-sign`; undefined for a code that is none. */
export function vitalRange(code: string): VitalRange | undefined {
  return ranges.get(code)
}

/** The bound of life that a measured value lies beyond, in its own unit. */
export function beyondLife(
  code: string,
  quantity: Quantity,
): { readonly side: 'least' | 'most'; readonly limit: number } | undefined {
  const range = vitalRange(code)
  const value = comparable(range, quantity)
  if (!range || value === undefined) return undefined
  if (range.least !== undefined && value < range.least)
    return { side: 'least', limit: ownUnit(range, quantity, range.least) }
  if (range.most !== undefined && value > range.most)
    return { side: 'most', limit: ownUnit(range, quantity, range.most) }
  return undefined
}

/** How a measured value stands to what is usual; undefined where nothing is. */
export function standingOf(code: string, quantity: Quantity): 'Low' | 'Normal' | 'High' | undefined {
  const range = vitalRange(code)
  const value = comparable(range, quantity)
  if (!range || value === undefined || (range.low === undefined && range.high === undefined)) return undefined
  if (range.low !== undefined && value < range.low) return 'Low'
  return range.high !== undefined && value > range.high ? 'High' : 'Normal'
}

/** What is usual, in a unit of the reader's choice. */
export function usualRange(code: string, unit: string): { readonly low?: number; readonly high?: number } {
  const range = vitalRange(code)
  if (!range) return {}
  const { low, high } = range
  return {
    ...(low !== undefined && { low: ownUnit(range, { value: low, unit }, low) }),
    ...(high !== undefined && { high: ownUnit(range, { value: high, unit }, high) }),
  }
}

/** The body mass index of a weight and a height, one decimal: kilograms by square meters. */
export function bodyMassIndex(weight: Quantity, height: Quantity): number | undefined {
  const kilograms = convertUnit(weight.value, unitMeant(weight.unit ?? 'kg') ?? '', 'kg')
  const centimeters = convertUnit(height.value, unitMeant(height.unit ?? 'cm') ?? '', 'cm')
  if (kilograms === undefined || !centimeters) return undefined
  return Math.round((kilograms / (centimeters / 100) ** 2) * 10) / 10
}

/** A value in the unit of the bounds; one without a unit, or with a strange one, is taken to stand in it. */
function comparable(range: VitalRange | undefined, { value, unit }: Quantity): number | undefined {
  if (!range) return undefined
  const meant = unit === undefined ? range.unit : (unitMeant(unit) ?? range.unit)
  return convertUnit(value, meant, range.unit) ?? value
}

function ownUnit(range: VitalRange, { unit }: Quantity, bound: number): number {
  const meant = unit === undefined ? range.unit : (unitMeant(unit) ?? range.unit)
  return Math.round((convertUnit(bound, range.unit, meant) ?? bound) * 10) / 10
}

function rangeOf(props: Readonly<Record<string, unknown>>): VitalRange {
  const unit = textOf(props.boundsIn) ?? textOf(props.unit) ?? ''
  const units = Array.isArray(props.units) ? props.units.flatMap((each) => textOf(each) ?? []) : []
  const bounds = (['least', 'most', 'low', 'high'] as const).flatMap((name) => {
    const bound = props[name]
    return typeof bound === 'number' ? [[name, bound] as const] : []
  })
  return {
    units: units.length > 0 ? units : [textOf(props.unit) ?? unit],
    unit,
    ...Object.fromEntries(bounds),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
