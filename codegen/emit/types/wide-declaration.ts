import { type Json, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import type { SourceFile, Sources } from '#codegen/load/sources.ts'
import { pascal } from '#codegen/load/words.ts'
import { homeOf } from '#codegen/model/reading/home.ts'
import { type Member, membersOf } from '#codegen/model/reading/members-of.ts'
import { declaration, type Imports } from './declaration.ts'

/**
 * The one type that every member of a union is, with the fields of all of them: for those who read members without asking which
 * one it is. It is written where `x-wide` names it; nothing otherwise.
 */
export async function wideDeclaration(sources: Sources, file: SourceFile, imports: Imports): Promise<string> {
  const rule = objectAt(file.json, 'x-union')
  const name = textAt(file.json, 'x-wide')
  const home = homeOf({ path: file.path, pointer: '' })
  const members = membersOf(sources, file)
  const [first] = members
  if (!name || !home || !first) return ''

  const discriminator = textAt(rule, 'discriminator') ?? 'type'
  const inside: Imports = {
    ...imports,
    nameOf: (other) => (other.typeName === home.typeName ? name : imports.nameOf(other)),
  }
  const text = await declaration(
    sources,
    { from: first.file.path, name, schema: wideSchema(members, discriminator) },
    inside,
  )
  const types = `readonly ${discriminator}: ${home.typeName}${pascal(discriminator)}`
  return `${text.replace(`readonly ${discriminator}: string`, types)}\n`
}

function wideSchema(members: readonly Member[], discriminator: string): JsonObject {
  const variants = new Map<string, readonly Json[]>()
  for (const { schema } of members)
    for (const [name, own] of Object.entries(objectAt(schema, 'properties')))
      variants.set(name, withVariant(variants.get(name) ?? [], own))
  const required = members
    .map(({ schema }) => textsAt(schema, 'required'))
    .reduce((common, names) => common.filter((name) => names.includes(name)))
  return {
    description: 'What any of them may have, each field with the types that it has among them.',
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries([...variants].map(([name, own]) => [name, oneOf(own)])),
      [discriminator]: { type: 'string' },
    },
    required: [...required],
  }
}

function withVariant(known: readonly Json[], own: Json): readonly Json[] {
  const isKnown = known.some((other) => meaningOf(other) === meaningOf(own))
  return isKnown ? known : [...known, own]
}

/** Two fields are one when they differ in their words alone. */
function meaningOf(schema: Json): string {
  return JSON.stringify(schema, (key, value: unknown) =>
    key === 'title' || key === 'description' ? undefined : value,
  )
}

function oneOf(variants: readonly Json[]): Json {
  const [first] = variants
  return variants.length === 1 && first !== undefined ? first : { anyOf: [...variants] }
}
