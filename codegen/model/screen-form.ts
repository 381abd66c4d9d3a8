import type { JsonObject } from '#codegen/load/json.ts'
import { askingOrder, type PatientFrom } from './asking-order.ts'
import { entryOf, type Field, fieldsIn, type Shape } from './shape.ts'

/** A form element as plain JSON: the shape of `schemas/elements`. */
export type Element = JsonObject

/** What the generic screen must know to turn a row into answers and back. Paths in rows are `repeater/repeater.child`. */
export type Conversions = {
  /** Answered as a code, stored as a CodedValue with the display of that moment. */
  readonly coded: readonly { readonly path: string; readonly list: string }[]
  /** Lists of rows; `hasId`: the rows have an id of their own, made when a row is added; `place`: the field that counts them. */
  readonly rows: readonly RowRule[]
}

type RowRule = {
  readonly path: string
  readonly hasId: boolean
  readonly areRemarks: boolean
  readonly place?: string
}

/** In the generator's model, the form of a type's edit screen: its elements, and how their answers become the stored row. */
export type ScreenForm = {
  readonly elements: readonly Element[]
  readonly conversions: Conversions
  /** What the form cannot hold in fields: each needs a structure of this name. */
  readonly free: readonly FreeField[]
}

/** A field that needs a structure, under the name of its label. */
export type FreeField = { readonly name: string; readonly shape: Shape; readonly answersTo?: string }

/** The edit screen of a type as a form definition of our engine. Fields that the server owns are left out. */
export function screenForm(
  fields: readonly Field[],
  labelId: (path: string) => string,
  patientFrom: PatientFrom,
): ScreenForm {
  const notes: Notes = { coded: [], rows: [], free: [] }
  const elements = askingOrder(fields, patientFrom).flatMap((field) =>
    elementOf(field, { labelId, patientFrom, notes, base: '', row: '', isDemanding: true }),
  )
  return { elements, conversions: { coded: notes.coded, rows: notes.rows }, free: notes.free }
}

type Notes = {
  coded: { path: string; list: string }[]
  free: FreeField[]
  rows: RowRule[]
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
  const isOfRow = around.row !== '' && (field.rowId || field.place)
  return field.serverOwned || isUnasked(field) || isOfRow ? [] : [shownElement(field, around)]
}

/** Nobody is asked for what programs write, or for an object that cannot be without it. */
function isUnasked({ unasked, shape }: Field): boolean {
  return unasked || fieldsIn(shape).some((inner) => inner.unasked && inner.required)
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
  if (entry.kind === 'free') return structured(field, common, around)
  if (entry.kind !== 'object' || isOwnElement(entry)) return leafElement(field.shape, leaf, around)
  return field.shape.kind === 'list' ? rows(field, common, around) : section(field, common, around)
}

/** The structure is called as the label is: by the type that declares the field, and its path there. */
function structured(
  { path, shape, answersTo }: Field,
  common: JsonObject,
  { labelId, notes }: Around,
): Element {
  const name = labelId(path).replace(/^field\./, '')
  notes.free.push({ name, shape, ...(answersTo && { answersTo }) })
  return { ...common, type: 'Text', structure: name }
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
  if (entry.kind === 'coded' && entry.list) notes.coded.push({ path, list: entry.list })
  if (shape.kind !== 'list') return { ...common, ...leaf }
  const isTicked = leaf.type === 'Choice' && !(entry.kind === 'coded' && entry.long)
  const isChosen = isTicked || leaf.type === 'Reference'
  return { ...common, ...leaf, ...(isChosen ? { multiple: true } : repeatsOf(shape)) }
}

function repeatsOf(shape: Shape): JsonObject {
  return shape.kind === 'list'
    ? { repeats: { min: shape.minItems ?? 0, max: Math.min(shape.maxItems ?? 50, 500) } }
    : {}
}

type Named = { readonly id: string; readonly label: string; readonly labelId: string }

function section(field: Field, { id, label, labelId }: Named, around: Around): Element {
  const inner = { ...around, base: `${id}.`, isDemanding: around.isDemanding && field.required }
  const children = askingOrder(fieldsIn(field.shape), around.patientFrom).flatMap((child) =>
    elementOf(child, inner),
  )
  const isOneOf = field.shape.kind === 'object' && field.shape.oneOf
  const asked = isOneOf ? chosenOf(children, { id, label, labelId }) : children
  return { id: `${id}.section`, type: 'Section', label, labelId, children: asked }
}

/** Of parts that exclude each other, the one that is chosen first. */
function chosenOf(parts: readonly Element[], { id, label, labelId }: Named): readonly Element[] {
  const source = `${id}${oneOfEnding}`
  const options = parts.map((part) => ({
    code: String(part.id),
    label: part.label ?? '',
    labelId: part.labelId ?? '',
  }))
  const shown = parts.map((part) => ({
    ...part,
    visibleWhen: { combinator: 'And', clauses: [{ source, operator: 'Equals', value: String(part.id) }] },
  }))
  return [{ id: source, type: 'Choice', label, labelId, options }, ...shown]
}

/** Ends the id of the question which of several parts is there; it is asked, and not stored. */
const oneOfEnding = '.one-of'

function rows(field: Field, common: Named, around: Around): Element {
  const path = `${around.row}${common.id}`
  const fields = fieldsIn(field.shape)
  const place = fields.find((inner) => inner.place)?.name
  around.notes.rows.push({
    path,
    hasId: fields.some(({ rowId }) => rowId),
    areRemarks: field.meaning === 'annotation',
    ...(place && { place }),
  })
  const children = askingOrder(fields, around.patientFrom).flatMap((child) =>
    elementOf(child, { ...around, base: `${common.id}.`, row: `${path}/`, isDemanding: true }),
  )
  const entry = entryOf(field.shape)
  const asked = entry.kind === 'object' && entry.oneOf ? chosenOf(children, common) : children
  return { ...common, type: 'Repeater', ...repeatsOf(field.shape), children: asked }
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
      return codedLeaf(shape)
    case 'reference':
      return { type: 'Reference', types: shape.targets, ...(shape.pinned && { pinned: true }) }
    case 'object':
      return { type: shape.typeName ?? 'Text' }
    case 'text':
      return textOf(shape)
    default:
      return { type: 'Text', plain: true }
  }
}

/** A code of a list; without one, words, with those of a list offered where one is named. */
function codedLeaf({ list, suggests }: Extract<Shape, { readonly kind: 'coded' }>): JsonObject {
  if (list && !suggests) return { type: 'Choice', codedList: list }
  return { type: 'OpenChoice', ...(suggests && { codedList: suggests }) }
}

function optionOf(enumeration: string | undefined, value: string): JsonObject {
  return enumeration
    ? { code: value, labelId: `enumeration.${enumeration}.${value}` }
    : { code: value, label: value }
}

function textOf(shape: Extract<Shape, { readonly kind: 'text' }>): JsonObject {
  if (shape.format === 'uri') return { type: 'Url' }
  const limits = validation({ maxLength: shape.maxLength, pattern: shape.pattern })
  if (shape.markdown) return { type: 'Text', plain: true, ...limits }
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
