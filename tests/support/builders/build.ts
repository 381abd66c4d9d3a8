import { recipes } from '#generated/builders/all.ts'
import type { Fields, Recipe } from '#generated/builders/recipe.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import { type Making, makeFields, sharedRecipe } from './make-value.ts'

export type Body = Readonly<Record<string, unknown>>

/** A place in a body where a made-up reference stands until its caller knows a row for it. */
export type OpenReference = {
  /** JSON Pointer to the reference. */
  readonly path: string
  readonly targets: readonly string[]
  readonly pinned: boolean
}

export type Built = {
  readonly type: ResourceType
  readonly body: Body
  readonly references: readonly OpenReference[]
}

/**
 * Builds, for a test, a valid body that creates a row of the type. Seed 0 gives only what must be there, seed 1 everything that may be there,
 * every other one a share of it; the same seed gives the same body.
 */
export function build(type: ResourceType, seed: number): Built {
  return builtBy(type, makingOf(type, seed, 'create'))
}

/** Builds, for a test, a body with everything that may be there, and with everything within that; each other variant chooses otherwise, every second one among parts of which only some may be there. */
export function buildWhole(type: ResourceType, variant: number): Body {
  const share = variant % 2 === 0 ? everything : some
  return builtBy(type, { ...makingOf(type, variant, 'create'), share, deepest: 9 }).body
}

/** Optional fields are fewer the deeper they stand; of `everything` they are all there on the second floor as well. */
const everything = 1.4
const some = 0.3

function builtBy(type: ResourceType, making: Making): Built {
  const recipe = recipes[type]
  const begins = Object.entries(recipe.begins).filter(([, states]) => states.length > 0)
  const made = makeFields(recipe.fields, making, 0)
  const first = begins
    .filter(([field]) => field in made)
    .map(([field, states]) => [field, making.chance.pick(states)])
  const body = { ...made, ...Object.fromEntries(first) }
  return { type, body, references: openReferences({ kind: 'object', fields: recipe.fields }, body, '') }
}

/** The row that such a body could have become: with all that only the server writes. */
export function completed({ type, body }: Built, seed: number): Body {
  const { fields } = recipes[type]
  const making = makingOf(type, seed, 'stored')
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in body)))
  return { ...completedFields(fields, body, making), ...makeFields(rest, making, 0) }
}

function makingOf(type: ResourceType, seed: number, way: Making['way']): Making {
  const ofType = [...type].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7)
  const chance = chanceFrom(ofType ^ Math.imul(seed + 1, 0x9e3779b1))
  const shares: readonly number[] = [0, 1]
  return { chance, share: shares[seed] ?? 0.15 + chance.next() * 0.7, way }
}

/** What a value lacks of the server's fields, at any depth. */
function completedValue(recipe: Recipe, value: unknown, making: Making): unknown {
  if (recipe.kind === 'shared') return completedValue(sharedRecipe(recipe.name), value, making)
  if (recipe.kind === 'list' && Array.isArray(value))
    return value.map((item: unknown) => completedValue(recipe.item, item, making))
  return recipe.kind === 'object' && isBody(value) ? completedFields(recipe.fields, value, making) : value
}

function completedFields(fields: Fields, value: Body, making: Making): Body {
  const lacking = Object.entries(fields).filter(([name, { owned }]) => owned && !(name in value))
  const inner = Object.entries(value).map(([name, each]) => {
    const field = fields[name]
    return [name, field ? completedValue(field.is, each, making) : each]
  })
  return { ...Object.fromEntries(inner), ...makeFields(Object.fromEntries(lacking), making, 1) }
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every reference of a test's value with what it may lead to. */
export function openReferences(recipe: Recipe, value: unknown, path: string): readonly OpenReference[] {
  if (recipe.kind === 'shared') return openReferences(sharedRecipe(recipe.name), value, path)
  if (recipe.kind === 'reference') return [{ path, targets: recipe.targets, pinned: recipe.pinned === true }]
  if (recipe.kind === 'list' && Array.isArray(value))
    return value.flatMap((item: unknown, index) => openReferences(recipe.item, item, `${path}/${index}`))
  if (recipe.kind === 'union') return memberReferences(recipe, value, path)
  if (recipe.kind !== 'object' || !isBody(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = recipe.fields[name]
    return field ? openReferences(field.is, inner, `${path}/${name}`) : []
  })
}

function memberReferences(
  { discriminator, members }: Extract<Recipe, { readonly kind: 'union' }>,
  value: unknown,
  path: string,
): readonly OpenReference[] {
  const word = isBody(value) ? value[discriminator] : undefined
  const member = typeof word === 'string' ? members[word] : undefined
  return member ? openReferences(member, value, path) : []
}
