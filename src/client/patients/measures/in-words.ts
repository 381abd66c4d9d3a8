import type { FactField, Typed } from '#client/patients/entry/fact-field.ts'
import { type FactTools, valueAmong } from '#client/patients/entry/use-fact-tools.ts'
import { measureOf, standingOfAll, writtenMeasure } from '#client/patients/tabs/measure-of.ts'
import { observationCategories } from '#generated/enumerations/observation-category.ts'
import type { Observation } from '#generated/types/observation.ts'
import { readObserved } from '#shared/chart/read-measure.ts'
import type { VitalNames } from './use-vital-names.ts'

/** Stands for "something else" among the vital signs: what was observed is named in the writer's own words. */
export const inWords = 'in-words'

const isNewInWords = ({ isNew, code }: Typed) => isNew === 'yes' && code === inWords

/** The fields of what is no vital sign before its value: what it is called, and what kind of observation it is. */
export function nameFieldsInWords({ words, labels, choices }: FactTools): readonly FactField[] {
  const kinds = observationCategories.filter((each) => each !== 'Vital')
  return [
    {
      kind: 'text',
      id: 'name',
      label: words('chart-measures.name'),
      hint: words('chart-measures.name-hint'),
      isRequired: true,
      width: 4,
      longest: 100,
      isAsked: isNewInWords,
    },
    {
      kind: 'choice',
      id: 'category',
      label: labels('field.Observation.category'),
      width: 3,
      isAsked: isNewInWords,
      options: () => choices('ObservationCategory', kinds),
    },
  ]
}

/** The fields of its usual range, where somebody wants it marked. */
export function rangeFieldsInWords(
  { words }: FactTools,
  isAsked: (typed: Typed) => boolean,
): readonly FactField[] {
  const bound = { kind: 'text', mode: 'decimal', width: 2, isMore: true, isAsked } as const
  return [
    { ...bound, id: 'low', label: words('chart-measures.usual-from') },
    { ...bound, id: 'high', label: words('chart-measures.usual-to') },
  ]
}

/** What was understood of a value, and how it stands to its range. */
export function shownInWords(typed: Typed, { words }: FactTools): string | undefined {
  const body = bodyInWords(typed)
  const text = writtenMeasure(observedAs(body))
  if (text === '') return undefined
  const { interpretation } = body
  if (interpretation !== 'Low' && interpretation !== 'High') return words('entry.understood', { text })
  const usual = [typed.low, typed.high].filter(Boolean).join('–')
  return words(interpretation === 'Low' ? 'chart-measures.low' : 'chart-measures.high', { text, usual })
}

/** What is wrong with the name and the range, by field. */
export function doubtInWords(typed: Typed, { words }: FactTools, names: VitalNames): Typed {
  const { name = '', low = '', high = '' } = typed
  const isNumber = (text: string) => text.trim() === '' || numberOf(text) !== undefined
  const [from, to] = [numberOf(low), numberOf(high)]
  const isTurned = from !== undefined && to !== undefined && from > to
  return {
    ...(isNewInWords(typed) && name.trim() === '' && { name: words('entry.needed') }),
    ...(isNewInWords(typed) && isListed(name, names) && { name: words('chart-measures.is-listed') }),
    ...(!isNumber(low) && { low: words('chart-measures.not-a-number') }),
    ...(!isNumber(high) && { high: words('chart-measures.not-a-number') }),
    ...(isTurned && { high: words('chart-measures.range-turned') }),
  }
}

/** A vital sign that is written by hand would lose its units and its bounds. */
function isListed(name: string, names: VitalNames): boolean {
  const wanted = name.trim().toLowerCase()
  return [...names].some(([code, listed]) => [code, listed.toLowerCase()].includes(wanted))
}

type InWords = Pick<Observation, 'value' | 'referenceRange' | 'interpretation'>

/** The value, its range and how it stands to it. */
export function bodyInWords({ value = '', low = '', high = '' }: Typed): InWords {
  const [from, to] = [numberOf(low), numberOf(high)]
  const range = { ...(from !== undefined && { low: from }), ...(to !== undefined && { high: to }) }
  const body = {
    ...(value.trim() !== '' && { value: readObserved(value) }),
    ...(Object.keys(range).length > 0 && { referenceRange: range }),
  }
  const interpretation = standingOfAll(measureOf(observedAs(body)))
  return { ...body, ...(interpretation && { interpretation }) }
}

/** What it is called, as a code: its words in small letters, so that the same one is found again. */
export function codeInWords({ name = '' }: Typed): Observation['code'] {
  const display = name.trim()
  return { code: display.toLowerCase().slice(0, 64), display }
}

/** Which kind of observation it is. */
export function categoryInWords({ category }: Typed): NonNullable<Observation['category']> {
  return valueAmong(observationCategories, category) ?? 'Lab'
}

function observedAs(body: InWords): Pick<Observation, 'code' | 'value' | 'referenceRange'> {
  return { ...body, code: { code: inWords, display: '' } }
}

function numberOf(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number
}
