import { type RawBuilder, sql } from 'kysely'
import type { StoredDocument } from './document.ts'
import type { Opened } from './opened.ts'
import type { Condition } from './search-plan.ts'
import { afterCondition, type SortOrder } from './sort-order.ts'

/** A row as the page reads it: `place` is its value in the order. */
export type PageRow = { readonly content: StoredDocument; readonly id: string; readonly place: string | null }

/** Which rows of which table, in which order, how many, and after which one. */
export type PageAsked = {
  readonly table: RawBuilder<unknown>
  readonly conditions: readonly Condition[]
  readonly order: SortOrder
  readonly size: number
  readonly last: { readonly value: string | null; readonly id: string } | undefined
}

/**
 * Of a word that this many rows have, the rows are walked in their order until a page is full; of a rarer one they are
 * fetched and put in order. Walking costs a page's share of all rows, fetching each row that has the word: with 50,000
 * rows and a page of 50 both cost the same at about the root of 51 × 50,000.
 */
const common = 1_600

/** The rows of one page and one more, if there is one. */
export async function readPage({ transaction }: Opened, asked: PageAsked): Promise<readonly PageRow[]> {
  const { order, conditions } = asked
  const word = order.hasIndex ? conditions.find(({ ids }) => ids) : undefined
  if (!word?.ids) return (await sql<PageRow>`${select(asked, conditions)}`.execute(transaction)).rows

  const others = conditions.filter((each) => each !== word)
  const isCommon = sql`(select count(*) from (select 1 from hits limit ${common}) as counted) >= ${common}`
  const walked = { condition: sql`${isCommon} and (r.id in (select resource_id from hits)) is true` }
  const fetched = { condition: sql`not (${isCommon}) and r.id in (select resource_id from hits)` }
  const { rows } = await sql<PageRow>`
    with hits as materialized (${word.ids})
    (${select(asked, [...others, walked])}) union all (${select(asked, [...others, fetched])})`.execute(
    transaction,
  )
  return rows
}

/** `is true` keeps the planner from joining: the ids become a set that each walked row is looked up in. */
function select(
  { table, order, size, last }: PageAsked,
  conditions: readonly Condition[],
): RawBuilder<unknown> {
  const { expression } = order
  const direction = sql.raw(order.direction)
  const after = last ? sql` and ${afterCondition(order, last)}` : sql``
  const where = sql.join(
    conditions.map(({ condition }) => condition),
    sql` and `,
  )
  return sql`select r.id, r.content, ${expression} as place from ${table} r where ${where}${after}
    order by ${expression} ${direction}, r.id ${direction} limit ${size + 1}`
}
