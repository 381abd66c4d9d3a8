import { type RawBuilder, sql } from 'kysely'
import type { TokenKind, TypeEntry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import { type Digest, maskedToken, maskOf, numberMaskOf } from '#server/stores/mask-of.ts'
import { tokenValue } from '#server/stores/tokens-of.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'
import { fold } from '#shared/words/fold.ts'
import { filterInstant } from './filter-instant.ts'
import { askedOfRow } from './is-among.ts'

/** A condition on the row `r`. */
export type RowCondition = {
  readonly condition: RawBuilder<unknown>
  /** The same as a selection of rows, where a search may begin with them. */
  readonly ids?: RawBuilder<unknown>
  /** The same, asked of one row: for a search that looks at few rows, while a great many have it. */
  readonly probe?: RawBuilder<unknown>
  /** The tokens that a row has it by, as rows `hit` in their order. */
  readonly matches?: TokenMatches
  /** Rows are looked up in a set that another table gives. */
  readonly isSet?: true
  /** Words tell most; a column has an index of its own that leads to few rows. */
  readonly kind?: 'words' | 'column'
}
/** Tokens that fit, by which a search may put what it finds in order. */
export type TokenMatches = {
  /** Token and row, those after a place; the place is a condition on `t`. */
  readonly after: (place: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Whether the row of `hit` has an earlier one. */
  readonly hasEarlier: RawBuilder<unknown>
}
/** What must hold for a filter, or the message id of what is wrong with it. */
export type Planned = { readonly conditions: readonly RowCondition[] } | { readonly trouble: string }
type One = RowCondition | { readonly trouble: string }

/** Where the searched rows are: practice rows and their tokens, or the global ones. */
export type SearchTables = {
  /** Rows of the token table that belong to this practice and type. */
  readonly tokensWhere: (condition: RawBuilder<unknown>) => RawBuilder<unknown>
  /** The same rows as ids, where there are many enough to begin a search with them. */
  readonly tokenRows?: (condition: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Whether the row `r` has one of these tokens, looked up for that row alone. */
  readonly tokenProbe?: (condition: RawBuilder<unknown>) => RawBuilder<unknown>
  readonly tokenMatches?: (condition: RawBuilder<unknown>) => TokenMatches
  readonly hasColumns: boolean
  /** What the asker may find of values that not everybody reads; absent where there are none. */
  readonly masks?: Masks
}

/** Who asks for values that not everybody reads, and how they stand in tokens. */
export type Masks = { readonly mayRead: (flag: string) => boolean; readonly digest: Digest }

type Field = {
  readonly path: string
  readonly kind: TokenKind
  readonly column?: RawBuilder<unknown>
  /** Nothing at this path stands in plain tokens. */
  readonly isMasked?: boolean
  /** The digest of a value, where the asker may find those too that not everybody reads. */
  readonly digest?: (text: string) => string
}

/** The comparisons that a digest can answer. */
const wholeValues: readonly Filter['op'][] = ['eq', 'ne', 'in', 'nin']
const afterAll = '\u{10FFFF}'
const columnNames = {
  status: 'status',
  kind: 'kind',
  startAt: 'start_at',
  endAt: 'end_at',
  owner: 'owner_id',
} as const

/** One filter as SQL: equality and ranges over columns and tokens only, since nothing else may use an index under row policies. */
export function planFilter(entry: TypeEntry, tables: SearchTables, filter: Filter): Planned {
  const { field, op, value } = filter
  const text = entry.texts.some((each) => each.field === field)
  if (text && (op === 'contains' || op === 'startsWith')) return words(tables, field, value)
  const planned = planValue(entry, tables, filter)
  return 'trouble' in planned ? planned : { conditions: [planned] }
}

function planValue(entry: TypeEntry, tables: SearchTables, { field, op, value }: Filter): One {
  const known = fieldOf(entry, tables, field)
  if (!known) return { trouble: 'stores.not-searchable' }
  if (known.isMasked && !wholeValues.includes(op)) return { trouble: 'stores.masked-equality' }
  if (op === 'contains') return { trouble: 'stores.contains-needs-text' }
  if (op === 'exists')
    return typeof value === 'boolean' ? exists(tables, known, value) : { trouble: 'stores.bad-value' }
  if (op === 'startsWith') return startsWith(tables, known, value)

  const values = (Array.isArray(value) ? value : [value]).map((each) => comparable(known, each))
  const usable = values.filter((each) => each !== undefined)
  if (values.length === 0 || values.length > 500 || usable.length < values.length)
    return { trouble: 'stores.bad-value' }
  return compared(tables, known, { op, values: usable })
}

function fieldOf(entry: TypeEntry, tables: SearchTables, field: string): Field | undefined {
  if (field === 'id') return { path: 'id', kind: 'reference', column: sql.ref('r.id') }
  if (field === 'meta.lastModified')
    return { path: field, kind: 'instant', column: sql.ref('r.last_modified') }
  const known = entry.searchable.find(({ path }) => path === field) ?? identifierField(field)
  if (!known) return undefined
  const masking = maskingOf(entry, tables, known.path)
  if (masking === 'unreadable') return undefined
  if (masking) return { ...known, ...masking }
  const column = tables.hasColumns ? columnOf(entry, field) : undefined
  return column ? { ...known, column } : known
}

/** A field that the asker may not read is no field to him. Of identifiers he finds those that everybody reads. */
function maskingOf(
  entry: TypeEntry,
  { masks }: SearchTables,
  path: string,
): Pick<Field, 'isMasked' | 'digest'> | 'unreadable' | undefined {
  const digest = (text: string) => masks?.digest(path, text) ?? ''
  const mask = maskOf(entry, path)
  if (mask !== undefined) return masks?.mayRead(mask) ? { isMasked: true, digest } : 'unreadable'
  const numberMask = numberMaskOf(entry, path)
  return numberMask !== undefined && masks?.mayRead(numberMask) ? { digest } : undefined
}

function identifierField(field: string): { readonly path: string; readonly kind: TokenKind } | undefined {
  return field === 'identifiers' || field === 'identifiers.value'
    ? { path: 'identifiers.value', kind: 'text' }
    : undefined
}

function columnOf(entry: TypeEntry, field: string): RawBuilder<unknown> | undefined {
  const isToken = entry.tokens.some(({ path }) => path === field)
  for (const [name, column] of Object.entries(columnNames))
    if (isKeyOf(columnNames, name) && entry.promoted[name] === field && !isToken)
      return sql.ref(`r.${column}`)
  return !isToken && entry.patientField === field ? sql.ref('r.patient_id') : undefined
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const timeKinds: readonly TokenKind[] = ['day', 'instant', 'approximate']

/** The value as the column or the token has it; undefined: it is none of its kind. */
function comparable(field: Field, value: unknown): string | undefined {
  const text = tokenValue(field.kind, value)
  if (text === undefined) return undefined
  if (timeKinds.includes(field.kind)) {
    const instant = typeof value === 'string' ? filterInstant(value) : undefined
    return field.column || instant === undefined ? instant : text
  }
  return field.column && field.kind === 'reference' && !uuid.test(text) ? undefined : text
}

type Comparison = { readonly op: Filter['op']; readonly values: readonly string[] }

function compared(tables: SearchTables, field: Field, { op, values }: Comparison): One {
  if (op === 'ne' || op === 'nin') {
    const same = compared(tables, field, { op: 'in', values })
    return 'condition' in same ? { condition: sql`not coalesce(${same.condition}, false)` } : same
  }
  return field.column
    ? columnCondition(field.column, castOf(field), { op, values })
    : tokenCondition(tables, field, { op, values })
}

function castOf({ kind }: Field): RawBuilder<unknown> {
  if (kind === 'reference') return sql`::uuid`
  return timeKinds.includes(kind) ? sql`::timestamptz` : sql`::text`
}

const signs: { readonly [op in Filter['op']]?: RawBuilder<unknown> } = {
  lt: sql`<`,
  le: sql`<=`,
  gt: sql`>`,
  ge: sql`>=`,
}

function columnCondition(
  column: RawBuilder<unknown>,
  cast: RawBuilder<unknown>,
  { op, values }: Comparison,
): One {
  const [first, second] = values
  if (op === 'eq' && values.length === 1)
    return { condition: sql`${column} = ${first}${cast}`, kind: 'column' }
  if (op === 'eq' || op === 'in')
    return { condition: sql`${column} = any (${values}${cast}[])`, kind: 'column' }
  if (op === 'between')
    return values.length === 2
      ? { condition: sql`(${column} >= ${first}${cast} and ${column} <= ${second}${cast})` }
      : { trouble: 'stores.bad-value' }
  return values.length === 1 && op in signs
    ? { condition: sql`${column} ${signs[op]} ${first}${cast}` }
    : { trouble: 'stores.bad-value' }
}

function tokenCondition(tables: SearchTables, field: Field, { op, values }: Comparison): One {
  const { path } = field
  const [first = '', second = ''] = values.map((value) => `${path}=${value}`)
  const least = `${path}=`
  const most = `${path}>`
  const within = (condition: RawBuilder<unknown>): One => setOf(tables, condition)
  if (op === 'eq' || op === 'in') return leading(tables, sameToken(equalTokens(field, values)))
  if (op === 'between' && values.length === 2)
    return within(sql`t.token >= ${first} and t.token <= ${second}`)
  if (values.length !== 1) return { trouble: 'stores.bad-value' }
  if (op === 'lt') return within(sql`t.token >= ${least} and t.token < ${first}`)
  if (op === 'le') return within(sql`t.token >= ${least} and t.token <= ${first}`)
  if (op === 'gt') return within(sql`t.token > ${first} and t.token < ${most}`)
  return within(sql`t.token >= ${first} and t.token < ${most}`)
}

/** Every token that one of the values has: in plain where it is found by everybody, as a digest where it is not. */
function equalTokens({ path, isMasked, digest }: Field, values: readonly string[]): readonly string[] {
  const plain = isMasked ? [] : values.map((value) => `${path}=${value}`)
  return digest ? [...plain, ...values.map((value) => maskedToken(path, digest(value)))] : plain
}

function sameToken(tokens: readonly string[]): RawBuilder<unknown> {
  const [only, another] = tokens
  return only !== undefined && another === undefined
    ? sql`t.token = ${only}`
    : sql`t.token = any (${tokens}::text[])`
}

function exists(tables: SearchTables, field: Field, wanted: boolean): One {
  const { column, path } = field
  const there = column
    ? { condition: sql`${column} is not null` }
    : setOf(tables, sql`t.token >= ${`${path}=`} and t.token < ${`${path}>`}`)
  return wanted ? there : { condition: sql`not (${there.condition})` }
}

/** Only of what is text in its column or its token, some other text may be the beginning. */
const textKinds: readonly TokenKind[] = ['text', 'code', 'coded', 'approximate']

function startsWith(tables: SearchTables, field: Field, value: unknown): One {
  const isText = textKinds.includes(field.kind) && !(field.column && timeKinds.includes(field.kind))
  if (!isText || typeof value !== 'string' || value === '') return { trouble: 'stores.bad-value' }
  const prefix = field.kind === 'text' ? fold(value) : value
  if (field.column)
    return { condition: sql`(${field.column} >= ${prefix} and ${field.column} < ${prefix + afterAll})` }
  const token = `${field.path}=${prefix}`
  return setOf(tables, sql`t.token >= ${token} and t.token < ${token + afterAll}`)
}

/** Every word that is asked for, folded and each once, must be the beginning of some word of the text. The longest leads to the fewest rows. */
function words(tables: SearchTables, field: string, value: unknown): Planned {
  const asked = Array.isArray(value) ? value.map(String) : []
  if (asked.length === 0) return { trouble: 'stores.bad-value' }
  const [first = '', ...others] = asked.toSorted((one, other) => other.length - one.length)
  const within = (word: string) => {
    const token = `${field}~${word}`
    return sql`t.token >= ${token} and t.token < ${token + afterAll}`
  }
  const rest = others.map((word) => besides(tables, within(word)))
  const matches = tables.tokenMatches?.(within(first))
  const longest: RowCondition = {
    ...leading(tables, within(first)),
    kind: 'words',
    ...(matches && { matches }),
  }
  return { conditions: [longest, ...rest] }
}

/** A condition that a search does not begin with; of few it may be asked row by row. */
function besides(tables: SearchTables, condition: RawBuilder<unknown>): RowCondition {
  const ids = tables.tokenRows?.(condition)
  const probe = tables.tokenProbe?.(condition)
  return { ...setOf(tables, condition), ...(ids && probe && { probe: askedOfRow(ids, probe) }) }
}

/** A condition that a search may begin with. */
function leading(tables: SearchTables, condition: RawBuilder<unknown>): RowCondition {
  const ids = tables.tokenRows?.(condition)
  const probe = tables.tokenProbe?.(condition)
  return { ...setOf(tables, condition), ...(ids && { ids }), ...(probe && { probe }) }
}

function setOf(tables: SearchTables, condition: RawBuilder<unknown>): RowCondition {
  return { condition: tables.tokensWhere(condition), isSet: true }
}
