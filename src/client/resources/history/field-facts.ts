import { textsOf, type Writing } from '#client/resources/rows/cell-text.ts'
import type { Column, ScreenDescription } from '#generated/screens/screen.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** In a history, how the fields of a type are called and how their values are written. A path has no places of lists: `careTeam.member`. */
export type FieldFacts = {
  readonly label: (path: string) => string
  readonly text: (path: string, value: unknown) => string
}

/** What the generated description knows of each field; what it does not know is called by its name and written by its shape. */
export function fieldFacts({ columns, form, type }: ScreenDescription, writing: Writing): FieldFacts {
  const { labels } = writing
  const byPath = new Map(columns.map((column) => [column.path, column]))
  const elements = new Map<string, Element>()
  collect(definitionOf(form).elements, '', elements)
  const named = (id: string | undefined) => {
    const label = id === undefined ? undefined : labels(id)
    return label === id ? undefined : label
  }

  return {
    label: (path) => {
      const known = [byPath.get(path)?.labelId, elements.get(path)?.labelId, `field.${type}.${path}`]
      return known.map(named).find((label) => label !== undefined) ?? wordsOfName(path)
    },
    text: (path, value) => {
      const column = byPath.get(path)
      if (column) return textsOf(writing)(wrapped(path, value), column).join(', ')
      return shapeText(value, { element: elements.get(path), writing })
    },
  }
}

function collect(elements: readonly Element[], under: string, found: Map<string, Element>): void {
  for (const element of elements) {
    const id = element.type === 'Section' ? element.id.replace(/\.section$/, '') : element.id
    const isWhole = under === '' || id.startsWith(`${under}.`)
    const path = isWhole ? id : `${under}.${id}`
    found.set(path, element)
    collect(element.children ?? [], element.type === 'Section' ? under : path, found)
  }
}

/** The value at its path, as a row would hold it. */
function wrapped(path: string, value: unknown): unknown {
  return path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
}

type Shape = { readonly element: Element | undefined; readonly writing: Writing }

function shapeText(value: unknown, shape: Shape): string {
  const { labels } = shape.writing
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((each) => shapeText(each, shape)).join(', ')
  if (typeof value === 'boolean') return labels(value ? 'form.yes' : 'form.no')
  if (typeof value === 'object') return objectText(membersOf(value))
  const option = shape.element?.options?.find(({ code }) => code === String(value))
  if (option) return option.labelId === undefined ? (option.label ?? option.code) : labels(option.labelId)
  return momentText(value, shape.writing)
}

function momentText(value: unknown, writing: Writing): string {
  const kind = kindOfText(String(value))
  if (!kind) return String(value)
  const column: Column = { path: 'value', labelId: '', kind, sortable: false, filterable: false }
  return textsOf(writing)({ value }, column).join('')
}

function kindOfText(text: string): 'day' | 'instant' | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'day'
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? 'instant' : undefined
}

function objectText(value: Readonly<Record<string, unknown>>): string {
  for (const name of ['display', 'text', 'code', 'id'])
    if (typeof value[name] === 'string' && value[name] !== '') return value[name]
  return JSON.stringify(value)
}

/** `lastServiceDate` is "Last service date". */
function wordsOfName(path: string): string {
  const name = path.split('.').at(-1) ?? path
  const words = name.replaceAll(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
