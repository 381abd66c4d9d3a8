import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  textAt,
  textsAt,
} from '#codegen/load/json.ts'
import type { SourceFile, Sources } from '#codegen/load/sources.ts'
import { type Target, targetOf, valueAt } from '#codegen/load/target-of.ts'
import { kebab, pascal, spoken } from '#codegen/load/words.ts'
import { homeOf } from '#codegen/model/reading/home.ts'
import { membersOf, unionFiles } from '#codegen/model/reading/members-of.ts'
import { type Label, labelIds, labelledFields } from './message.ts'
import { readFields, readShape } from './read-shape.ts'
import type { Resource } from './resource.ts'
import { type FreeField, type ScreenForm, screenForm } from './screen-form.ts'
import type { Field, Shape } from './shape.ts'

/** In the generator's model, a structure: how a value is entered that the fields of a form cannot hold, as plain data. */
export type Structure = JsonObject

/** Every structure by its name, and the labels that only structures bring along. */
export type Structures = {
  readonly byName: Readonly<Record<string, Structure>>
  readonly labels: readonly Label[]
}

type Work = {
  readonly sources: Sources
  readonly byName: Map<string, Structure>
  readonly labels: Label[]
}

/** The structures of all screens: each field that needs one under the name of its label, each type within them under its own. */
export function structuresOf(sources: Sources, resources: readonly Resource[]): Structures {
  const work: Work = { sources, byName: new Map(), labels: [] }
  for (const resource of resources) {
    const ids = labelIds(resource.fields, resource.type)
    const { free } = screenForm(resource.fields, (path) => ids.get(path) ?? '', nobody)
    addFree(work, free)
  }
  const names = [...work.byName.keys()].sort()
  return {
    byName: Object.fromEntries(names.map((name) => [name, work.byName.get(name) ?? {}])),
    labels: work.labels,
  }
}

const nobody = () => undefined

function addFree(work: Work, free: readonly FreeField[]): void {
  for (const { name, shape, answersTo } of free)
    if (!work.byName.has(name)) {
      work.byName.set(name, {})
      work.byName.set(name, answersTo ? { kind: 'answers', of: answersTo } : ofShape(work, shape))
    }
}

function ofShape(work: Work, shape: Shape): Structure {
  if (shape.kind === 'list') return listOf(ofShape(work, shape.item), shape.maxItems)
  if (shape.kind !== 'free' || !shape.of) return anything
  return ofSchema(work, shape.of.file, shape.of.schema)
}

const anything: Structure = { kind: 'any' }

function listOf(item: Structure, most: Json | undefined): Structure {
  return { kind: 'list', item, ...(typeof most === 'number' && { most }) }
}

function ofSchema(work: Work, file: string, schema: Json | undefined): Structure {
  if (!isObject(schema)) return anything
  const ref = textAt(schema, '$ref')
  if (ref) return ofTarget(work, targetOf(file, ref))
  if (isList(schema.anyOf)) return either(work, file, schema.anyOf)
  if (schema.type === 'array') return listOf(ofSchema(work, file, schema.items), schema.maxItems)
  if (schema.type !== 'object') return schema.type === undefined ? anything : plain(work, file, schema)
  const others = schema.additionalProperties
  return { kind: 'named', item: isObject(others) ? ofSchema(work, file, others) : anything }
}

/** A text, a number or yes and no: one question without a label of its own. */
function plain({ sources }: Work, file: string, schema: JsonObject): Structure {
  const shape = readShape(sources, schema, { file, path: '', within: [] })
  const field: Field = { ...unmarked, name: 'value', path: 'value', label: '', shape }
  const { elements } = screenForm([field], () => 'form.structure-value', nobody)
  return { kind: 'value', element: elements[0] ?? {} }
}

const unmarked = {
  required: false,
  createRequired: false,
  serverOwned: false,
  immutable: false,
  searchable: false,
  sortable: false,
  textIndexed: false,
  rowId: false,
  unasked: false,
  helps: false,
  place: false,
  headings: [],
  writeOnly: false,
} as const

/** A type with a name is entered in the same way wherever it stands, be it within itself. */
function ofTarget(work: Work, target: Target): Structure {
  const home = homeOf(target)
  const json = valueAt(work.sources, target)
  if (!home || !isObject(json)) return ofSchema(work, target.path, json)
  const name = home.typeName
  const union = unionFiles(work.sources).find(({ path }) => path === target.path)
  const isObjectOfFields = Object.keys(objectAt(json, 'properties')).length > 0
  if (!union && !isObjectOfFields) return ofSchema(work, target.path, json)
  if (!work.byName.has(name)) {
    work.byName.set(name, {})
    work.byName.set(name, union ? kinds(work, union) : fields(work, target, name))
  }
  return { kind: 'type', name }
}

function fields(work: Work, { path, pointer }: Target, name: string): Structure {
  const { sources } = work
  const own = valueAt(sources, { path, pointer })
  const within = [`${path}#${pointer}`]
  const read = readFields(sources, isObject(own) ? own : {}, { file: path, path: '', within })
  return { kind: 'fields', ...asked(work, { fields: read, owner: name, path }) }
}

type Asking = {
  readonly fields: readonly Field[]
  readonly owner: string
  readonly path: string
  /** The object that holds what a member has of its own: it is there as soon as the member is chosen. */
  readonly payload?: string | undefined
}

/** The questions for some fields; what they need of structures and labels goes into the work. */
function asked(work: Work, { fields: all, owner, path, payload }: Asking): JsonObject {
  const ids = labelIds(all, owner)
  const shown = all
    .filter(({ rowId }) => !rowId)
    .map((field) => ({
      ...field,
      createRequired: field.required,
      required: field.required || field.name === payload,
    }))
  const form: ScreenForm = screenForm(shown, (each) => ids.get(each) ?? '', nobody)
  const labelled = all.filter(({ unasked, rowId }) => !unasked && !rowId)
  work.labels.push(...labelledFields(labelled, owner).map(({ id, label }) => ({ id, en: label, path })))
  addFree(work, form.free)
  const key = all.find(({ rowId }) => rowId)?.name
  const { rows } = form.conversions
  return { elements: form.elements, ...(key && { key }), ...(rows.length > 0 && { rows }) }
}

/** One of several: told apart by what each must have. */
function either(work: Work, file: string, branches: readonly Json[]): Structure {
  const refs = branches.map((branch) => textAt(branch, '$ref'))
  if (refs.some((ref) => ref === undefined)) return anything
  const choices = refs.map((ref = '') => {
    const target = targetOf(file, ref)
    const json = valueAt(work.sources, target)
    const typeName = homeOf(target)?.typeName ?? ''
    const titleId = `structure.${typeName}`
    work.labels.push({
      id: titleId,
      en: textAt(json, 'x-label') ?? spoken(kebab(typeName)),
      path: target.path,
    })
    return { titleId, has: textsAt(json, 'required'), is: ofTarget(work, target) }
  })
  return { kind: 'either', choices }
}

/** The members of a union: what all of them share is asked once, then what each has of its own. */
function kinds(work: Work, union: SourceFile): Structure {
  const { sources } = work
  const by = textAt(objectAt(union.json, 'x-union'), 'discriminator') ?? 'type'
  const enumeration = enumerationOf(sources, union, by)
  const payload = textAt(objectAt(union.json, 'x-union'), 'payload')
  const members = membersOf(sources, union)
  const shared = (members[0]?.shared ?? []).filter((name) =>
    members.every((member) => member.shared.includes(name)),
  )
  const name = homeOf({ path: union.path, pointer: '' })?.typeName ?? ''
  const read = members.map(({ schema, file }) =>
    readFields(sources, schema, { file: file.path, path: '', within: [`${union.path}#`] }),
  )
  const common = (read[0] ?? []).filter((field) => shared.includes(field.name) && field.name !== by)
  return {
    kind: 'kinds',
    by,
    ...asked(work, { fields: common, owner: name, path: union.path }),
    members: members.map(({ value, file }, index) => {
      const titleId = `enumeration.${enumeration}.${value}`
      const own = (read[index] ?? []).filter((field) => !shared.includes(field.name) && field.name !== by)
      const owner = homeOf({ path: file.path, pointer: '' })?.typeName ?? value
      return { value, titleId, ...asked(work, { fields: own, owner, path: file.path, payload }) }
    }),
  }
}

/** The enumeration of the members: that of the field which tells them apart, else the one that lists them. */
function enumerationOf(sources: Sources, union: SourceFile, by: string): string {
  const common = textAt(objectAt(union.json, 'x-union'), 'common')
  const target = common === undefined ? undefined : targetOf(union.path, common)
  const field = objectAt(objectAt(target && valueAt(sources, target), 'properties'), by)
  const ref = textAt(field, '$ref')
  const file = ref?.split('/').at(-1)?.replace('.json', '')
  return pascal(file ?? `${union.name}-${by}`)
}
