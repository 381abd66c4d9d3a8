import { isObject, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { targetOf } from '#codegen/load/target-of.ts'

/** A schema made of a common part and an own part, with the file against which its references are read. */
export type Member = {
  readonly value: string
  readonly file: SourceFile
  readonly schema: JsonObject
  /** The names of the properties that stand as all members have them. */
  readonly shared: readonly string[]
}

/** In the generator's model, the members of a type with `x-union`, in the order of their files: the own part laid over what all share. */
export function membersOf(sources: Sources, union: SourceFile): readonly Member[] {
  const rule = objectAt(union.json, 'x-union')
  const kind = (textAt(rule, 'folder') ?? '').replace('../', '')
  const common = textAt(rule, 'common')
  const payload = textAt(rule, 'payload')
  const discriminator = textAt(rule, 'discriminator') ?? 'type'
  return filesOf(sources, kind).map((file) => {
    const own = isObject(file.json) ? file.json : {}
    const shared = sharedBy(sources, union, common ?? textAt(own, 'x-extends') ?? '')
    const schema = payload ? withPayload(own, shared, { payload, discriminator }) : overlaid(own, shared)
    const properties = objectAt(schema, 'properties')
    const kept = Object.entries(objectAt(shared, 'properties')).filter(
      ([name, inner]) => properties[name] === inner,
    )
    return { value: textAt(own, 'title') ?? '', file, schema, shared: kept.map(([name]) => name) }
  })
}

/** Every type with `x-union`, by its path. */
export function unionFiles(sources: Sources): readonly SourceFile[] {
  return filesOf(sources, 'types').filter((file) => isObject(file.json) && 'x-union' in file.json)
}

function sharedBy(sources: Sources, union: SourceFile, ref: string): JsonObject {
  const json = sources.files.get(targetOf(union.path, ref).path)?.json
  return isObject(json) ? json : {}
}

function overlaid(own: JsonObject, shared: JsonObject): JsonObject {
  return { ...own, properties: { ...objectAt(shared, 'properties'), ...objectAt(own, 'properties') } }
}

function withPayload(
  own: JsonObject,
  shared: JsonObject,
  { payload, discriminator }: { readonly payload: string; readonly discriminator: string },
): JsonObject {
  const needsPayload = textsAt(own, 'required').length > 0
  return {
    description: own.description ?? '',
    type: 'object',
    additionalProperties: false,
    properties: {
      ...objectAt(shared, 'properties'),
      [discriminator]: { const: own.title ?? '' },
      [payload]: {
        title: 'What is checked',
        type: 'object',
        additionalProperties: false,
        properties: objectAt(own, 'properties'),
        required: textsAt(own, 'required'),
      },
    },
    required: [
      ...new Set([...textsAt(shared, 'required'), discriminator, ...(needsPayload ? [payload] : [])]),
    ],
  }
}

/** The whole stored shape: what every resource shares, then the type's own fields. */
export function resourceSchema(sources: Sources, file: SourceFile): JsonObject {
  const own = isObject(file.json) ? file.json : {}
  const common = sources.files.get('schemas/types/resource.json')?.json ?? {}
  return {
    ...own,
    properties: {
      ...fromTypes(objectAt(common, 'properties')),
      resourceType: { const: own.title ?? '' },
      ...objectAt(own, 'properties'),
    },
    required: [...textsAt(common, 'required'), ...textsAt(own, 'required')],
  }
}

/** References of `types/resource.json` as they read from `resources/`. */
function fromTypes(properties: JsonObject): JsonObject {
  const text = JSON.stringify(properties).replaceAll(/"\$ref":"(?!\.\.\/)/g, '"$ref":"../types/')
  return JSON.parse(text)
}
