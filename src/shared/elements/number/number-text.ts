import { writtenUnit } from '#shared/chart/convert-unit.ts'
import type { ElementText } from '#shared/elements/kind/element-kind.ts'

/** A number as dollars, as a percentage or with its unit. */
export const numberText: ElementText = ({ display, unit, fraction }, value) => {
  if (display === 'Currency')
    return Number(value).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  if (display === 'Percentage')
    return `${fraction ? Number((Number(value) * 100).toPrecision(12)) : String(value)} %`
  const suffix = unit ? ` ${unit.label ?? writtenUnit(unit.code)}` : ''
  return `${String(value)}${suffix}`
}
