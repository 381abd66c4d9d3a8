import { type RawBuilder, sql } from 'kysely'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { RolledUp } from '#server/stores/rollups/rolled-up.ts'
import type { RowCondition, TokenMatches } from './plan-filter.ts'
import { type Lead, leadsOf, mostLeads, waysOf } from './search-ways.ts'
import { afterCondition, type SortOrder } from './sort-order.ts'

/** A row as the page reads it: `place` is its value in the order; of a row about one patient, who that is and is called. */
export type PageRow = {
  /** Null where the row's summary is there and was asked for. */
  readonly content: StoredDocument | null
  readonly summary?: string | null
  readonly rolled_up?: RolledUp
  readonly id: string
  readonly place: string | null
  readonly patient_id?: string | null
  readonly patient_display?: string | null
}

/** Which rows of which table, in which order, how many, and after which one. */
export type PageAsked = {
  readonly table: RawBuilder<unknown>
  readonly conditions: readonly RowCondition[]
  readonly order: SortOrder
  readonly size: number
  readonly last: { readonly value: string | null; readonly id: string } | undefined
  /** From how many rows on a value counts as common. */
  readonly common?: number | undefined
  /** The practice, where the rows are each about one patient: the page then brings the patient's name along. */
  readonly patientsOf?: string | undefined
  /** Where summaries are asked for: how one begins that is still valid. */
  readonly summaryTag?: string | undefined
  /** Whether rows of the type keep something of others, which then comes along. */
  readonly rollsUp?: boolean
}

/** So many conditions are asked row by row; of more, each is a set that is made once. */
const mostAsked = 8

/**
 * The rows of one page and one more, if there is one. The planner does not choose the way: behind row policies it takes every
 * condition for rare, and charges a join for the policy's own queries once for each row. Where no condition leads to few rows,
 * the first statement says only that, and the rows are walked by a second one: most searches are spared the planning, and the
 * making ready, of what they never do.
 */
export async function readPage({ transaction }: Opened, asked: PageAsked): Promise<readonly PageRow[]> {
  const [first, second] = pageOf(asked)
  const { rows } = await completed(asked, first).execute(transaction)
  const isNoRow = (row: { readonly id: string | null } | undefined) => row?.id === null
  return second && isNoRow(rows[0]) ? (await completed(asked, second).execute(transaction)).rows : rows
}

/**
 * Only of the rows of the page: the summary instead of the content, where it is still valid, and what the patient is called, as far
 * as the row policies let the reader know. That is one journey less than asking after.
 */
function completed(
  { patientsOf, summaryTag, rollsUp }: PageAsked,
  page: RawBuilder<PageRow>,
): RawBuilder<PageRow> {
  if (patientsOf === undefined && summaryTag === undefined) return page
  const isValid = sql`starts_with(page.summary, ${summaryTag})`
  const shown =
    summaryTag === undefined
      ? sql`page.content`
      : sql`case when ${isValid} then page.summary end as summary,
          case when not ${isValid} then page.content end as content`
  const patient =
    patientsOf === undefined
      ? sql``
      : sql`, page.patient_id, (select p.display from resource p
          where p.practice_id = ${patientsOf}::uuid and p.id = page.patient_id) as patient_display`
  const rolledUp = rollsUp ? sql`, page.rolled_up` : sql``
  return sql<PageRow>`select page.id, page.place, ${shown}${rolledUp}${patient} from (${page}) as page`
}

/** The statement that has the page, and where it may answer a row without an id, the one that has it then. */
function pageOf(asked: PageAsked): readonly [RawBuilder<PageRow>, RawBuilder<PageRow>?] {
  const { order, conditions } = asked
  const matches = order.isMatch && conditions.find((each) => each.matches)?.matches
  if (matches) return [matched(asked, matches, conditions)]
  const { leads, others } = leadsOf(conditions, order.hasIndex ? mostLeads : 1)
  const [first] = leads
  if (!first) return [walk(asked, conditions)]

  const ways = waysOf(leads, others, asked.common)
  if (!order.hasIndex)
    return [sql<PageRow>`${ways.hits} ${fetch(asked, first, ways.fromHits(first, 'always'))}`]
  const fetched = leads.map((lead) => sql`(${fetch(asked, lead, ways.fromHits(lead, 'few'))})`)
  return [
    sql<PageRow>`${ways.hits} ${sql.join(fetched, sql` union all `)} union all (${noRow(asked)} where ${ways.noneIsFew})`,
    sql<PageRow>`${ways.hits} ${walk(asked, ways.walking)}`,
  ]
}

/** The row that stands for no row: nothing in it. */
function noRow({ patientsOf, summaryTag, rollsUp }: PageAsked): RawBuilder<unknown> {
  const beside = [patientsOf !== undefined, summaryTag !== undefined, rollsUp === true].filter(Boolean)
  return sql`select ${sql.join(['id', 'content', 'place', ...beside].map(() => sql`null`))}`
}

/** Rows as the tokens stand by which they were found, each at its first; looked up one by one until the page is full. */
function matched(
  asked: PageAsked,
  matches: TokenMatches,
  conditions: readonly RowCondition[],
): RawBuilder<PageRow> {
  const { last, size } = asked
  const place = last ? sql` and (t.token, t.resource_id) > (${last.value}, ${last.id}::uuid)` : sql``
  const beside = conditions.filter((each) => each.matches !== matches)
  const isFew = beside.length <= mostAsked
  const others = beside.map((each) => (each.probe && isFew ? { condition: each.probe } : each))
  const found = rows({ ...asked, last: undefined }, [
    { condition: sql`r.id = hit.resource_id and not ${matches.hasEarlier}` },
    ...others,
  ])
  return sql<PageRow>`select found.* from (${matches.after(place)}) as hit cross join lateral (${found} offset 0) as found
    order by hit.token, hit.resource_id limit ${size + 1}`
}

/** Rows in their order, as many as fit all conditions. */
function walk(asked: PageAsked, conditions: readonly RowCondition[]): RawBuilder<PageRow> {
  const { expression, direction } = asked.order
  const way = sql.raw(direction)
  return sql<PageRow>`${rows(asked, conditions)} order by ${expression} ${way}, r.id ${way} limit ${asked.size + 1}`
}

/** The rows with the ids of the hits, put in order when they are all there. */
function fetch(asked: PageAsked, lead: Lead, conditions: readonly RowCondition[]): RawBuilder<unknown> {
  const way = sql.raw(asked.order.direction)
  const found = { condition: sql`r.id = any (array(select resource_id from ${lead.name}))` }
  return sql`select * from (${rows(asked, [...conditions, found])} offset 0) as found
    order by place ${way}, id ${way} limit ${asked.size + 1}`
}

function rows(
  { table, order, last, patientsOf, summaryTag, rollsUp }: PageAsked,
  conditions: readonly RowCondition[],
): RawBuilder<unknown> {
  const after = last ? sql` and ${afterCondition(order, last)}` : sql``
  const where = sql.join(
    conditions.map(({ condition }) => condition),
    sql` and `,
  )
  const patient = patientsOf === undefined ? sql`` : sql`, r.patient_id`
  const summary = summaryTag === undefined ? sql`` : sql`, r.summary`
  const rolledUp = rollsUp ? sql`, r.rolled_up` : sql``
  return sql`select r.id, r.content, ${order.expression} as place${patient}${summary}${rolledUp} from ${table} r where ${where}${after}`
}
