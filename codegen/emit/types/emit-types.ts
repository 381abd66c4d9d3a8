import { compile, type Options } from 'json-schema-to-typescript'
import { isObject, type Json, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { targetOf, valueAt } from '#codegen/load/resolve.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { kebab, pascal } from '#codegen/load/words.ts'
import { type Home, homeOf, importPath } from '#codegen/model/home.ts'
import { membersOf, unionFiles } from '#codegen/model/merged.ts'
import type { Emitted } from '#codegen/write/generated-files.ts'
import { indented, readonlyText } from './readonly-text.ts'
import { typeSchema } from './type-schema.ts'

const options: Partial<Options> = {
  bannerComment: '', format: false, additionalProperties: false, ignoreMinAndMaxItems: true, unknownAny: true, strictIndexSignatures: false,
}

/** One file per complex type and per resource, and one for each union (elements, rules): readonly interfaces with doc comments. */
export async function emitTypes(sources: Sources): Promise<readonly Emitted[]> {
  const unions = unionFiles(sources)
  const unionPaths = new Set(unions.map(({ path }) => path))
  const types = filesOf(sources, 'types').filter(({ path }) => !unionPaths.has(path))
  const plain = types.map((file) => oneFile(sources, file, isObject(file.json) ? file.json : {}))
  const resources = filesOf(sources, 'resources').map((file) => oneFile(sources, file, resourceSchema(sources, file)))
  return Promise.all([...plain, ...resources, ...unions.map((file) => unionFile(sources, file))])
}

/** The whole stored shape: what every resource shares, then the type's own fields. */
export function resourceSchema(sources: Sources, file: SourceFile): JsonObject {
  const own = isObject(file.json) ? file.json : {}
  const common = sources.files.get('schemas/types/resource.json')?.json ?? {}
  return {
    ...own,
    properties: { ...fromTypes(objectAt(common, 'properties')), resourceType: { const: own['title'] ?? '' }, ...objectAt(own, 'properties') },
    required: [...textsAt(common, 'required'), ...textsAt(own, 'required')],
  }
}

/** References of `types/resource.json` as they read from `resources/`. */
function fromTypes(properties: JsonObject): JsonObject {
  const text = JSON.stringify(properties).replaceAll(/"\$ref":"(?!\.\.\/)/g, '"$ref":"../types/')
  return JSON.parse(text)
}

async function oneFile(sources: Sources, file: SourceFile, schema: JsonObject): Promise<Emitted> {
  const home = homeOf({ path: file.path, pointer: '' })
  if (!home) throw new Error(`${file.path} has no place among the types.`)
  const imports = new Imports(home.typesPath)
  const text = await declaration(sources, file.path, home.typeName, schema, imports)
  return { path: home.typesPath, from: file.path, text: `${imports.text()}${text}` }
}

async function unionFile(sources: Sources, file: SourceFile): Promise<Emitted> {
  const home = homeOf({ path: file.path, pointer: '' })
  if (!home) throw new Error(`${file.path} has no place among the types.`)
  const imports = new Imports(home.typesPath)
  const members = membersOf(sources, file)
  const names = members.map((member) => homeOf({ path: member.file.path, pointer: '' })?.typeName ?? '')
  const texts: string[] = []
  for (const [index, member] of members.entries()) texts.push(await declaration(sources, member.file.path, names[index] ?? '', member.schema, imports))
  const discriminator = textAt(objectAt(file.json, 'x-union'), 'discriminator') ?? 'type'
  const union = `/** ${textAt(file.json, 'description') ?? ''} */\nexport type ${home.typeName} =\n${names.map((name) => `  | ${name}`).join('\n')}`
  const keyed = `export type ${home.typeName}${pascal(discriminator)} = ${home.typeName}['${discriminator}']`
  return { path: home.typesPath, from: file.path, text: `${imports.text()}${union}\n\n${keyed}\n\n${texts.join('\n')}` }
}

async function declaration(sources: Sources, from: string, name: string, schema: JsonObject, imports: Imports): Promise<string> {
  const nameOf = (ref: string): string => {
    const target = targetOf(from, ref)
    const home = homeOf(target)
    return home ? imports.nameOf(home) : inPlace(valueAt(sources, target))
  }
  const compiled = await compile(typeSchema(schema, nameOf), name, options)
  return indented(readonlyText(compiled.replaceAll(/"([A-Za-z0-9 _-]*)"/g, "'$1'")))
}

/** A reference to a part of a file has no name; only simple values are referred to in this way. */
function inPlace(schema: Json | undefined): string {
  const type = textAt(schema, 'type')
  return type === 'string' || type === 'boolean' ? type : 'unknown'
}

/** The names that one file takes from others; an enumeration that is called like a type of its own file gets another name. */
class Imports {
  readonly #path: string
  readonly #lines = new Map<string, string>()

  constructor(path: string) {
    this.#path = path
  }

  nameOf({ typeName, typesPath }: Home): string {
    if (typesPath === this.#path) return typeName
    const isTaken = typesPath.includes('/enumerations/') && this.#path.endsWith(`/${kebab(typeName)}.ts`)
    const local = isTaken ? `${typeName}Value` : typeName
    const names = isTaken ? `${typeName} as ${local}` : typeName
    this.#lines.set(local, `import type { ${names} } from '${importPath(this.#path, typesPath)}'`)
    return local
  }

  text(): string {
    const lines = [...this.#lines.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line)
    return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`
  }
}
