import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { closureOf } from '#codegen/load/closure-of.ts'
import { isObject, type JsonObject, objectAt, textAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { pascal } from '#codegen/load/words.ts'
import { homeOf } from '#codegen/model/reading/home.ts'
import { membersOf, resourceSchema, unionFiles } from '#codegen/model/reading/members-of.ts'
import { declaration, importsFor, jsonType } from './declaration.ts'
import { wideDeclaration } from './wide-declaration.ts'

/** One file per complex type and per resource, and one for each union (elements, rules): readonly types with doc comments. */
export async function emitTypes(sources: Sources): Promise<readonly Emitted[]> {
  const unions = unionFiles(sources)
  const unionPaths = new Set(unions.map(({ path }) => path))
  const types = filesOf(sources, 'types').filter(({ path }) => !unionPaths.has(path))
  const plain = types.map((file) => oneFile(sources, file, isObject(file.json) ? file.json : {}))
  const resources = filesOf(sources, 'resources').map((file) =>
    oneFile(sources, file, resourceSchema(sources, file)),
  )
  const json = { path: 'generated/types/json.ts', from: 'codegen', text: jsonType }
  return [
    json,
    ...(await Promise.all([...plain, ...resources, ...unions.map((file) => unionFile(sources, file))])),
  ]
}

function oneFile(sources: Sources, file: SourceFile, schema: JsonObject): Promise<Emitted> {
  return remembered(sources.memory, { name: `type ${file.path}`, inputs: inputsOf(sources, file) }, () =>
    typeFile(sources, file, schema),
  )
}

/** A type's text says the names of others, and what it shares with every resource. */
function inputsOf(sources: Sources, file: SourceFile): readonly SourceFile[] {
  return closureOf(sources, file.path, 'schemas/types/resource.json')
}

async function typeFile(sources: Sources, file: SourceFile, schema: JsonObject): Promise<Emitted> {
  const home = homeOf({ path: file.path, pointer: '' })
  if (!home) throw new Error(`${file.path} has no place among the types.`)
  const imports = importsFor(home.typesPath)
  const text = await declaration(sources, { from: file.path, name: home.typeName, schema }, imports)
  return { path: home.typesPath, from: file.path, text: `${imports.text()}${text}` }
}

function unionFile(sources: Sources, file: SourceFile): Promise<Emitted> {
  return remembered(sources.memory, { name: `union ${file.path}`, inputs: inputsOf(sources, file) }, () =>
    membersFile(sources, file),
  )
}

async function membersFile(sources: Sources, file: SourceFile): Promise<Emitted> {
  const home = homeOf({ path: file.path, pointer: '' })
  if (!home) throw new Error(`${file.path} has no place among the types.`)
  const imports = importsFor(home.typesPath)
  const members = membersOf(sources, file)
  const names = members.map((member) => homeOf({ path: member.file.path, pointer: '' })?.typeName ?? '')
  const texts: string[] = []
  for (const [index, member] of members.entries())
    texts.push(
      await declaration(
        sources,
        { from: member.file.path, name: names[index] ?? '', schema: member.schema },
        imports,
      ),
    )
  const discriminator = textAt(objectAt(file.json, 'x-union'), 'discriminator') ?? 'type'
  const union = `/** ${textAt(file.json, 'description') ?? ''} */\nexport type ${home.typeName} =\n${names.map((name) => `  | ${name}`).join('\n')}`
  const keyed = `export type ${home.typeName}${pascal(discriminator)} = ${home.typeName}['${discriminator}']`
  const wide = await wideDeclaration(sources, file, imports)
  return {
    path: home.typesPath,
    from: file.path,
    text: `${imports.text()}${union}\n\n${keyed}\n\n${wide}${texts.join('\n')}`,
  }
}
