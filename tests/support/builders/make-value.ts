import { codes } from '#generated/builders/codes.ts'
import type { Fields, ListRecipe, NumberRecipe, ObjectRecipe, Recipe } from '#generated/builders/recipe.ts'
import { shared } from '#generated/builders/shared.ts'
import type { Chance } from '#tests/support/chance.ts'
import { makeText, uuid } from './make-text.ts'

/** How values are made in one build: chance, how many of the optional fields, and whether for a create or for a stored row. */
export type Making = {
  readonly chance: Chance
  /** 0: only what must be there; 1: everything. */
  readonly share: number
  readonly way: 'create' | 'stored'
  /** How deep what is optional may stand; less than that where it is not said. */
  readonly deepest?: number
}

const usualDepth = 5

/** Whether the value stands so deep that nothing optional is in it. */
function isDeep({ deepest = usualDepth }: Making, depth: number): boolean {
  return depth > deepest
}

/** A value for a test that fits its builder's recipe. The deeper it stands the less that is optional is in it, so that what contains itself comes to an end. */
export function makeValue(recipe: Recipe, making: Making, depth = 0): unknown {
  const { chance } = making
  switch (recipe.kind) {
    case 'boolean':
      return chance.is(0.5)
    case 'choice':
      return chance.pick(recipe.values)
    case 'text':
      return makeText(recipe, chance)
    case 'number':
      return makeNumber(recipe, chance)
    case 'reference':
      return { id: uuid(chance), resourceType: chance.pick(recipe.targets) }
    case 'coded':
      return { ...(chance.pick(codes[recipe.list] ?? []) ?? { code: 'other', display: 'Other' }) }
    case 'list':
      return makeList(recipe, making, depth)
    case 'object':
      return makeObject(recipe, making, depth)
    case 'shared':
      return makeValue(sharedRecipe(recipe.name), making, depth)
    case 'union':
      return makeMember(recipe, making, depth)
    case 'either':
      return makeValue(
        (isDeep(making, depth) ? recipe.choices[0] : chance.pick(recipe.choices)) ?? free,
        making,
        depth,
      )
    case 'free':
      return chance.pick<unknown>(['free', 7, true, { inner: ['any'] }])
  }
}

const free: Recipe = { kind: 'free' }

/** The recipe of what several types are made of. */
export function sharedRecipe(name: string): Recipe {
  const recipe = shared[name]
  if (!recipe) throw new Error(`Nothing shared is called ${name}`)
  return recipe
}

/** The fields that a body of this way has, each with its value. */
export function makeFields(fields: Fields, making: Making, depth: number): Readonly<Record<string, unknown>> {
  const { chance, share, way } = making
  const optional = isDeep(making, depth) ? 0 : share / (1 + depth / 3)
  const there = Object.entries(fields).filter(([, field]) => {
    if (way === 'create' && (field.owned || field.derived)) return false
    const isNeeded = way === 'create' ? field.atCreate : field.required
    return isNeeded || chance.is(optional)
  })
  return Object.fromEntries(there.map(([name, { is }]) => [name, makeValue(is, making, depth + 1)]))
}

function makeNumber({ whole, minimum, maximum, multipleOf }: NumberRecipe, chance: Chance): number {
  const least = minimum ?? Math.min(0, maximum ?? 0)
  const most = Math.min(maximum ?? least + 1000, least + 1_000_000)
  if (whole) return chance.whole(Math.ceil(least), Math.floor(most))
  const step = multipleOf ?? 0.25
  const steps = chance.whole(Math.ceil(least / step), Math.floor(most / step))
  return Number((steps * step).toFixed(6))
}

function makeList(recipe: ListRecipe, making: Making, depth: number): readonly unknown[] {
  const { minItems = 0, maxItems = 500, uniqueItems, item } = recipe
  const wanted = isDeep(making, depth) ? minItems : Math.min(maxItems, minItems + making.chance.whole(0, 2))
  const items = Array.from({ length: wanted }, () => makeValue(item, making, depth + 1))
  if (!uniqueItems) return items
  return [...new Map(items.map((each) => [JSON.stringify(each), each])).values()]
}

function makeObject(recipe: ObjectRecipe, making: Making, depth: number): Readonly<Record<string, unknown>> {
  const made = makeFields(recipe.fields, making, depth)
  const whole = { ...made, ...makeOthers(recipe, making, depth) }
  return meaningful(recipe.meaning, counted(recipe, whole, making))
}

/** Entries under names of one's own, where such are welcome. */
function makeOthers(recipe: ObjectRecipe, making: Making, depth: number): Readonly<Record<string, unknown>> {
  const { others, names } = recipe
  if (!others || isDeep(making, depth) || !making.chance.is(making.share)) return {}
  const name = names ? String(makeValue(names, making, depth)) : 'own'
  return { [name]: makeValue(others, making, depth + 1) }
}

/** No fewer and no more fields than may be. */
function counted(
  { fields, minProperties = 0, maxProperties = 1000 }: ObjectRecipe,
  whole: Readonly<Record<string, unknown>>,
  making: Making,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(whole)
  if (names.length > maxProperties) return Object.fromEntries(Object.entries(whole).slice(0, maxProperties))
  const missing = Object.entries(fields).filter(([name]) => !(name in whole))
  const more = missing.slice(0, Math.max(0, minProperties - names.length))
  return {
    ...whole,
    ...Object.fromEntries(more.map(([name, { is }]) => [name, makeValue(is, making, usualDepth)])),
  }
}

function makeMember(
  { members }: Extract<Recipe, { readonly kind: 'union' }>,
  making: Making,
  depth: number,
): unknown {
  const all = Object.values(members)
  const member = isDeep(making, depth) ? all.find((each) => !needsMore(each)) : making.chance.pick(all)
  return makeValue(member ?? all[0] ?? free, making, depth + 1)
}

/** A member that must hold others of its kind has no end. */
function needsMore(recipe: Recipe): boolean {
  return (
    recipe.kind === 'object' &&
    Object.values(recipe.fields).some(({ is, required }) => required && is.kind === 'list')
  )
}

/** What the fields of an object mean together: a period ends after it begins, an American place has an American code. */
function meaningful(
  meaning: string | undefined,
  value: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  switch (meaning) {
    case 'period':
      return orderly(value)
    case 'address':
      return { ...value, postalCode: '60601', ...('country' in value && { country: 'US' }) }
    case 'identifier':
      return value.type === 'npi' || value.type === 'ssn' ? { ...value, type: 'mrn' } : value
    default:
      return value
  }
}

function orderly(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { start, end } = value
  if (typeof start !== 'string' || typeof end !== 'string') return value
  const isMixed = (start.length === 10) !== (end.length === 10)
  const ends = isMixed ? [start.slice(0, 10), end.slice(0, 10)] : [start, end]
  const [first, last] = ends.sort((one, other) => Date.parse(one) - Date.parse(other))
  return { ...value, start: first, end: last }
}
