import { recipes } from '#generated/builders/all.ts'
import type { FieldRecipe, ListRecipe, ObjectRecipe, Recipe } from '#generated/builders/recipe.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Body, Built } from './build.ts'
import { sharedRecipe } from './make-value.ts'
import { type Trouble, valueFaults } from './value-faults.ts'

/** A fault that a test puts into a valid body, and how it must be refused. */
export type Fault = {
  readonly what: string
  /** JSON Pointer to the field that is to be named. */
  readonly pointer: string
  /** The message's id; absent where several are right. */
  readonly message?: string
  readonly body: Body
}

/** Every single fault that can be put into this body. */
export function faultsIn({ type, body }: Built): readonly Fault[] {
  const { fields } = recipes[type]
  return walk({ kind: 'object', fields }, { value: body, path: [], dotted: '', type }).map(
    ({ path, trouble }) => ({
      what: `${trouble.what} at /${path.join('/')}${trouble.below ?? ''}`,
      pointer: `${path.map((each) => `/${each}`).join('')}${trouble.below ?? ''}`,
      ...(trouble.message && { message: trouble.message }),
      body: changed(body, path, trouble.value) as Body,
    }),
  )
}

type Path = readonly (string | number)[]
type Place = {
  readonly value: unknown
  readonly path: Path
  /** The path as the registry writes it. */
  readonly dotted: string
  readonly type: ResourceType
}
type Found = { readonly path: Path; readonly trouble: Trouble }

function walk(recipe: Recipe, place: Place): readonly Found[] {
  switch (recipe.kind) {
    case 'shared':
      return walk(sharedRecipe(recipe.name), place)
    case 'reference':
      return [...walk(sharedRecipe('types/reference'), place), ...wrongTarget(recipe.targets, place)]
    case 'coded':
      return walk(sharedRecipe('types/coded-value'), place)
    case 'object':
      return objectFaults(recipe, place)
    case 'list':
      return listFaults(recipe, place)
    case 'union':
      return unionFaults(recipe, place)
    default:
      return place.path.length === 0
        ? []
        : valueFaults(recipe, place.value).map((trouble) => ({ path: place.path, trouble }))
  }
}

function objectFaults(recipe: ObjectRecipe, place: Place): readonly Found[] {
  const { path } = place
  const value = place.value as Body
  const own = Object.entries(recipe.fields).flatMap(([name, field]) => fieldFaults(name, field, place))
  const isClosed = recipe.others === undefined
  const more = recipe.maxProperties !== undefined && Object.keys(value).length >= recipe.maxProperties
  return [
    ...own,
    ...(path.length > 0 ? [{ path, trouble: { what: 'a number for an object', value: 7 } }] : []),
    ...(isClosed && !more ? [unknownField(place)] : []),
    ...(more
      ? [{ path, trouble: { what: 'a field too many', value: { ...value, ...oneMore(recipe, value) } } }]
      : []),
  ]
}

function unknownField({ path, value }: Place): Found {
  const trouble = {
    what: 'an unknown field',
    value: { ...(value as Body), favouriteColour: 'green' },
    message: 'stores.unknown-field',
    below: '/favouriteColour',
  }
  return { path, trouble }
}

function oneMore({ fields }: ObjectRecipe, value: Body): Body {
  const name = Object.keys(fields).find((each) => !(each in value))
  return name === undefined ? {} : { [name]: 'more' }
}

function fieldFaults(name: string, field: FieldRecipe, place: Place): readonly Found[] {
  const value = place.value as Body
  const path = [...place.path, name]
  if (field.owned)
    return [
      { path, trouble: { what: 'a field of the server', value: 'mine', message: 'stores.server-owned' } },
    ]
  if (!(name in value)) return []
  const gone: readonly Found[] = field.atCreate
    ? [{ path, trouble: { what: 'a missing field', value: undefined, message: 'stores.required' } }]
    : []
  const dotted = place.dotted === '' ? name : `${place.dotted}.${name}`
  return [...gone, ...walk(field.is, { ...place, value: value[name], path, dotted })]
}

function listFaults(
  { item, minItems = 0, maxItems, uniqueItems }: ListRecipe,
  place: Place,
): readonly Found[] {
  const { path } = place
  const items = place.value as readonly unknown[]
  const at = (trouble: Trouble): Found => ({ path, trouble })
  return [
    at({ what: 'a text for a list', value: 'one', message: 'stores.wrong-type' }),
    ...(minItems > 0
      ? [at({ what: 'too few', value: items.slice(0, minItems - 1), message: 'stores.too-few' })]
      : []),
    ...(maxItems !== undefined && items.length > 0
      ? [
          at({
            what: 'too many',
            value: Array.from({ length: maxItems + 1 }, () => items[0]),
            message: 'stores.too-many',
          }),
        ]
      : []),
    ...(uniqueItems && items.length > 0 && items.length !== maxItems
      ? [at({ what: 'one twice', value: [...items, items[0]], message: 'stores.not-unique' })]
      : []),
    ...items.flatMap((value, index) => walk(item, { ...place, value, path: [...path, index] })),
  ]
}

function unionFaults(
  { discriminator, members }: Extract<Recipe, { readonly kind: 'union' }>,
  place: Place,
): readonly Found[] {
  const { path } = place
  const value = place.value as Body
  const member = members[String(value[discriminator])]
  const unknown = { what: 'an unknown kind', value: 'no-such-kind', message: 'stores.not-allowed' }
  return [
    { path: [...path, discriminator], trouble: unknown },
    ...(member
      ? walk(member, place).filter(
          ({ path: at }) => at.at(-1) !== discriminator || at.length !== path.length + 1,
        )
      : []),
  ]
}

/** A reference that leads to a type that the field does not take. */
function wrongTarget(targets: readonly string[], { path, dotted, value, type }: Place): readonly Found[] {
  const hasPath = registry[type].references.some((each) => each.path === dotted)
  const other = (Object.keys(registry) as readonly string[]).find((each) => !targets.includes(each))
  if (!other) return []
  const named = hasPath
    ? { message: 'stores.reference-wrong-type' }
    : { message: 'stores.not-allowed', below: '/resourceType' }
  const wrong = { ...(value as Body), resourceType: other }
  return [{ path, trouble: { what: `a reference to ${other}`, value: wrong, ...named } }]
}

/** The same value with another one at a path; undefined takes it out. */
function changed(whole: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item: unknown, index) => (index === first ? changed(item, rest, value) : item))
  const body = whole as Body
  if (rest.length > 0 || value !== undefined) return { ...body, [first]: changed(body[first], rest, value) }
  const { [first]: _gone, ...kept } = body
  return kept
}
