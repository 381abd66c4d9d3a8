type Conversion = { readonly factor: number; readonly offset?: number }

/** Units (UCUM) by the unit that they are compared in: value × factor + offset. */
const conversions: ReadonlyMap<string, Conversion & { readonly to: string }> = new Map([
  ['kg', { to: 'kg', factor: 1 }],
  ['[lb_av]', { to: 'kg', factor: 0.45359237 }],
  ['cm', { to: 'cm', factor: 1 }],
  ['[in_i]', { to: 'cm', factor: 2.54 }],
  ['Cel', { to: 'Cel', factor: 1 }],
  ['[degF]', { to: 'Cel', factor: 5 / 9, offset: -160 / 9 }],
])

/** Converts a measured value from one unit to another; undefined where the two measure different things. */
export function convertUnit(value: number, from: string, to: string): number | undefined {
  if (from === to) return value
  const [one, other] = [conversions.get(from), conversions.get(to)]
  if (!one || !other || one.to !== other.to) return undefined
  return (value * one.factor + (one.offset ?? 0) - (other.offset ?? 0)) / other.factor
}

const written: ReadonlyMap<string, string> = new Map([
  ['[lb_av]', 'lb'],
  ['[in_i]', 'in'],
  ['[degF]', '°F'],
  ['Cel', '°C'],
  ['mm[Hg]', 'mmHg'],
  ['kg/m2', 'kg/m²'],
  ['{score}', ''],
])

/** A unit as people write it: `lb` for `[lb_av]` and for `pounds`; nowhere else a unit gets its words. */
export function writtenUnit(unit: string): string {
  const meant = unitMeant(unit) ?? unit
  return written.get(meant) ?? meant
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [/^(?:lbs?|pounds?|#|libras?)$/i, '[lb_av]'],
  [/^(?:kgs?|kilos?|kilograms?)$/i, 'kg'],
  [/^(?:in|ins|inch|inches|"|″)$/i, '[in_i]'],
  [/^(?:cms?|centimeters?)$/i, 'cm'],
  [/^(?:°?\s?f|fahrenheit)$/i, '[degF]'],
  [/^(?:°?\s?c|celsius)$/i, 'Cel'],
  [/^(?:mm\s?hg)$/i, 'mm[Hg]'],
  [/^(?:bpm|\/min|per min(?:ute)?)$/i, '/min'],
  [/^%$/, '%'],
]

/** The unit (UCUM) that people mean; one that stands so already stays, what is none is undefined. */
export function unitMeant(text: string): string | undefined {
  const trimmed = text.trim()
  const isKnown = conversions.has(trimmed) || written.has(trimmed)
  return isKnown ? trimmed : spoken.find(([pattern]) => pattern.test(trimmed))?.[1]
}
