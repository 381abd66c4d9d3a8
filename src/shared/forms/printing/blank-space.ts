import { compositionOf, standInFor } from '#shared/elements/element.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import type { BlankEntry, BlankSpace, BlankWords } from './blank-entry.ts'
import { mostListed, writtenOptions } from './listed-options.ts'

type Rows = { readonly rows?: readonly BlankEntry[] }

const freeRows = 4
const fewRows = 3

/** The space for the answer to a question; `rows`: what is asked in each row of a repeater. */
export function blankSpace(element: Element, writing: BlankWords, { rows = [] }: Rows): BlankSpace {
  const plain = standInFor(element)
  const own = spaces[plain.type]?.(plain, writing)
  if (own) return own
  if (plain.type === 'Repeater')
    return { kind: 'rows', entries: rows, count: rowCount(plain.repeats?.min, plain.repeats?.max) }
  const composition = compositionOf(plain)
  if (composition) return partsOf(composition.parts, composition.as, writing)
  return { kind: 'lines', count: plain.repeats || plain.multiple ? fewRows : 1, ...hintOf(plain, writing) }
}

function rowCount(min = 0, max = fewRows): number {
  return Math.max(1, min, Math.min(max, fewRows))
}

type Space = (element: Element, writing: BlankWords) => BlankSpace | undefined

const date: Space = (_, writing) => ({ kind: 'fields', fields: dateFields(writing) })
const canvas: Space = () => ({ kind: 'canvas' })

/** Spaces that are more than a line. */
const spaces: { readonly [Type in ElementType]?: Space } = {
  Boolean: (element, { reader }) => ({
    kind: 'boxes',
    isSeveral: element.display === 'Checkbox',
    options: element.display === 'Checkbox' ? [reader.yes] : [reader.yes, reader.no],
  }),
  Choice: boxes,
  OpenChoice: boxes,
  Ranking: (element, writing) => {
    const ranked = boxes(element, writing)
    return ranked && { ...ranked, isSeveral: true, hint: writing.say('forms.paper-rank', {}) }
  },
  Integer: scale,
  Text: () => ({ kind: 'lines', count: 4 }),
  Date: date,
  DateTime: (_, writing) => ({
    kind: 'fields',
    fields: [...dateFields(writing), writing.say('forms.paper-time', {})],
  }),
  Time: (_, { say }) => ({ kind: 'fields', fields: [say('forms.paper-time', {})] }),
  Grid: table,
  Drawing: canvas,
  BodyMap: canvas,
  Signature: (_, { say }) => ({
    kind: 'fields',
    fields: [say('forms.paper-signature', {}), say('forms.paper-name', {}), say('forms.paper-date', {})],
  }),
}

/** Day and month in the order in which they are written here. */
function dateFields({ say, reader }: BlankWords): readonly string[] {
  const [day, month, year] = [say('form.day', {}), say('form.month', {}), say('form.year', {})]
  const isDayFirst = /^0?3\b/.test(reader.moments.date('2001-02-03'))
  return isDayFirst ? [day, month, year] : [month, day, year]
}

type Boxes = BlankSpace & { readonly kind: 'boxes' }

function boxes(element: Element, writing: BlankWords): Boxes | undefined {
  return boxesOf(element, writing, mostListed)
}

/** The options, of a coded list as many as there is room for; whoever wants another one writes it. */
function boxesOf(element: Element, writing: BlankWords, mostOfList: number): Boxes | undefined {
  const options = writtenOptions(element, writing)
  if (options.length === 0) return undefined
  const most = element.options?.length ? options.length : mostOfList
  const more = Math.max(0, options.length - most)
  const { say } = writing
  const other = [
    ...(more > 0 ? [say('forms.paper-more', { count: more })] : []),
    ...(element.type === 'OpenChoice' ? [say('form.other', {})] : []),
  ]
  return {
    kind: 'boxes',
    isSeveral: element.multiple === true,
    options: options.slice(0, most).map(({ label }) => label),
    ...(other.length > 0 && { other }),
  }
}

const mostMarks = 11

/** A short range is ticked, a longer one written. */
function scale(element: Element, { words }: BlankWords): BlankSpace | undefined {
  const { min, max } = element.validation ?? {}
  if (element.display !== 'Slider' || typeof min !== 'number' || typeof max !== 'number') return undefined
  const marks = max - min + 1
  if (marks < 2 || marks > mostMarks || !Number.isInteger(marks)) return undefined
  const named = new Map((element.anchors ?? []).map(({ value, label }) => [value, label]))
  const ends = new Map([
    [min, element.minLabel],
    [max, element.maxLabel],
  ])
  const options = Array.from({ length: marks }, (_, at) => {
    const label = named.get(min + at) ?? ends.get(min + at)
    return label === undefined ? String(min + at) : `${min + at} – ${words.fill(label)}`
  })
  return { kind: 'boxes', isSeveral: false, options }
}

function table(element: Element, writing: BlankWords): BlankSpace {
  const { words } = writing
  const { rows = [] } = element
  const labels = element.freeRows
    ? Array.from({ length: freeRows }, (_, at) => String(at + 1))
    : rows.map(({ id, label, labelId }) => (labelId ? words.message(labelId) : words.fill(label ?? id)))
  return tableOf(columnsOf(element), labels, writing)
}

function tableOf(columns: readonly Element[], labels: readonly string[], writing: BlankWords): BlankSpace {
  const shown = columns.filter(({ hidden }) => !hidden)
  const cells = shown.map((column) => cellOf(column, writing))
  return {
    kind: 'table',
    columns: shown.map((column) => textOf(column, writing.words)),
    rows: labels.map((label) => ({ label, cells })),
  }
}

/** So many options of a coded list have room in a cell. */
const mostInCell = 6

function cellOf(column: Element, writing: BlankWords): string {
  const plain = standInFor(column)
  const space = plain.codedList ? boxesOf(plain, writing, mostInCell) : blankSpace(column, writing, {})
  if (space?.kind !== 'boxes') return ''
  const sign = signOf(space)
  return [...space.options.map((option) => `${sign} ${option}`), ...(space.other ?? [])].join('\n')
}

/** Boxes of which several may be ticked are square, those of which only one is are round. */
export function signOf({ isSeveral }: { readonly isSeveral: boolean }): '☐' | '○' {
  return isSeveral ? '☐' : '○'
}

function partsOf(parts: readonly Element[], as: 'record' | 'rows', writing: BlankWords): BlankSpace {
  const shown = parts.filter(({ hidden }) => !hidden)
  if (as === 'rows') {
    const labels = Array.from({ length: freeRows }, (_, at) => String(at + 1))
    return tableOf(shown, labels, writing)
  }
  return {
    kind: 'parts',
    entries: shown.map((part) => ({
      kind: 'question',
      label: textOf(part, writing.words),
      isRequired: false,
      space: blankSpace(part, writing, {}),
    })),
  }
}

/** In which unit a number is written. */
function hintOf({ unit, units = [] }: Element, { say }: BlankWords): { readonly hint?: string } {
  const names = [...(unit ? [unit] : []), ...units].map(({ code, label }) => label ?? code ?? '')
  return names.length === 0 ? {} : { hint: say('forms.paper-unit', { unit: names.join(', ') }) }
}
