import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from '#codegen/load/json.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { targetOf, valueAt } from '#codegen/load/target-of.ts'
import { pascal, spoken } from '#codegen/load/words.ts'
import { unions } from '#codegen/model/reading/home.ts'
import type { Field, RollUpSource, Shape } from './shape.ts'

/** Where a schema stands: its file, the dotted path of the field it describes, and the complex types it is already inside. */
export type SchemaPlace = { readonly file: string; readonly path: string; readonly within: readonly string[] }

/** Reads a JSON Schema as a shape in our own words. What has no fixed fields, or contains itself, is `free`. */
export function readShape(sources: Sources, schema: Json, place: SchemaPlace): Shape {
  if (!isObject(schema)) return { kind: 'free' }
  const ref = textAt(schema, '$ref')
  if (ref) return referredShape(sources, { schema, ref }, place)
  const values = textsAt(schema, 'enum')
  if (values.length > 0) return { kind: 'choice', values }
  const constant = textAt(schema, 'const')
  if (constant !== undefined) return { kind: 'choice', values: [constant] }
  return typedShape(sources, schema, place)
}

/** The fields of an object schema; `owner` is the whole schema, whose `required` and `x-createRequired` say what must be there. */
export function readFields(sources: Sources, owner: JsonObject, place: SchemaPlace): readonly Field[] {
  const required = new Set(textsAt(owner, 'required'))
  const createRequired = new Set(textsAt(owner, 'x-createRequired'))
  return Object.entries(objectAt(owner, 'properties')).map(([name, schema]) => {
    const own = isObject(schema) ? schema : {}
    const path = place.path ? `${place.path}.${name}` : name
    const description = textAt(own, 'description')
    const meaning = meaningOf(sources, own, place.file)
    const searchable = own['x-searchable']
    const filled = filledBy(own)
    const answersTo = textAt(own, 'x-answers')
    return {
      name,
      path,
      label: textAt(own, 'title') ?? spoken(name),
      ...(description && { description }),
      shape: readShape(sources, own, { ...place, path }),
      required: required.has(name),
      createRequired: createRequired.has(name),
      serverOwned: own['x-serverOwned'] === true,
      immutable: own['x-immutable'] === true,
      rowId: own['x-rowId'] === true,
      writeOnly: own['x-writeOnly'] === true,
      unasked: own['x-unasked'] === true,
      helps: own['x-help'] === true,
      place: own['x-place'] === true,
      headings: textsAt(own, 'x-headings'),
      searchable: isList(searchable) ? textsAt(own, 'x-searchable') : searchable === true,
      sortable: own['x-sortable'] === true,
      textIndexed: own['x-textIndexed'] === true,
      ...rightsOf(own),
      ...(meaning && { meaning }),
      ...(own.default !== undefined && { default: own.default }),
      ...pastOf(own),
      ...(filled && { filled }),
      ...(answersTo && { answersTo }),
      ...rolledUpOf(own),
      ...lifeOf(own),
    }
  })
}

/** Who may read it, and what it gives to those whom it names. */
function rightsOf(schema: JsonObject): Pick<Field, 'masked' | 'gives'> {
  const [masked, gives] = [textAt(schema, 'x-masked'), textAt(schema, 'x-gives')]
  return { ...(masked && { masked }), ...(gives && { gives }) }
}

/** What matters for rows that were written before: an older name, a signature. */
function pastOf(schema: JsonObject): Pick<Field, 'renamedFrom' | 'signed'> {
  const renamedFrom = textAt(schema, 'x-renamedFrom')
  return { ...(renamedFrom && { renamedFrom }), ...(schema['x-signed'] === true && { signed: true }) }
}

/** How its states follow each other, and how it follows from another field. */
function lifeOf(schema: JsonObject): Pick<Field, 'transitions' | 'follows'> {
  const transitions = objectAt(schema, 'x-transitions')
  const said = objectAt(schema, 'x-follows')
  const [path, is] = [textAt(said, 'path'), textsAt(said, 'is')]
  const how = {
    ...(is.length > 0 && { is }),
    ...(said.there === true && { there: true as const }),
    ...(said.ofFirst === true && { ofFirst: true as const }),
  }
  return {
    ...(Object.keys(transitions).length > 0 && { transitions }),
    ...(path !== undefined && { follows: { path, ...how } }),
  }
}

/** What is kept of other rows, or counted because an act tells of it. */
function rolledUpOf(schema: JsonObject): Pick<Field, 'rolledUp'> {
  const said = objectAt(schema, 'x-rolledUp')
  const of = objectsAt(said, 'of').map(sourceOf)
  const take = textAt(said, 'take') ?? ''
  const how = {
    ...(said.ahead === true && { ahead: true as const }),
    ...(said.evenClosed === true && { evenClosed: true as const }),
  }
  return of.length > 0 || take === 'told' ? { rolledUp: { take, ...how, of } } : {}
}

function sourceOf(schema: JsonObject): RollUpSource {
  const [where, value] = [textsAt(schema, 'where'), textAt(schema, 'value')]
  const having = textAt(schema, 'having')
  return {
    type: textAt(schema, 'type') ?? '',
    by: textAt(schema, 'by') ?? '',
    ...(where.length > 0 && { where }),
    ...(having && { having }),
    ...(value && { value }),
  }
}

function filledBy(schema: JsonObject): 'now' | 'author' | undefined {
  const filled = schema['x-filled']
  return filled === 'now' || filled === 'author' ? filled : undefined
}

/** The `x-format` of a field, of the type that it refers to, or of the entries of its list. */
function meaningOf(sources: Sources, schema: Json | undefined, file: string): string | undefined {
  const own = textAt(schema, 'x-format')
  const ref = textAt(schema, '$ref')
  if (own || !isObject(schema)) return own
  if (ref) return textAt(valueAt(sources, targetOf(file, ref)), 'x-format')
  return schema.type === 'array' ? meaningOf(sources, schema.items, file) : undefined
}

function referredShape(
  sources: Sources,
  { schema, ref }: { readonly schema: JsonObject; readonly ref: string },
  place: SchemaPlace,
): Shape {
  const target = targetOf(place.file, ref)
  const [, kind = '', file = ''] = target.path.split('/')
  const name = file.replace(/\.json$/, '')
  const inner = valueAt(sources, target) ?? {}
  if (unions.includes(target.path) || place.within.includes(`${target.path}#${target.pointer}`))
    return { kind: 'free', of: { file: place.file, schema } }
  if (kind === 'enumerations') return enumeratedShape(inner, pascal(name))
  if (kind === 'types' && name === 'reference' && target.pointer === '') return referenceShape(schema)
  if (kind === 'types' && name === 'coded-value' && target.pointer === '') return codedShape(sources, schema)
  const within = [...place.within, `${target.path}#${target.pointer}`]
  const shape = readShape(sources, inner, { file: target.path, path: place.path, within })
  return shape.kind === 'object' && target.pointer === '' ? { ...shape, typeName: pascal(name) } : shape
}

/** So many items of a list are ticked; of more, one is searched after the other. */
const atOnce = 10

function enumeratedShape(schema: Json, enumeration: string): Shape {
  const renames = Object.entries(objectAt(schema, 'x-renamedFrom')).flatMap(([is, was]) =>
    typeof was === 'string' ? [[is, was] as const] : [],
  )
  return {
    kind: 'choice',
    values: textsAt(schema, 'enum'),
    enumeration,
    ...(renames.length > 0 && { renamed: Object.fromEntries(renames) }),
  }
}

function referenceShape(schema: JsonObject): Shape {
  const reference = objectAt(schema, 'x-reference')
  const otherPatient = textAt(reference, 'otherPatient')
  const ofPatient = textAt(reference, 'ofPatient')
  const onDeletion = textAt(reference, 'onDeletion')
  return {
    kind: 'reference',
    targets: textsAt(reference, 'targets'),
    pinned: reference.pinned === true,
    ...(otherPatient && { otherPatient }),
    ...(ofPatient && { ofPatient }),
    ...(onDeletion && { onDeletion }),
  }
}

function codedShape(sources: Sources, schema: JsonObject): Shape {
  const [list, suggests] = [textAt(schema, 'x-list'), textAt(schema, 'x-suggests')]
  const items = objectsAt(sources.files.get(`schemas/lists/${list}.json`)?.json, 'items')
  const isLong = items.length > atOnce
  return {
    kind: 'coded',
    ...(list && { list }),
    ...(isLong && { long: true }),
    ...(suggests && { suggests }),
  }
}

function typedShape(sources: Sources, schema: JsonObject, place: SchemaPlace): Shape {
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean' }
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        whole: schema.type === 'integer',
        ...numbers(schema, ['minimum', 'maximum']),
      }
    case 'string':
      return textShape(schema)
    case 'array':
      return {
        kind: 'list',
        item: readShape(sources, schema.items ?? {}, place),
        ...numbers(schema, ['minItems', 'maxItems']),
      }
    case 'object':
      return objectShape(sources, schema, place)
    default:
      return { kind: 'free', of: { file: place.file, schema } }
  }
}

function objectShape(sources: Sources, schema: JsonObject, place: SchemaPlace): Shape {
  const fields = readFields(sources, schema, place)
  if (fields.length === 0) return { kind: 'free', of: { file: place.file, schema } }
  const sortKey = textsAt(schema, 'x-sortKey')
  const textKeys = textsAt(schema, 'x-textKeys')
  return {
    kind: 'object',
    fields,
    ...(schema.maxProperties === 1 && { oneOf: true as const }),
    ...(sortKey.length > 0 && { sortKey }),
    ...(textKeys.length > 0 && { textKeys }),
  }
}

function textShape(schema: JsonObject): Shape {
  const format = textAt(schema, 'format')
  const mayBeDay = objectsAt(schema, 'anyOf').some((branch) => textAt(branch, 'format') === 'date')
  if (format === 'date' || mayBeDay) return { kind: 'date' }
  if (format === 'date-time') return { kind: 'dateTime' }
  const pattern = textAt(schema, 'pattern')
  if (schema['x-format'] === 'clock-time') return { kind: 'time' }
  if (schema['x-format'] === 'approximate') return { kind: 'approximate' }
  return {
    kind: 'text',
    ...(format && { format }),
    ...(pattern && { pattern }),
    ...numbers(schema, ['maxLength']),
    ...(schema['x-markdown'] === true && { markdown: true }),
  }
}

function numbers(schema: JsonObject, keys: readonly string[]): Readonly<Record<string, number>> {
  const present = keys.filter((key) => typeof schema[key] === 'number')
  return Object.fromEntries(present.map((key) => [key, Number(schema[key])]))
}
