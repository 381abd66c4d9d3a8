import { recipes } from '#generated/builders/all.ts'
import type { Recipe } from '#generated/builders/recipe.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { chanceFrom } from '#tests/support/random.ts'
import type { Body } from './build.ts'
import { sharedRecipe } from './make-value.ts'

/** One row to be made through the API, and what it is called by those that come after it. */
export type Need = {
  /** `Patient/0a3e…`: what references in later bodies mean by it, until `settled` puts the real ids there. */
  readonly key: string
  readonly type: ResourceType
  readonly body: Body
  /** The operation that makes a draft usable by others; to be asked for after the create, except for the last row. */
  readonly publish?: string
}

/** A row that is there: what a reference to it says. */
export type Row = { readonly id: string; readonly resourceType: string }

/** Rows that need not be made, by type: the practice's only row, the person who is signed in. */
export type Known = Readonly<Partial<Record<ResourceType, Row>>>

/**
 * The rows that have to be made before a row of this type can be, each before those that refer to it; the last is the row
 * itself. All are the examples of their schemas, with the texts that must be unique made so by the seed. A reference that no
 * row can be made for (no create, or a circle) is left out with the smallest optional part that holds it.
 */
export function buildWithNeeds(type: ResourceType, seed: number, known: Known = {}): readonly Need[] {
  const needs = new Map<string, Need>()
  const open = new Set<string>()

  function add(wanted: ResourceType, key: string): boolean {
    if (needs.has(key) || known[wanted]) return true
    if (open.has(key) || !recipes[wanted].verbs.includes('create')) return false
    open.add(key)
    const recipe = recipes[wanted]
    const kept = keep({ kind: 'object', fields: recipe.fields }, recipe.example, isReachable)
    open.delete(key)
    if (kept === nothing) return false
    const body = distinct(wanted, kept as Body, `${seed}-${needs.size}`)
    needs.set(key, { key, type: wanted, body, ...(recipe.publish && { publish: recipe.publish }) })
    return true
  }

  const isReachable = (reference: Row): boolean =>
    reference.resourceType in recipes && add(reference.resourceType as ResourceType, keyOf(reference))

  if (!add(type, `${type}/wanted`)) throw new Error(`No row of ${type} can be made through the API`)
  return [...needs.values()]
}

/** The body with the ids of rows that have been made in place of those by which the examples name them. */
export function settled(body: Body, made: ReadonlyMap<string, Row>, known: Known = {}): Body {
  return exchanged(body) as Body

  function exchanged(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(exchanged)
    if (typeof value !== 'object' || value === null) return value
    if (isReference(value)) {
      const { versionId: _anyVersion, ...reference } = value as Row & { readonly versionId?: string }
      const row = made.get(keyOf(value)) ?? known[value.resourceType as ResourceType]
      return { ...reference, ...(row && { id: row.id, resourceType: row.resourceType }) }
    }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, exchanged(inner)]))
  }
}

const nothing = Symbol('not to be kept')

/** A value without what leads to rows that cannot be there; `nothing` when that is something it must have. */
function keep(recipe: Recipe, value: unknown, isReachable: (reference: Row) => boolean): unknown {
  switch (recipe.kind) {
    case 'shared':
      return keep(sharedRecipe(recipe.name), value, isReachable)
    case 'reference':
      return isReference(value) && isReachable(value) ? value : nothing
    case 'list':
      return keepItems(recipe, value as readonly unknown[], isReachable)
    case 'object':
      return keepFields(recipe, value as Body, isReachable)
    case 'union':
      return keepMember(recipe, value as Body, isReachable)
    default:
      return value
  }
}

function keepItems(
  { item, minItems = 0 }: Extract<Recipe, { readonly kind: 'list' }>,
  items: readonly unknown[],
  isReachable: (reference: Row) => boolean,
): unknown {
  const kept = items.map((each) => keep(item, each, isReachable)).filter((each) => each !== nothing)
  return kept.length < minItems ? nothing : kept
}

function keepFields(
  { fields }: Extract<Recipe, { readonly kind: 'object' }>,
  body: Body,
  isReachable: (reference: Row) => boolean,
): unknown {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    const field = fields[name]
    const inner = field ? keep(field.is, value, isReachable) : value
    if (inner === nothing && field?.atCreate) return nothing
    if (inner !== nothing) kept[name] = inner
  }
  return kept
}

function keepMember(
  { discriminator, members }: Extract<Recipe, { readonly kind: 'union' }>,
  body: Body,
  isReachable: (reference: Row) => boolean,
): unknown {
  const member = members[String(body[discriminator])]
  return member ? keep(member, body, isReachable) : body
}

/** The texts of which no two rows may have the same get some of their own. */
function distinct(type: ResourceType, body: Body, mark: string): Body {
  const { unique, fields } = recipes[type]
  const names = unique.map((group) => group.find((name) => typeof body[name] === 'string'))
  const ids = Array.isArray(body.identifiers) ? { identifiers: body.identifiers.map(ownIdentifier) } : {}
  const own = names.flatMap((name) => (name ? [[name, marked(name)]] : []))
  return { ...body, ...ids, ...Object.fromEntries(own) }

  function ownIdentifier(identifier: unknown): unknown {
    const { value } = identifier as Body
    const digits = chanceFrom(Number.parseInt(mark, 10)).whole(1000, 9999)
    return {
      ...(identifier as Body),
      value: /^\d+$/.test(String(value)) ? value : `${String(value)}-${digits}`,
    }
  }

  function marked(name: string): string {
    const is = fields[name]?.is
    const most = is?.kind === 'text' ? (is.maxLength ?? 60) : 60
    return `${String(body[name]).slice(0, Math.max(1, most - mark.length - 1))}-${mark}`.slice(0, most)
  }
}

function keyOf({ resourceType, id }: Row): string {
  return `${resourceType}/${id}`
}

function isReference(value: unknown): value is Row {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'resourceType' in value &&
    typeof value.id === 'string' &&
    typeof value.resourceType === 'string'
  )
}
