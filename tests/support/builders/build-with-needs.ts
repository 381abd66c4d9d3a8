import { recipes } from '#generated/builders/all.ts'
import type { Recipe, TextRecipe } from '#generated/builders/recipe.ts'
import type { ActId } from '#generated/operations/operations.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { chanceFrom } from '#tests/support/chance.ts'
import type { Body } from './build.ts'
import { makeText } from './make-text.ts'
import { sharedRecipe } from './make-value.ts'

/** One row to be made through the API, and what it is called by those that come after it. */
export type Need = {
  /** `Patient/0a3e…`: what references in later bodies mean by it, until `settled` puts the real ids there. */
  readonly key: string
  readonly type: ResourceType
  readonly body: Body
  /** The operation that makes a draft usable by others; to be asked for after the create, except for the last row. */
  readonly publish?: ActId
}

/** A row that is there: what a reference to it says. */
export type Row = { readonly id: string; readonly resourceType: string }

/** Rows that need not be made, by type: the practice's only row, the person who is signed in. */
export type Known = Readonly<Partial<Record<ResourceType, Row>>>

/**
 * The rows that a test has to make before a row of this type can be, each before those that refer to it; the last is the row
 * itself. All are the examples of their schemas, with the texts that must be unique made so by the seed, and all days so many
 * weeks earlier, so that two seeds do not meet in one room. A reference that no row can be made for (no create, or a circle)
 * is left out with the smallest optional part that holds it.
 */
export function buildWithNeeds(type: ResourceType, seed: number, known: Known = {}): readonly Need[] {
  const needs = new Map<string, Need>()
  const open = new Set<string>()
  const last = `${type}/wanted`

  function add(wanted: ResourceType, key: string): boolean {
    if (needs.has(key) || (known[wanted] && key !== last)) return true
    if (open.has(key) || !recipes[wanted].verbs.includes('create')) return false
    open.add(key)
    const recipe = recipes[wanted]
    const kept = keep({ kind: 'object', fields: recipe.fields }, recipe.example, isReachable)
    open.delete(key)
    if (kept === nothing) return false
    const elsewhen = moved(kept, (seed % 150) * 7) as Body
    const body = distinct(wanted, elsewhen, (seed % 1_000_000) * 64 + needs.size)
    needs.set(key, { key, type: wanted, body, ...(recipe.publish && { publish: recipe.publish }) })
    return true
  }

  const isReachable = (reference: Row): boolean =>
    reference.resourceType in recipes && add(reference.resourceType as ResourceType, keyOf(reference))

  if (!add(type, last)) throw new Error(`No row of ${type} can be made through the API`)
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

const dayOrInstant = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/

/** The same value with all its days and instants so many days earlier. */
function moved(value: unknown, days: number): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => moved(each, days))
  if (typeof value === 'string') {
    const [, day = '', time = ''] = dayOrInstant.exec(value) ?? []
    if (day === '') return value
    return `${new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)}${time}`
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, moved(inner, days)]))
}

/** What no two rows may have alike gets a value of its own, and so does each identifier. */
function distinct(type: ResourceType, body: Body, mark: number): Body {
  const { unique, fields } = recipes[type]
  const chance = chanceFrom(mark)
  const own = unique.flatMap((group) => {
    const name = group.find((each) => fields[each]?.is.kind === 'text' && typeof body[each] === 'string')
    const is = name === undefined ? undefined : fields[name]?.is
    return name !== undefined && is?.kind === 'text' ? [[name, marked(is, String(body[name]), mark)]] : []
  })
  const { identifiers } = body
  const numbered = Array.isArray(identifiers) ? { identifiers: identifiers.map(ownNumber) } : {}
  return { ...body, ...numbered, ...Object.fromEntries(own) }

  function ownNumber(identifier: unknown): unknown {
    const { value, type: kind } = identifier as Body
    if (kind === 'npi' || kind === 'ssn') return identifier
    return { ...(identifier as Body), value: `${String(value)}-${chance.whole(1000, 9999)}` }
  }
}

/** The text with a mark behind it where its kind allows that, else another one of its kind. */
function marked(recipe: TextRecipe, text: string, mark: number): string {
  const { format, meaning, pattern, maxLength = 60 } = recipe
  const sign = mark.toString(36)
  const long = `${text.slice(0, Math.max(1, maxLength - sign.length - 1))}-${sign}`
  const isFree = format === undefined && meaning === undefined && long.length <= maxLength
  const fits = isFree && (pattern === undefined || new RegExp(pattern, 'u').test(long))
  return fits ? long : makeText(recipe, chanceFrom(mark))
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
