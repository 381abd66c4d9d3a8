import { type RawBuilder, sql } from 'kysely'
import { counted, everywhere, isAmong } from './is-among.ts'
import type { RowCondition } from './plan-filter.ts'

/** So many conditions are looked at for the one that tells most. */
export const mostLeads = 3

/**
 * Of a value that this many rows have, the rows are walked in their order until a page is full; of a rarer one they are
 * fetched and put in order. Measured on the embedded database with 50,000 patients: fetching takes 5 µs for each row that has
 * the value, walking 5 to 45 ms, the longer the later in the order the first of them stands.
 */
const usuallyCommon = 3_000

const timesCommon = everywhere / usuallyCommon

/** A condition that a search may begin with: the name under which the statement has its rows, and whether these are few. */
export type Lead = {
  readonly name: RawBuilder<unknown>
  readonly ids: RawBuilder<unknown>
  readonly probe: RawBuilder<unknown>
  readonly isWords: boolean
}

type Leads = { readonly leads: readonly Lead[]; readonly others: readonly RowCondition[] }

/** The conditions that a search may begin with, words first; none but words where a column leads to few rows. */
export function leadsOf(conditions: readonly RowCondition[], most: number): Leads {
  const hasColumn = conditions.some(({ kind }) => kind === 'column')
  const words = conditions.filter((each) => each.kind === 'words')
  const values = hasColumn ? [] : conditions.filter((each) => each.kind !== 'words')
  const able = [...words, ...values].filter(({ ids, probe }) => ids && probe).slice(0, most)
  const leads = able.flatMap(({ ids, probe, kind }, index) =>
    ids && probe ? [{ name: sql.ref(`hits_${index}`), ids, probe, isWords: kind === 'words' }] : [],
  )
  return { leads, others: conditions.filter((each) => !able.includes(each)) }
}

/** The ways of a search: a statement decides by its own counts, which are cheap, and never takes two. */
export type SearchWays = {
  /** The beginning of the statement. Rows of hits are made as far as they are looked at. */
  readonly hits: RawBuilder<unknown>
  /** What must hold beside being among the hits of this one: also that this is the way, unless it is always. */
  readonly fromHits: (lead: Lead, when: 'few' | 'always') => readonly RowCondition[]
  /** Whether nothing leads to few. */
  readonly noneIsFew: RawBuilder<unknown>
  /** What must hold of rows that are walked then. */
  readonly walking: readonly RowCondition[]
  /** The same of rows that the first leads to. */
  readonly counting: readonly RowCondition[]
}

/** The ways to rows by these leads; `common`: from how many rows on a value counts as common. */
export function waysOf(
  leads: readonly Lead[],
  others: readonly RowCondition[],
  common = usuallyCommon,
): SearchWays {
  const isFew = ({ name }: Lead) => sql`${counted(name, common)} < ${common}`
  const noneBefore = (lead: Lead) =>
    leads.slice(0, leads.indexOf(lead)).map((each) => sql`not (${isFew(each)})`)
  const noneIsFew = sql.join(
    leads.map((each) => sql`not (${isFew(each)})`),
    sql` and `,
  )
  const beside = (lead: Lead) => leads.filter((each) => each !== lead)
  const most = common * timesCommon
  return {
    hits: sql`with ${sql.join(leads.map(({ name, ids }) => sql`${name} as materialized (${ids})`))}`,
    fromHits: (lead, when) => [
      ...(when === 'few' ? [...noneBefore(lead), isFew(lead)].map((condition) => ({ condition })) : []),
      ...beside(lead).map((each) => ({ condition: each.isWords ? isAmong(each, most) : each.probe })),
      ...others,
    ],
    noneIsFew,
    walking: [...leads.map((each) => ({ condition: isAmong(each, most) })), ...others],
    counting: [
      { condition: noneIsFew },
      ...leads.map((each, index) => ({
        condition: index === 0 ? sql`r.id in (select resource_id from ${each.name})` : isAmong(each, most),
      })),
      ...others.map((each) => (each.isSet ? { condition: sql`(${each.condition}) is true` } : each)),
    ],
  }
}
