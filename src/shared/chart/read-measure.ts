import type { ObservationValue } from '#generated/types/observation-value.ts'
import type { Quantity } from '#generated/types/quantity.ts'
import { unitMeant } from './convert-unit.ts'
import { vitalRange } from './vital-range.ts'

/** A measure as it was typed: one value, or the two of a blood pressure. */
export type Measure =
  | { readonly kind: 'one'; readonly quantity: Quantity }
  | { readonly kind: 'pressure'; readonly systolic: Quantity; readonly diastolic: Quantity }

const pressureUnit = 'mm[Hg]'

/**
 * Reads a measure of one kind of vital sign: `180 lb`, `82.5 kg`, `5'10"`, `98.6`, and `120/80` for a blood pressure. Without a unit its
 * usual one is meant; undefined when it is no measure of that kind.
 */
export function readMeasure(text: string, code: string): Measure | undefined {
  const written = withoutCommas(text)
  if (code === 'bp') return readPressure(written)
  const quantity = readFeet(written, code) ?? readQuantity(written, code)
  return quantity && { kind: 'one', quantity }
}

/** Reads what was observed and is no vital sign: a number with its unit as it is written there, else words. */
export function readObserved(text: string): ObservationValue {
  const [, number, unit] =
    /^(-?\d{1,9}(?:\.\d{1,6})?)\s*([^\d\s.,:/-].{0,39})?$/.exec(withoutCommas(text)) ?? []
  if (number === undefined) return { text: text.trim() }
  const meant = unit === undefined ? undefined : (unitMeant(unit) ?? unit)
  return { quantity: { value: Number(number), ...(meant !== undefined && { unit: meant }) } }
}

function withoutCommas(text: string): string {
  return text
    .trim()
    .replace(/(\d),(?=\d{1,2}(?!\d))/, '$1.')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
}

function readPressure(text: string): Measure | undefined {
  const [, systolic, diastolic] =
    /^(\d{2,3})\s*(?:\/|over|sobre| )\s*(\d{2,3})(?:\s*mm\s?hg)?$/i.exec(text) ?? []
  if (systolic === undefined || diastolic === undefined || Number(systolic) <= Number(diastolic))
    return undefined
  const quantity = (value: string) => ({ value: Number(value), unit: pressureUnit })
  return { kind: 'pressure', systolic: quantity(systolic), diastolic: quantity(diastolic) }
}

/** Feet and inches, of heights only. */
function readFeet(text: string, code: string): Quantity | undefined {
  const [, feet, inches = '0'] =
    /^(\d)\s*(?:'|′|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|''|in\.?|inch(?:es)?)?)?$/i.exec(
      text,
    ) ?? []
  if (code !== 'height' || feet === undefined || Number(inches) >= 12) return undefined
  return { value: Number(feet) * 12 + Number(inches), unit: '[in_i]' }
}

function readQuantity(text: string, code: string): Quantity | undefined {
  const [, number, written = ''] = /^(\d{1,4}(?:\.\d{1,3})?)\s*([^\d\s].*)?$/.exec(text) ?? []
  const units = vitalRange(code)?.units ?? []
  if (number === undefined) return undefined
  const unit = written === '' ? units[0] : unitMeant(written)
  if (unit === undefined || !units.includes(unit)) return undefined
  return { value: Number(number), unit }
}
