import { useMemo } from 'react'
import { type Moments, useMoments } from '#client/ui/moments.ts'
import { type Labels, useLabels, useLocale } from '#client/ui/words.tsx'
import type { Column, ColumnKind } from '#generated/screens/screen.ts'
import { valuesAt } from '#shared/patch/values-at.ts'

/** Writes what stands in a column of a row, in the reader's language and the practice's zone; empty when nothing does. */
export type CellText = (row: unknown, column: Column) => string

/** What writing needs to know. */
export type Writing = { readonly labels: Labels; readonly locale: string; readonly moments: Moments }

/** The cell texts of this reader. */
export function useCellText(): CellText {
  const labels = useLabels()
  const locale = useLocale()
  const moments = useMoments()
  return useMemo(() => cellTextOf({ labels, locale, moments }), [labels, locale, moments])
}

/** The same outside of components. */
export function cellTextOf(writing: Writing): CellText {
  const texts = textsOf(writing)
  return (row, column) => texts(row, column).join(', ')
}

/** The texts of a column's values, each for itself. */
export function textsOf(writing: Writing): (row: unknown, column: Column) => readonly string[] {
  const writers = writersOf(writing)
  return (row, column) =>
    valuesAt(row, column.path)
      .map((value) => writers[column.kind](value, column))
      .filter((text) => text !== '')
}

type Writer = (value: unknown, column: Column) => string

function writersOf({ labels, locale, moments }: Writing): { readonly [Kind in ColumnKind]: Writer } {
  const number = new Intl.NumberFormat(locale)

  return {
    text: plain,
    time: (value) => moments.clock(plain(value)),
    approximate: (value) => moments.approximate(plain(value)),
    name: (value) => textOfName(value),
    number: (value) => (typeof value === 'number' ? number.format(value) : plain(value)),
    boolean: (value) => labels(value === true ? 'form.yes' : 'form.no'),
    day: (value) => moments.date(plain(value)),
    instant: (value) => moments.dateAndTime(plain(value)),
    code: (value, { enumeration }) =>
      enumeration === undefined ? plain(value) : labels(`enumeration.${enumeration}.${String(value)}`),
    coded: (value) =>
      memberOf(value, 'display') ?? memberOf(value, 'text') ?? memberOf(value, 'code') ?? plain(value),
    reference: (value) => memberOf(value, 'display') ?? memberOf(value, 'id') ?? '',
  }
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function memberOf(value: unknown, name: string): string | undefined {
  const [first] = valuesAt(value, name)
  return typeof first === 'string' && first !== '' ? first : undefined
}

/** "Marlowe, Jonah", as lists are read by family name. */
function textOfName(value: unknown): string {
  const given = valuesAt(value, 'given').map(String).join(' ')
  const parts = [memberOf(value, 'family') ?? '', given].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(', ') : (memberOf(value, 'text') ?? '')
}
