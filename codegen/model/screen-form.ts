import type { JsonObject } from '#codegen/load/json.ts'
import { askingOrder, type PatientFrom } from './asking-order.ts'
import { entryOf, type Field, fieldsIn, type Shape } from './shape.ts'

/** A form element as plain JSON: the shape of `schemas/elements`. */
export type Element = JsonObject

/** What the generic screen must know to turn a row into answers and back. Paths in rows are `repeater/repeater.child`. */
export type Conversions = {
  /** Answered as a code, stored as a CodedValue with the display of that moment. */
  readonly coded: readonly { readonly path: string; readonly list: string }[]
  /** Answered as JSON text, stored as JSON. */
  readonly json: readonly string[]
  /** Lists of rows; `idField`: the rows have an id of their own, made when a row is added. */
  readonly rows: readonly { readonly path: string; readonly hasId: boolean; readonly areRemarks: boolean }[]
}

/** In the generator's model, the form of a type's edit screen: its elements, and how their answers become the stored row. */
export type ScreenForm = { readonly elements: readonly Element[]; readonly conversions: Conversions }

/** The edit screen of a type as a form definition of our engine. Fields that the server owns are left out. */
export function screenForm(
  fields: readonly Field[],
  labelId: (path: string) => string,
  patientFrom: PatientFrom,
): ScreenForm {
  const notes = { coded: [], json: [], rows: [] }
  const elements = askingOrder(fields, patientFrom).flatMap((field) =>
    elementOf(field, { labelId, patientFrom, notes, base: '', row: '', isDemanding: true }),
  )
  return { elements, conversions: notes }
}

type Notes = {
  coded: { path: string; list: string }[]
  json: string[]
  rows: { path: string; hasId: boolean; areRemarks: boolean }[]
}

type Around = {
  readonly labelId: (path: string) => string
  readonly patientFrom: PatientFrom
  readonly notes: Notes
  /** The element id's prefix inside an object or a row (`period.`): no id stands twice in a form. */
  readonly base: string
  /** The repeater's path with a slash when inside rows. */
  readonly row: string
  /** False inside an object that may be absent as a whole: then nothing inside it is demanded, or there from the start. */
  readonly isDemanding: boolean
}

function elementOf(field: Field, around: Around): readonly Element[] {
  const isRowId = around.row !== '' && field.rowId
  return field.serverOwned || isRowId ? [] : [shownElement(field, around)]
}

function shownElement(field: Field, around: Around): Element {
  const id = `${around.base}${field.name}`
  const common = {
    id,
    label: field.label,
    labelId: around.labelId(field.path),
    ...requiredOf(field, around),
    ...(around.isDemanding && defaultOf(field)),
  }
  const entry = entryOf(field.shape)
  const patientFrom = around.patientFrom(field)
  const leaf = { ...common, ...(patientFrom !== undefined && { patientFrom }) }
  if (entry.kind !== 'object' || isOwnElement(entry)) return leafElement(field.shape, leaf, around)
  return field.shape.kind === 'list' ? rows(field, common, around) : section(field, common, around)
}

type Common = JsonObject & { readonly id: string }

/** An empty box says nothing: where an answer is demanded, yes and no stand beside each other. */
function demanding(leaf: JsonObject, common: Common): JsonObject {
  const isOpen = common.required === true && common.default === undefined
  return leaf.type === 'Boolean' && isOpen ? { type: 'Boolean', display: 'YesNo' } : leaf
}

/** A question with one answer, or a list of such answers. */
function leafElement(shape: Shape, common: Common, { row, notes }: Around): Element {
  const entry = entryOf(shape)
  const leaf = demanding(leafOf(entry), common)
  const path = `${row}${common.id}`
  if (leaf.display === 'Code') {
    notes.json.push(path)
    return { ...common, ...leaf }
  }
  if (entry.kind === 'coded' && entry.list) notes.coded.push({ path, list: entry.list })
  if (shape.kind !== 'list') return { ...common, ...leaf }
  const isChosen = leaf.type === 'Choice' || leaf.type === 'Reference'
  return { ...common, ...leaf, ...(isChosen ? { multiple: true } : repeatsOf(shape)) }
}

function repeatsOf(shape: Shape): JsonObject {
  return shape.kind === 'list'
    ? { repeats: { min: shape.minItems ?? 0, max: Math.min(shape.maxItems ?? 50, 500) } }
    : {}
}

function section(
  field: Field,
  { id, label, labelId }: { readonly id: string; readonly label: string; readonly labelId: string },
  around: Around,
): Element {
  const inner = { ...around, base: `${id}.`, isDemanding: around.isDemanding && field.required }
  const children = askingOrder(fieldsIn(field.shape), around.patientFrom).flatMap((child) =>
    elementOf(child, inner),
  )
  return { id: `${id}.section`, type: 'Section', label, labelId, children }
}

function rows(field: Field, common: { readonly id: string }, around: Around): Element {
  const path = `${around.row}${common.id}`
  const fields = fieldsIn(field.shape)
  around.notes.rows.push({
    path,
    hasId: fields.some(({ rowId }) => rowId),
    areRemarks: field.meaning === 'annotation',
  })
  const children = askingOrder(fields, around.patientFrom).flatMap((child) =>
    elementOf(child, { ...around, base: `${common.id}.`, row: `${path}/`, isDemanding: true }),
  )
  return { ...common, type: 'Repeater', ...repeatsOf(field.shape), children }
}

/** Complex types that have a form element of their own. */
function isOwnElement(shape: Shape): boolean {
  return shape.kind === 'object' && (shape.typeName === 'ContactPoint' || shape.typeName === 'Address')
}

function leafOf(shape: Shape): JsonObject {
  switch (shape.kind) {
    case 'boolean':
      return { type: 'Boolean', display: 'Checkbox', checkboxFalse: true }
    case 'number':
      return {
        type: shape.whole ? 'Integer' : 'Decimal',
        ...validation({ min: shape.minimum, max: shape.maximum }),
      }
    case 'date':
      return { type: 'Date' }
    case 'dateTime':
      return { type: 'DateTime' }
    case 'time':
      return { type: 'Time' }
    case 'approximate':
      return { type: 'Approximate' }
    case 'choice':
      return { type: 'Choice', options: shape.values.map((value) => optionOf(shape.enumeration, value)) }
    case 'coded':
      return shape.list ? { type: 'Choice', codedList: shape.list } : { type: 'Text', display: 'Code' }
    case 'reference':
      return { type: 'Reference', types: shape.targets, ...(shape.pinned && { pinned: true }) }
    case 'object':
      return { type: shape.typeName ?? 'Text' }
    case 'text':
      return textOf(shape)
    default:
      return { type: 'Text', display: 'Code' }
  }
}

function optionOf(enumeration: string | undefined, value: string): JsonObject {
  return enumeration
    ? { code: value, labelId: `enumeration.${enumeration}.${value}` }
    : { code: value, label: value }
}

function textOf(shape: Extract<Shape, { readonly kind: 'text' }>): JsonObject {
  if (shape.format === 'uri') return { type: 'Url' }
  const limits = validation({ maxLength: shape.maxLength, pattern: shape.pattern })
  if (shape.markdown) return { type: 'Text', ...limits }
  if ((shape.maxLength ?? 0) > 500) return { type: 'Text', plain: true, ...limits }
  return { type: 'String', ...(shape.format === 'email' && { display: 'Email' }), ...limits }
}

function validation(limits: { readonly [name: string]: number | string | undefined }): JsonObject {
  const given = Object.entries(limits).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return given.length === 0 ? {} : { validation: Object.fromEntries(given) }
}

/** What is never answered is not demanded either: a form that changes a record does not know it. The server demands it of a new one. */
function requiredOf(field: Field, { base, row, isDemanding }: Around): JsonObject {
  const isTop = base === '' && row === ''
  const needed = isTop ? field.createRequired : isDemanding && field.required
  return needed && !field.writeOnly ? { required: true } : {}
}

function defaultOf(field: Field): JsonObject {
  const isSimple = ['string', 'number', 'boolean'].includes(typeof field.default)
  return field.default !== undefined && isSimple ? { default: field.default } : {}
}
