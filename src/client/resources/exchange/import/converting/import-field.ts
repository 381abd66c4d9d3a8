import { isOneOf } from '#client/form/stored/chosen-parts.ts'
import { isFieldGroup } from '#client/form/stored/field-groups.ts'
import type { Labels } from '#client/ui/words.tsx'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { oneValueSchema } from '#shared/forms/schemas/value-schema.ts'

/** Where a value stands among the answers: the question, in a list the entry or row, in a row the question there, of an object the part. */
export type AnswerPlace = {
  readonly root: string
  readonly row?: number
  readonly child?: string
  readonly entry?: number
  readonly part?: string
}

/** Something to which a column of a file can be converted: a question of the type's form, or a part of its answer. */
export type ImportField = {
  readonly key: string
  readonly place: AnswerPlace
  readonly element: Element
  /** What the part may be, when it is one. */
  readonly partSchema?: JsonSchema
  /** "Contacts 1: Value". */
  readonly label: string
  /** Other names that a file may give it: without numbers, as a path, by its own label alone. */
  readonly names: readonly string[]
  readonly isRequired: boolean
}

/** So many entries of a list can come out of one line. */
const entries = 2
const wholeTypes: ReadonlySet<string> = new Set(['Reference', 'OpenChoice'])
const leftOut: ReadonlySet<string> = new Set([
  'Heading',
  'Instructions',
  'Attachment',
  'Signature',
  'Grid',
  'ServiceEvents',
  'Ranking',
])

/** Everything in a form that can be filled from a file, in the form's order. */
export function importFields({ elements }: Definition, labels: Labels): readonly ImportField[] {
  return elements.flatMap((element) => ofElement(element, { labels, within: [] }))
}

type Walk = { readonly labels: Labels; readonly within: readonly string[]; readonly row?: Row }
type Row = { readonly root: string; readonly row: number; readonly isRequired: boolean }

function ofElement(element: Element, walk: Walk): readonly ImportField[] {
  if (leftOut.has(element.type) || element.readOnly || element.hidden || isOneOf(element)) return []
  const children = element.children ?? []
  if (isFieldGroup(element)) return children.flatMap((child) => ofElement(child, walk))
  const within = [...walk.within, labelOf(element, walk.labels)]
  if (element.type === 'Section') return children.flatMap((child) => ofElement(child, { ...walk, within }))
  if (element.type !== 'Repeater') return leaves(element, { ...walk, within })
  return numbers(entries).flatMap((row) =>
    children.flatMap((child) =>
      ofElement(child, {
        labels: walk.labels,
        within: [numbered(within, row)],
        row: { root: element.id, row, isRequired: false },
      }),
    ),
  )
}

function leaves(element: Element, walk: Walk): readonly ImportField[] {
  const schema = oneValueSchema(element)
  if (schema.type !== 'object' || wholeTypes.has(element.type)) return [field(element, walk, {})]
  const parts = Object.entries(schema.properties ?? {}).filter(([, part]) => isSimple(part))
  return numbers(element.repeats ? entries : 1).flatMap((entry) =>
    parts.map(([part, partSchema]) =>
      field(element, walk, { part, partSchema, ...(element.repeats ? { entry } : {}) }),
    ),
  )
}

type Part = { readonly part?: string; readonly partSchema?: JsonSchema; readonly entry?: number }

function field(element: Element, walk: Walk, { part, partSchema, entry }: Part): ImportField {
  const { labels, within, row } = walk
  const place: AnswerPlace = {
    ...(row ? { root: row.root, row: row.row, child: element.id } : { root: element.id }),
    ...(entry === undefined ? {} : { entry }),
    ...(part === undefined ? {} : { part }),
  }
  const inner = part === undefined ? [] : [labels(`field.${element.type}.${part}`)]
  const outer = entry === undefined ? within : [...within.slice(0, -1), numbered(within.slice(-1), entry)]
  const isFirst = (entry ?? 0) === 0 && (row?.row ?? 0) === 0
  return {
    key: keyOf(place),
    place,
    element,
    ...(partSchema ? { partSchema } : {}),
    label: [...outer, ...inner].join(': '),
    names: isFirst ? namesOf(place, [...within, ...inner]) : [],
    isRequired: element.required === true && part === undefined && row === undefined,
  }
}

/** Without numbers, as a path, and, outside of rows, by the last of its labels alone. */
function namesOf({ root, child, part }: AnswerPlace, labels: readonly string[]): readonly string[] {
  const question = child === undefined ? [root] : [root, inRow(root, child)]
  const path = part === undefined ? question : [...question, part]
  const plain = labels.join(': ').replaceAll(/ 1(?=:|$)/g, '')
  return [plain, path.join('.'), child === undefined ? (labels.at(-1) ?? '') : '']
}

function numbered(within: readonly string[], index: number): string {
  return `${within.join(': ')} ${index + 1}`
}

/** `contacts#1.value`, `hours#2/weekday`. */
function keyOf({ root, row, child, entry, part }: AnswerPlace): string {
  const question = row === undefined ? root : `${root}#${row + 1}/${inRow(root, child ?? '')}`
  const inEntry = entry === undefined ? question : `${question}#${entry + 1}`
  return part === undefined ? inEntry : `${inEntry}.${part}`
}

/** What a question of a row is called inside its row: `hours.start` is `start` there. */
export function inRow(root: string, child: string): string {
  return child.startsWith(`${root}.`) ? child.slice(root.length + 1) : child
}

function labelOf({ labelId, label, id }: Element, labels: Labels): string {
  return labelId === undefined ? (label ?? id) : labels(labelId)
}

function isSimple({ type, items }: JsonSchema): boolean {
  if (type === 'array') return isText(items)
  return type === 'string' || type === 'number' || type === 'integer' || type === 'boolean'
}

function isText(items: JsonSchema['items']): boolean {
  return typeof items === 'object' && items !== null && 'type' in items && items.type === 'string'
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}
