import { createSchema } from '#codegen/emit/validators/create-schema.ts'
import { closureOf } from '#codegen/load/closure-of.ts'
import { isList, isObject, type Json, type JsonObject, textAt, textsAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { targetOf, valueAt } from '#codegen/load/target-of.ts'
import { homeOf } from '#codegen/model/reading/home.ts'
import { membersOf, resourceSchema, unionFiles } from '#codegen/model/reading/members-of.ts'

/** Every named schema as a component of the API's description: references point to components, our own keywords fall away. */
export function openapiSchemas(sources: Sources): JsonObject {
  const unions = unionFiles(sources)
  const unionPaths = new Set(unions.map(({ path }) => path))
  const plain = ['enumerations', 'types']
    .flatMap((kind) => filesOf(sources, kind))
    .filter(({ path }) => !unionPaths.has(path))
  const entries: (readonly [string, Json])[] = [
    ...plain.flatMap((file) =>
      kept(sources, file, () => [
        [componentName(sources, file.path), openapiSchema(sources, file.path, file.json)] as const,
      ]),
    ),
    ...unions.flatMap((file) => kept(sources, file, () => unionComponents(sources, file))),
    ...filesOf(sources, 'resources').flatMap((file) =>
      kept(sources, file, () => resourceComponents(sources, file)),
    ),
  ]
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function kept<Made>(sources: Sources, file: SourceFile, make: () => Made): Made {
  const inputs = closureOf(sources, file.path, 'schemas/types/resource.json')
  return remembered(sources.memory, { name: `component ${file.path}`, inputs }, make)
}

/** A schema in the words of OpenAPI 3.1, with references to components. */
export function openapiSchema(sources: Sources, from: string, schema: Json): Json {
  if (isList(schema)) return schema.map((item) => openapiSchema(sources, from, item))
  if (!isObject(schema)) return schema
  const parts = Object.entries(schema)
    .filter(([key]) => !key.startsWith('x-') && key !== '$schema' && key !== 'examples')
    .map(([key, value]) => part(sources, from, { key, value }))
  const isBareList = schema.type === 'array' && schema.items === undefined
  return Object.assign({}, ...parts, isBareList ? { items: {} } : {})
}

const values = new Set(['default', 'const', 'enum'])

function part(
  sources: Sources,
  from: string,
  { key, value }: { readonly key: string; readonly value: Json },
): JsonObject {
  if (key === '$ref') return referred(sources, from, String(value))
  if (key === 'properties' && isObject(value)) return { properties: properties(sources, from, value) }
  return { [key]: values.has(key) ? value : openapiSchema(sources, from, value) }
}

function referred(sources: Sources, from: string, ref: string): JsonObject {
  const target = targetOf(from, ref)
  if (homeOf(target)) return { $ref: `#/components/schemas/${componentName(sources, target.path)}` }
  const inner = openapiSchema(sources, target.path, valueAt(sources, target) ?? {})
  return isObject(inner) ? inner : {}
}

function properties(sources: Sources, from: string, value: JsonObject): JsonObject {
  const there = Object.entries(value).filter(([, inner]) => inner !== false)
  return Object.fromEntries(there.map(([name, inner]) => [name, openapiSchema(sources, from, inner)]))
}

function unionComponents(sources: Sources, file: SourceFile): readonly (readonly [string, Json])[] {
  const members = membersOf(sources, file)
  const rule = isObject(file.json) ? file.json['x-union'] : {}
  const refs = members.map((member) => ({
    $ref: `#/components/schemas/${componentName(sources, member.file.path)}`,
  }))
  const mapping = Object.fromEntries(members.map((member, index) => [member.value, refs[index]?.$ref ?? '']))
  const whole = {
    oneOf: refs,
    discriminator: { propertyName: textAt(rule, 'discriminator') ?? 'type', mapping },
  }
  return [
    [componentName(sources, file.path), whole],
    ...members.map(
      (member) =>
        [
          componentName(sources, member.file.path),
          openapiSchema(sources, member.file.path, member.schema),
        ] as const,
    ),
  ]
}

function resourceComponents(sources: Sources, file: SourceFile): readonly (readonly [string, Json])[] {
  const whole = resourceSchema(sources, file)
  const create = createSchema(whole, textsAt(file.json, 'x-createRequired'))
  return [
    [componentName(sources, file.path), openapiSchema(sources, file.path, whole)],
    [
      `${componentName(sources, file.path)}Create`,
      openapiSchema(sources, file.path, { ...create, description: 'The body of a create.' }),
    ],
  ]
}

/** The component's name; an enumeration that is called like a complex type gets `Value` behind its own. */
function componentName(sources: Sources, path: string): string {
  const name = homeOf({ path, pointer: '' })?.typeName ?? ''
  const namesake = path.replace('schemas/enumerations/', 'schemas/types/')
  return namesake !== path && sources.files.has(namesake) ? `${name}Value` : name
}
