import type { Demand } from './demands-of.ts'
import { kindsOf, type Schema } from './resource-schemas.ts'

/** One thing, found by a test, in which a schema differs from the table: `Type.field`, which side of it, and what. */
export type Difference = { readonly field: string; readonly side: Side; readonly what: string }
export type Side = 'name' | 'kind' | 'list' | 'presence' | 'flags' | 'bounds'

/** All differences of one type; `renamed` gives the schema's name for a table's. */
export function differencesOf(
  type: string,
  { demands, schema, renamed }: Compared,
): { readonly missing: readonly string[]; readonly others: readonly Difference[] } {
  const properties = schema.properties ?? {}
  const nameOf = (name: string) => renamed.get(`${type}.${name}`) ?? name
  const missing = demands.filter(({ name }) => !properties[nameOf(name)]).map(({ name }) => `${type}.${name}`)
  const others = demands.flatMap((demand) => {
    const field = properties[nameOf(demand.name)]
    if (!field) return []
    const at = `${type}.${demand.name}`
    return sidesOf(type, { demand, field, owner: schema, name: nameOf(demand.name) }).map(([side, what]) => ({
      field: at,
      side,
      what,
    }))
  })
  return { missing, others }
}

export type Compared = {
  readonly demands: readonly Demand[]
  readonly schema: Schema
  readonly renamed: ReadonlyMap<string, string>
}

type Pair = {
  readonly demand: Demand
  readonly field: Schema
  readonly owner: Schema
  readonly name: string
}
type Found = readonly [Side, string]

function sidesOf(type: string, pair: Pair): readonly Found[] {
  const { demand, field } = pair
  const isList = field.type === 'array'
  const entry = isList ? (field.items ?? {}) : field
  return [
    ...(isList === demand.isList ? [] : [['list', isList ? 'is a list' : 'is no list'] as const]),
    ...kindDifference(type, demand, entry),
    ...presence(pair),
    ...flags(demand, field),
    ...bounds(demand, field, entry),
  ]
}

function kindDifference(type: string, { kind }: Demand, entry: Schema): readonly Found[] {
  const kinds = kindsOf(type, entry)
  if (kind === undefined || kinds.includes(kind)) return []
  if (kind === 'Period' && kinds.includes('DatePeriod')) return []
  return [['kind', `${kinds.join(' / ')} instead of ${kind}`]]
}

function presence({ demand, field, owner, name }: Pair): readonly Found[] {
  const isRequired = (owner.required ?? []).includes(name)
  const isCreateRequired = (owner['x-createRequired'] ?? []).includes(name)
  const found = [
    ...(isRequired === demand.isRequired ? [] : [isRequired ? 'required' : 'optional']),
    ...(isCreateAsWanted(demand, field, isCreateRequired)
      ? []
      : [`${isCreateRequired ? '' : 'not '}needed on create`]),
    ...(demand.isNonEmpty && mayBeEmpty(field) ? ['may be empty'] : []),
  ]
  return found.length === 0 ? [] : [['presence', found.join(', ')]]
}

function mayBeEmpty(field: Schema): boolean {
  return field.type === 'array' && Number(field.minItems ?? 0) < 1
}

function isCreateAsWanted({ create }: Demand, field: Schema, isCreateRequired: boolean): boolean {
  if (create !== 'somehow') return isCreateRequired === (create === 'needed')
  return isCreateRequired || field.default !== undefined || field['x-derived'] !== undefined
}

const keywords = {
  S: 'x-searchable',
  O: 'x-sortable',
  I: 'x-immutable',
  V: 'x-serverOwned',
  T: 'x-textIndexed',
  X: 'x-masked',
} as const

/** A field that nobody may read is more than one that some may not. */
function flags(demand: Demand, field: Schema): readonly Found[] {
  const found = Object.entries(keywords).flatMap(([letter, keyword]) => {
    const has = field[keyword] !== undefined || (letter === 'X' && field['x-writeOnly'] === true)
    const wanted = demand.flags.includes(letter)
    return has === wanted ? [] : [`${wanted ? 'without' : 'with'} ${keyword}`]
  })
  return found.length === 0 ? [] : [['flags', found.join(', ')]]
}

function bounds(demand: Demand, field: Schema, entry: Schema): readonly Found[] {
  const { maxLength, range, initial } = demand
  const isRangeKept = !range || (entry.minimum === range[0] && entry.maximum === range[1])
  const isLengthKept = maxLength === undefined || 'pattern' in entry || entry.maxLength === maxLength
  const given = field.default as { readonly code?: string } | undefined
  const found = [
    isLengthKept ? '' : `at most ${entry.maxLength} letters`,
    isRangeKept ? '' : `${entry.minimum}..${entry.maximum}`,
    initial === undefined || String(given?.code ?? given) === initial ? '' : `default ${given}`,
  ].filter((word) => word !== '')
  return found.length === 0 ? [] : [['bounds', found.join(', ')]]
}
