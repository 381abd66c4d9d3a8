import { type RawBuilder, sql } from 'kysely'
import type { TokenKind, TypeEntry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import { type EventKind, kindOf } from '#server/database/audit/event-kind.ts'
import { filterInstant } from '#server/stores/search/filter-instant.ts'
import { tokenValue } from '#server/stores/tokens-of.ts'
import { fold } from '#shared/words/fold.ts'

/** A column that an index leads with: the search begins with the rows that have one of these values. */
export type Leading = 'id' | 'request_id' | 'patient_id' | 'resource_id' | 'actor_id' | 'profile_id'

/** What must hold of an event `e`. */
export type AuditFilters = {
  /** Whether events of this kind can fit; undefined: all kinds can. The conditions say it too, so it only leads faster. */
  readonly fitsKind: ((kind: string) => boolean) | undefined
  readonly conditions: readonly RawBuilder<unknown>[]
  /** Values of which an event must have one, by column. */
  readonly wanted: ReadonlyMap<Leading, readonly string[]>
}

type Trouble = { readonly trouble: string; readonly index: number; readonly field: string }
type Part = {
  readonly fits?: (kind: EventKind) => boolean
  readonly condition?: RawBuilder<unknown>
  readonly wanted?: readonly [Leading, readonly string[]]
}
type Planned = Part | { readonly trouble: string }

type KindField = {
  readonly says: (kind: EventKind) => string | undefined
  readonly column: RawBuilder<unknown>
}

/** Fields that the kind says, and where else they stand. */
const kindFields: Readonly<Record<string, KindField>> = {
  type: { says: ({ event }) => event, column: sql`split_part(e.kind, '|', 1)` },
  action: { says: ({ action }) => action, column: sql`e.action` },
  outcome: { says: ({ outcome }) => outcome, column: sql`e.outcome` },
  'target.resourceType': {
    says: ({ marks, type }) => (marks.includes('t') && type ? fold(type) : undefined),
    column: sql`case when e.resource_id is not null then lower(e.type) end`,
  },
}

type IdColumn = { readonly column: string; readonly mark?: string; readonly leading?: Leading }
const idFields: Readonly<Record<string, IdColumn>> = {
  id: { column: 'id', leading: 'id' },
  requestId: { column: 'request_id', leading: 'request_id' },
  patient: { column: 'patient_id', mark: 'p', leading: 'patient_id' },
  'target.id': { column: 'resource_id', mark: 't', leading: 'resource_id' },
  actor: { column: 'actor_id', leading: 'actor_id' },
  profile: { column: 'profile_id', leading: 'profile_id' },
  actingFor: { column: 'acting_for', mark: 'b' },
}
const moments = ['at', 'meta.lastModified']
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const signs: { readonly [op in Filter['op']]?: RawBuilder<unknown> } = {
  lt: sql`<`,
  le: sql`<=`,
  gt: sql`>`,
  ge: sql`>=`,
}
const afterAll = '\u{10FFFF}'

/** Every filter as what the kind must be and what must hold of the row, or the first that cannot be asked. */
export function planAuditFilters(entry: TypeEntry, filters: readonly Filter[]): AuditFilters | Trouble {
  const parts: Part[] = []
  for (const [index, filter] of filters.entries()) {
    const planned = plan(entry, filter)
    if ('trouble' in planned) return { trouble: planned.trouble, index, field: filter.field }
    parts.push(planned)
  }
  const fits = parts.flatMap((part) => part.fits ?? [])
  const wanted = new Map<Leading, readonly string[]>()
  for (const { wanted: pair } of parts) {
    if (!pair) continue
    const [leading, values] = pair
    const known = wanted.get(leading)
    wanted.set(leading, known ? known.filter((each) => values.includes(each)) : values)
  }
  return {
    fitsKind: fits.length === 0 ? undefined : fitsAll(fits),
    conditions: parts.flatMap(({ condition }) => condition ?? []),
    wanted,
  }
}

function fitsAll(fits: readonly ((kind: EventKind) => boolean)[]): (kind: string) => boolean {
  return (text) => {
    const kind = kindOf(text)
    return fits.every((each) => each(kind))
  }
}

function plan(entry: TypeEntry, { field, op, value }: Filter): Planned {
  const kind = kindOfField(entry, field)
  if (!kind) return { trouble: 'stores.not-searchable' }
  if (op === 'contains') return { trouble: 'stores.contains-needs-text' }
  if (op === 'exists') return typeof value === 'boolean' ? exists(field, value) : badValue
  const values = valuesOf(kind, op, Array.isArray(value) ? value : [value])
  return values ? planValues(field, op, values) : badValue
}

function planValues(field: string, op: Filter['op'], values: readonly string[]): Planned {
  const known = kindFields[field]
  if (known)
    return {
      fits: (kind) => compares(known.says(kind), op, values),
      condition: ofText(known.column, op, values),
    }
  const column = idFields[field]
  if (column) return ofId(column, op, values)
  if (moments.includes(field)) return ofMoment(op, values)
  return field === 'reason' ? ofReason(op, values) : always(op === 'ne' || op === 'nin')
}

function always(holds: boolean): Part {
  return { fits: () => holds, condition: holds ? sql`true` : sql`false` }
}

const several: readonly Filter['op'][] = ['in', 'nin', 'eq', 'ne']

/** The values as they are compared, when they are as many as the comparison takes. */
function valuesOf(
  kind: TokenKind,
  op: Filter['op'],
  given: readonly unknown[],
): readonly string[] | undefined {
  const values = given.flatMap((each) => comparable(kind, op, each) ?? [])
  if (values.length === 0 || values.length !== given.length || values.length > 500) return undefined
  const most = op === 'between' ? 2 : 1
  return several.includes(op) || values.length === most ? values : undefined
}

function kindOfField(entry: TypeEntry, field: string): TokenKind | undefined {
  if (field === 'id') return 'reference'
  if (field === 'meta.lastModified') return 'instant'
  return entry.searchable.find(({ path }) => path === field)?.kind
}

const badValue = { trouble: 'stores.bad-value' }

function comparable(kind: TokenKind, op: Filter['op'], value: unknown): string | undefined {
  if (op === 'startsWith' && kind !== 'text') return typeof value === 'string' && value ? value : undefined
  if (kind === 'instant' && !(typeof value === 'string' && filterInstant(value))) return undefined
  return tokenValue(kind, value) || undefined
}

/** Where the kind says which events have a value, no row need be looked at. */
function exists(field: string, wanted: boolean): Part {
  const known = kindFields[field]
  const column = known?.column ?? columnOf(field)
  if (!column) return always(!wanted)
  const mark = field === 'reason' ? 'r' : idFields[field]?.mark
  const says = known?.says ?? (mark && (({ marks }: EventKind) => (marks.includes(mark) ? mark : undefined)))
  return {
    condition: wanted ? sql`${column} is not null` : sql`${column} is null`,
    ...(says && { fits: (kind) => (says(kind) !== undefined) === wanted }),
  }
}

function columnOf(field: string): RawBuilder<unknown> | undefined {
  if (moments.includes(field)) return sql`e.at`
  const column = field === 'reason' ? field : idFields[field]?.column
  return column === undefined ? undefined : sql.ref(`e.${column}`)
}

function compares(said: string | undefined, op: Filter['op'], values: readonly string[]): boolean {
  const [first = '', second = ''] = values
  if (op === 'ne' || op === 'nin') return said === undefined || !values.includes(said)
  if (said === undefined) return false
  if (op === 'lt') return said < first
  if (op === 'le') return said <= first
  if (op === 'gt') return said > first
  if (op === 'ge') return said >= first
  if (op === 'between') return said >= first && said <= second
  return op === 'startsWith' ? said.startsWith(first) : values.includes(said)
}

/** Ids compare as their text does; a text that is no id is no row's, and everybody else's is another one. */
function ofId(column: IdColumn, op: Filter['op'], values: readonly string[]): Planned {
  const at = sql.ref(`e.${column.column}`)
  const ids = values.map((each) => each.toLowerCase()).filter((each) => uuid.test(each))
  if (op === 'ne' || op === 'nin') return otherThan(at, ids)
  const part = withMark(column)
  if (op === 'startsWith') return { ...part, ...beginning(at, values[0] ?? '') }
  if (op === 'eq' || op === 'in') return ids.length === 0 ? noKind : { ...part, ...oneOf(column, at, ids) }
  return ids.length === values.length ? { ...part, condition: inRange(at, op, ids) } : badValue
}

const noKind = always(false)

function withMark({ mark }: IdColumn): Part {
  return mark === undefined ? {} : { fits: ({ marks }) => marks.includes(mark) }
}

function otherThan(at: RawBuilder<unknown>, ids: readonly string[]): Part {
  if (ids.length === 0) return {}
  return { condition: sql`(${at} is null or ${at} <> all (${ids}::uuid[]))` }
}

function oneOf({ leading }: IdColumn, at: RawBuilder<unknown>, ids: readonly string[]): Part {
  const condition = sql`${at} = any (${ids}::uuid[])`
  return { condition, ...(leading && { wanted: [leading, ids] as const }) }
}

function inRange(
  at: RawBuilder<unknown>,
  op: Filter['op'],
  [first, second]: readonly string[],
): RawBuilder<unknown> {
  if (op === 'between') return sql`(${at} >= ${first}::uuid and ${at} <= ${second}::uuid)`
  return sql`${at} ${signs[op]} ${first}::uuid`
}

/** The first and the last id that begin like this; a text with which no id begins fits none. */
function beginning(at: RawBuilder<unknown>, text: string): Part {
  const lowest = '00000000-0000-0000-0000-000000000000'
  const from = `${text.toLowerCase()}${lowest.slice(text.length)}`
  const to = `${text.toLowerCase()}${lowest.replaceAll('0', 'f').slice(text.length)}`
  if (!uuid.test(from)) return noKind
  return { condition: sql`(${at} >= ${from}::uuid and ${at} <= ${to}::uuid)` }
}

function ofMoment(op: Filter['op'], values: readonly string[]): Planned {
  const moment = op === 'startsWith' ? [undefined] : values.map(filterInstant)
  const [first, second] = moment
  if (moment.includes(undefined)) return badValue
  if (op === 'eq' || op === 'in') return { condition: sql`e.at = any (${moment}::timestamptz[])` }
  if (op === 'ne' || op === 'nin') return { condition: sql`e.at <> all (${moment}::timestamptz[])` }
  if (op === 'between')
    return { condition: sql`(e.at >= ${first}::timestamptz and e.at <= ${second}::timestamptz)` }
  return { condition: sql`e.at ${signs[op]} ${first}::timestamptz` }
}

function ofReason(op: Filter['op'], values: readonly string[]): Part {
  const condition = ofText(sql`e.reason collate "C"`, op, values)
  if (op === 'ne' || op === 'nin') return { condition }
  return { fits: ({ marks }) => marks.includes('r'), condition }
}

function ofText(at: RawBuilder<unknown>, op: Filter['op'], values: readonly string[]): RawBuilder<unknown> {
  const [first = '', second = ''] = values
  if (op === 'ne' || op === 'nin') return sql`coalesce(${at} <> all (${values}::text[]), true)`
  if (op === 'eq' || op === 'in') return sql`${at} = any (${values}::text[])`
  if (op === 'between') return sql`(${at} >= ${first} and ${at} <= ${second})`
  if (op === 'startsWith') return sql`(${at} >= ${first} and ${at} < ${first + afterAll})`
  return sql`${at} ${signs[op]} ${first}`
}
