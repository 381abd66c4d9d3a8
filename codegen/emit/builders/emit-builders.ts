import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal, nameOrText } from '#codegen/emit/text/literal.ts'
import { closureOf } from '#codegen/load/closure-of.ts'
import { isObject, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { camel } from '#codegen/load/words.ts'
import type { Act } from '#codegen/model/act.ts'
import type { CodedList } from '#codegen/model/coded-list.ts'
import type { Model } from '#codegen/model/model.ts'
import { membersOf, resourceSchema, unionFiles } from '#codegen/model/reading/members-of.ts'
import type { Resource } from '#codegen/model/resource.ts'
import { fieldRecipes, recipeOf, sharedName } from './recipe-of.ts'
import { recipeTypes } from './recipe-types.ts'

const folder = 'generated/builders'
const codesOfAList = 8

/** Recipes for test data: how a value of each type and the body of each act is made, and the example that a schema gives. Tests only; nothing in `src/` imports them. */
export function emitBuilders({ sources, resources, lists, acts }: Model): readonly Emitted[] {
  const publishing = new Map(
    acts.filter(({ verb }) => verb === 'publish').map(({ resource, id }) => [resource, id] as const),
  )
  return [
    { path: `${folder}/recipe.ts`, from: 'codegen', text: recipeTypes },
    { path: `${folder}/all.ts`, from: 'schemas/resources', text: allRecipes(resources) },
    { path: `${folder}/shared.ts`, from: 'schemas/types', text: sharedRecipes(sources) },
    { path: `${folder}/acts.ts`, from: 'schemas/operations', text: actRecipes(sources, acts) },
    { path: `${folder}/codes.ts`, from: 'schemas/lists', text: codes(lists) },
    ...resources.map((resource) => ({
      path: `${folder}/${resource.name}.ts`,
      from: resource.path,
      text: oneType(sources, resource, publishing.get(resource.type)),
    })),
  ]
}

function oneType(sources: Sources, resource: Resource, publish: string | undefined): string {
  const inputs = [...closureOf(sources, resource.path, 'schemas/types/resource.json'), publish]
  return remembered(sources.memory, { name: `builder ${resource.path}`, inputs }, () =>
    typeText(sources, resource, publish),
  )
}

function typeText(sources: Sources, resource: Resource, publish: string | undefined): string {
  const { type, path, unique, verbs, transitions, example } = resource
  const file = sources.files.get(path)
  const schema = file ? resourceSchema(sources, file) : {}
  const recipe = {
    type,
    ...{ verbs, unique },
    begins: Object.fromEntries(
      Object.keys(transitions).map((field) => [field, textsAt(objectAt(transitions, field), '(new)')]),
    ),
    ...(publish && { publish }),
    fields: fieldRecipes(sources, path, {
      schema,
      createRequired: textsAt(schema, 'x-createRequired'),
    }),
    example,
  }
  return `import type { TypeRecipe } from './recipe.ts'\n\nexport const ${camel(resource.name)}: TypeRecipe = ${literal(recipe)}`
}

function allRecipes(resources: readonly Resource[]): string {
  const imports = resources.map(({ name }) => `import { ${camel(name)} } from './${name}.ts'`)
  const entries = resources.map(({ type, name }) => `  ${nameOrText(type)}: ${camel(name)},`)
  return `import type { ResourceType } from '../types/resources.ts'
${imports.join('\n')}
import type { TypeRecipe } from './recipe.ts'

/** The recipe of each type. */
export const recipes: { readonly [Type in ResourceType]: TypeRecipe } = {
${entries.join('\n')}
}`
}

function actRecipes(sources: Sources, acts: readonly Act[]): string {
  const entries = acts.map(
    ({ id, file, input }) => `  ${nameOrText(id)}: ${literal(recipeOf(sources, file, input), 1)},`,
  )
  return `import type { ActId } from '../operations/operations.ts'
import type { Recipe } from './recipe.ts'

/** What is sent with each act. */
export const actRecipes: { readonly [Id in ActId]: Recipe } = {
${entries.join('\n')}
}`
}

function sharedRecipes(sources: Sources): string {
  const unions = new Set(unionFiles(sources).map(({ path }) => path))
  const files = [...filesOf(sources, 'enumerations'), ...filesOf(sources, 'types')]
  const entries = files.map((file) => {
    const recipe = unions.has(file.path)
      ? unionRecipe(sources, file)
      : recipeOf(sources, file.path, file.json)
    return `  ${nameOrText(sharedName(file.path))}: ${literal(recipe, 1)},`
  })
  return `import type { Recipe } from './recipe.ts'

/** The recipes of what several types are made of, by the name of its schema. */
export const shared: Readonly<Record<string, Recipe>> = {
${entries.join('\n')}
}`
}

function unionRecipe(sources: Sources, file: SourceFile): JsonObject {
  const rule = isObject(file.json) ? objectAt(file.json, 'x-union') : {}
  const members = membersOf(sources, file).map((member) => [
    member.value,
    recipeOf(sources, member.file.path, member.schema),
  ])
  return {
    kind: 'union',
    discriminator: textAt(rule, 'discriminator') ?? 'type',
    members: Object.fromEntries(members),
  }
}

function codes(lists: readonly CodedList[]): string {
  const entries = lists.map(({ name, items }) => {
    const some = items
      .filter((item) => !isObject(item) || item.active !== false)
      .slice(0, codesOfAList)
      .map((item) => ({ code: textAt(item, 'code') ?? '', display: textAt(item, 'display') ?? '' }))
    return `  ${nameOrText(name)}: ${literal(some, 1)},`
  })
  return `/** The first codes of each list. */
export const codes: Readonly<Record<string, readonly { readonly code: string; readonly display: string }[]>> = {
${entries.join('\n')}
}`
}
