import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { parameterLimits } from '#generated/operations/parameter-forms.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Filter } from '#generated/types/filter.ts'
import { boundToActor, continuationFrom, placeIn } from '#server/stores/continuation-from.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { digestWith } from '#server/stores/mask-of.ts'
import type { Opened } from '#server/stores/opened.ts'
import { privatePartsOnly } from '#server/stores/reach/private-parts-only.ts'
import { rowsSeen } from '#server/stores/reach/rows-seen.ts'
import { withRolledUp } from '#server/stores/rollups/rolled-up.ts'
import type { Page, Search } from '#server/stores/store.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { conditionsOf, mostFilters, withinLimits } from './conditions-of.ts'
import type { Masks, RowCondition, SearchTables } from './plan-filter.ts'
import { type PageAsked, type PageRow, readPage } from './read-page.ts'
import { leadsOf, mostLeads, waysOf } from './search-ways.ts'
import { seenFilters } from './seen-filters.ts'
import { orderFor, type SortOrder } from './sort-order.ts'

const usualPage = 50
const { maximum: largestPage } = parameterLimits.pageSize
const countedUpTo = 10_001

/** Where the page before ended, and how many rows had been given until then. */
type Last = { readonly value: string | null; readonly id: string; readonly given: number }

/** A table that is searched: what it is called, which rows belong to the type, how tokens are found. */
export type Searched = {
  readonly table: RawBuilder<unknown>
  readonly rows: RawBuilder<unknown>
  readonly tables: SearchTables
  readonly common?: number | undefined
  readonly summaryTag?: string
}

/** Everything can be asked as far as its form goes: who may not read a field is told when it is known who asks. */
const formOnly: SearchTables = {
  tokensWhere: (condition) => condition,
  hasColumns: true,
  masks: { mayRead: () => true, digest: (_path, text) => text },
}

/** Can a search be understood? Asked before anybody looks; too much of what can be is another refusal. */
export function understoodSearch(entry: TypeEntry, search: Search): Outcome<void> {
  const hasColumns = entry.scope !== 'global'
  if (!orderFor(entry, search, hasColumns ? 'columns' : 'global'))
    return refused('/orderBy', 'stores.not-sortable', { field: search.orderBy ?? '' })
  const { filters = [] } = search
  const looked = filters.length > mostFilters ? filters.slice(0, mostFilters) : filters
  const conditions = conditionsOf(entry, { ...formOnly, hasColumns }, looked)
  return conditions.ok ? succeeded(undefined) : conditions
}

/** Finds practice rows by filters, in order, page by page. `common`: from how many rows on a value counts as common. */
export async function searchRows(
  opened: Opened,
  entry: TypeEntry,
  { search, common }: { readonly search: Search; readonly common?: number | undefined },
): Promise<Outcome<Page<StoredDocument>>> {
  const searched = practiceTables(opened, entry, search)
  return searchIn(opened, entry, {
    search,
    searched: common === undefined ? searched : { ...searched, common },
  })
}

/** The same, with the summaries that were written with the rows, where they begin with `summaryTag`. */
export function searchSummaryRows(
  opened: Opened,
  entry: TypeEntry,
  { search, summaryTag }: { readonly search: Search; readonly summaryTag: string },
): Promise<Outcome<Page<PageRow>>> {
  return find(opened, entry, { search, searched: { ...practiceTables(opened, entry, search), summaryTag } })
}

/** The same over any tables of rows. */
export async function searchIn(
  opened: Opened,
  entry: TypeEntry,
  asked: { readonly search: Search; readonly searched: Searched },
): Promise<Outcome<Page<StoredDocument>>> {
  const found = await find(opened, entry, asked)
  if (!found.ok) return found
  const rows = found.value.rows.flatMap(({ content }) => (content ? [content] : []))
  return succeeded({ ...found.value, rows })
}

async function find(
  opened: Opened,
  entry: TypeEntry,
  { search, searched }: { readonly search: Search; readonly searched: Searched },
): Promise<Outcome<Page<PageRow>>> {
  const order = orderFor(entry, search, searched.tables.hasColumns ? 'columns' : 'global')
  if (!order) return refused('/orderBy', 'stores.not-sortable', { field: search.orderBy ?? '' })
  const conditions = await conditionsFor(opened, entry, { searched, filters: search.filters ?? [] })
  if (!conditions.ok) return conditions

  const bound = boundTo(opened, entry, { search, order })
  const last =
    search.continuation === undefined ? succeeded(undefined) : lastOf(opened, search.continuation, bound)
  if (!last.ok) return last

  const { table, rows: own, common, summaryTag } = searched
  const living = search.deleted === 'included' ? [] : [{ condition: sql`not r.is_deleted` }]
  const all = [{ condition: own }, ...living, ...conditions.value]
  const size = Math.min(search.pageSize ?? usualPage, largestPage)
  const wants = search.counting ?? 'none'
  const patientsOf = patientsKnownIn(opened, entry, searched)
  const rollsUp = entry.rolledUp !== undefined
  const after = { last: last.value, common, patientsOf, summaryTag, rollsUp }
  const asked = { table, conditions: all, order, size, ...after }
  const [rows, total] = await Promise.all([
    wants === 'countOnly' ? [] : readRows(opened, entry, asked),
    wants === 'none' ? undefined : count(opened, { table, conditions: all, common }),
  ])
  return succeeded(pageOf(opened, rows, { size, bound, total, before: last.value }))
}

/** A page of rows, each with what it keeps of others. */
async function readRows(opened: Opened, entry: TypeEntry, asked: PageAsked): Promise<readonly PageRow[]> {
  const rows = await readPage(opened, asked)
  if (!asked.rollsUp) return rows
  return rows.map((row) => {
    const { content, rolled_up: said } = row
    return content ? { ...row, content: withRolledUp(entry, content, { said, now: opened.now.iso }) } : row
  })
}

async function conditionsFor(
  opened: Opened,
  entry: TypeEntry,
  { searched, filters }: { readonly searched: Searched; readonly filters: readonly Filter[] },
): Promise<Outcome<readonly RowCondition[]>> {
  const allowed = withinLimits(entry, filters)
  return allowed.ok
    ? conditionsOf(entry, searched.tables, await seenFilters(opened, entry, filters))
    : allowed
}

/** The practice whose patients a page names along with its rows, where each row is about one. */
function patientsKnownIn(
  { actor }: Opened,
  { patientField }: TypeEntry,
  { tables }: Searched,
): string | undefined {
  const isAboutOne = tables.hasColumns && patientField !== undefined && patientField !== 'self'
  return isAboutOne ? actor.practiceId : undefined
}

/** The rows of a type that the actor sees in its lists, beside what the row policies know. */
export function practiceTables(opened: Opened, entry: TypeEntry, search: Search): Searched {
  const { actor } = opened
  const partition = search.partition === undefined ? sql`` : sql` and r.partition_key = ${search.partition}`
  const tokenRows = (condition: RawBuilder<unknown>) => sql`select t.resource_id from token t
    where t.practice_id = ${actor.practiceId}::uuid and t.type = ${entry.type} and ${condition}`
  return {
    table: sql`resource`,
    rows: sql`${rowsSeen(opened, entry)}${partition}${privatePartsOnly(opened, entry, search)}`,
    tables: {
      hasColumns: true,
      masks: masksOf(opened),
      tokensWhere: (condition) => sql`r.id in (${tokenRows(condition)})`,
      tokenRows,
      // Nothing but a look-up: `offset 0` keeps the planner from joining, which it would begin with the commonest token.
      tokenMatches: (condition) => ({
        after: (place) => sql`select t.token, t.resource_id from token t
          where t.practice_id = ${actor.practiceId}::uuid and t.type = ${entry.type} and ${condition}${place}
          order by t.token, t.resource_id`,
        hasEarlier: sql`exists (${tokenRows(condition)} and t.token < hit.token and t.resource_id = hit.resource_id offset 0)`,
      }),
      tokenProbe: (condition) => sql`exists (${tokenRows(condition)} and t.resource_id = r.id offset 0)`,
    },
  }
}

/** What this actor may find of values that not everybody reads. */
export function masksOf({ actor, sealingKey }: Opened): Masks {
  return { mayRead: (flag) => hasFlag(actor.granted, flag), digest: digestWith(sealingKey) }
}

type CountAsked = {
  readonly table: RawBuilder<unknown>
  readonly conditions: readonly RowCondition[]
  readonly common: number | undefined
}

async function count({ transaction }: Opened, { table, conditions, common }: CountAsked): Promise<number> {
  const { leads, others } = leadsOf(conditions, mostLeads)
  const rowsWhere = (all: readonly RowCondition[]) =>
    sql`(select 1 from ${table} r where ${sql.join(
      all.map(({ condition }) => condition),
      sql` and `,
    )} limit ${countedUpTo})`
  const ways = waysOf(leads, others, common)
  const found = leads.map((lead) =>
    rowsWhere([
      ...ways.fromHits(lead, 'few'),
      { condition: sql`r.id = any (array(select resource_id from ${lead.name}))` },
    ]),
  )
  const all = leads.length === 0 ? [rowsWhere(conditions)] : [...found, rowsWhere(ways.counting)]
  const { rows } = await sql<{ total: string }>`${leads.length === 0 ? sql`` : ways.hits}
    select count(*) as total from (${sql.join(all, sql` union all `)}) as counted`.execute(transaction)
  return Number(rows[0]?.total ?? 0)
}

type PageFacts = {
  readonly size: number
  readonly bound: string
  readonly total: number | undefined
  readonly before: Last | undefined
}

export function pageOf(
  opened: Opened,
  rows: readonly PageRow[],
  { size, bound, total, before }: PageFacts,
): Page<PageRow> {
  const shown = rows.slice(0, size)
  const last = rows.length > size ? shown.at(-1) : undefined
  const given = (before?.given ?? 0) + shown.length
  return {
    rows: shown,
    names: namesOf(shown),
    given,
    ...(last && { continuation: continuationFrom(opened, [last.place, last.id, given], bound) }),
    ...(total !== undefined && { total }),
  }
}

/** What the patients of these rows are called; undefined for one that the reader may not see. */
function namesOf(rows: readonly PageRow[]): ReadonlyMap<string, string | undefined> {
  const names = new Map<string, string | undefined>()
  for (const { patient_id: id, patient_display: display } of rows) if (id) names.set(id, display ?? undefined)
  return names
}

export function lastOf(opened: Opened, token: string, bound: string): Outcome<Last> {
  const place = placeIn(opened, token, bound)
  if (!place.ok) return place
  const [value, id, given] = place.value
  return succeeded({ value: value === null ? null : String(value), id: String(id), given: Number(given) })
}

/** What a continuation token is bound to: who asks, where, and for what. */
export function boundTo(
  opened: Opened,
  entry: TypeEntry,
  { search, order: { field, direction } }: { readonly search: Search; readonly order: SortOrder },
): string {
  const query = JSON.stringify([
    entry.type,
    search.filters ?? [],
    field,
    direction,
    search.partition,
    search.deleted,
  ])
  const hash = createHash('sha256').update(query).digest('base64url')
  return boundToActor(opened, hash)
}

export function refused(
  pointer: string,
  message: string,
  parameters: Readonly<Record<string, string | number>>,
): Outcome<never> {
  return refuse(pointer, message, { kind: 'malformed', parameters })
}
