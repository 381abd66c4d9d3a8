import type { AnyElement } from '#generated/types/elements.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import type { ElementKind, SourceCount } from '#shared/elements/kind/element-kind.ts'
import { oneOf } from '#shared/elements/kind/one-of.ts'
import { count, half, part } from '#shared/elements/kind/part.ts'

/** A score among the numbers: its value, the band in which that lies, how much is missing, and whether that was made up for. */
export const score: ElementKind = {
  ...oneOf(
    part('value', 'Decimal', { width: 3 }),
    part('band', 'String', half),
    count('missing', { min: 0, max: 1000 }),
    part('prorated', 'Boolean'),
  ),
  text: (element, value, { message, yes }) => {
    if (!isRecord(value)) return String(value)
    const { band } = value
    const prorated = value.prorated === true ? `${message('elements.part.prorated')}: ${yes}` : ''
    return [valueInRange(element, value.value), band, prorated].filter(Boolean).join(' · ')
  },
  calculated: scored,
}

/** The lowest and the highest value that the bands name. */
export function rangeOf({
  bands = [],
}: AnyElement): { readonly min: number; readonly max: number } | undefined {
  if (bands.length === 0) return undefined
  return { min: Math.min(...bands.map(({ min }) => min)), max: Math.max(...bands.map(({ max }) => max)) }
}

function valueInRange(element: AnyElement, value: Answer | undefined): string {
  if (value === undefined) return ''
  const range = rangeOf(element)
  return range ? `${String(value)} (${range.min}–${range.max})` : String(value)
}

/** A missing answer counts as the mean of the others, as far as the author allows; where he says nothing, nothing may be missing. */
function scored(element: AnyElement, sum: number, { missing, of }: SourceCount): Answer {
  const { bands = [], maxMissing = 0, calculation } = element
  if (missing > maxMissing) return { band: 'Incomplete', missing }

  const isProrated = missing > 0 && calculation?.kind === 'Sum'
  const value = isProrated ? Math.round((sum * of) / (of - missing)) : sum
  const band = bands.find(({ min, max }) => min <= value && value <= max)?.label
  return {
    value,
    ...(band === undefined ? {} : { band }),
    missing,
    ...(isProrated ? { prorated: true } : {}),
  }
}
