import { type RawBuilder, sql } from 'kysely'
import { type RollUp, registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Transaction } from '#server/database/database.ts'
import { sendWithNext } from '#server/database/turns/kysely-over.ts'
import {
  type Document,
  isReference,
  type StoredDocument,
  valueAt,
  valuesAt,
} from '#server/stores/document.ts'
import { closedBy } from '#server/stores/labels/closed-by.ts'
import type { Opened } from '#server/stores/opened.ts'

/** A row before and after a write; before it was made there is none. */
type Rewritten = { readonly before?: StoredDocument | undefined; readonly after: StoredDocument }

/**
 * Rolls up what a written row means for the rows that it names (`x-rolledUp`): one statement, and only where a field changed that
 * one of them keeps. The database takes the values anew and under a lock (`goldthread_roll_up_…`), so that it does not matter who
 * was first; it leaves with the next statement. No version of those rows is made, and nobody who has one open is in conflict with it.
 */
export function rollUp(
  { transaction }: Pick<Opened, 'transaction'>,
  entry: TypeEntry,
  { before, after }: Rewritten,
): void {
  const rules = watching.get(entry.type)
  if (!rules) return
  const ids = new Map<string, Set<string>>()
  for (const rule of rules) {
    const [was, is] = [meantBy(entry, rule, before), meantBy(entry, rule, after)]
    if (was.text === is.text) continue
    const known = ids.get(rule.into) ?? new Set<string>()
    for (const id of [...was.ids, ...is.ids]) known.add(id)
    ids.set(rule.into, known)
  }
  const aims = [...ids].flatMap(([type, each]) => [...each].map((id) => ({ type, id })))
  if (aims.length > 0) sendWithNext(transaction, statementFor(aims))
}

/** A row that keeps something of others. */
type Aim = { readonly type: string; readonly id: string }

/** Takes anew what these rows of the transaction's practice keep of others. */
export async function rollUpInto(transaction: Transaction, aims: readonly Aim[]): Promise<void> {
  await statementFor(aims).execute(transaction)
}

/** Always in the same order, so that none waits for another: one question for each type. */
function statementFor(aims: readonly Aim[]): RawBuilder<unknown> {
  const ids = Map.groupBy(aims, ({ type }) => type)
  const calls = [...ids].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(callFor)
  return sql`${sql.join(calls, sql` union all `)}`
}

function callFor([type, aims]: readonly [string, readonly Aim[]]): RawBuilder<unknown> {
  const ids = aims.map(({ id }) => id).toSorted()
  return sql`select ${sql.ref(functionOf(type))}(id) from unnest(${ids}::uuid[]) as id`
}

/** Of which practice and type, behind which row, and how many. */
type PassedSearch = {
  readonly practiceId: string
  readonly type: ResourceType
  readonly after: string
  readonly most: number
}

/** Some of the rows of a practice that keep a time which was still to come and has passed, in the order of their ids, those behind `after`. */
export async function passedRollUps(
  transaction: Transaction,
  { practiceId, type, after, most }: PassedSearch,
): Promise<readonly string[]> {
  const ahead = (registry[type].rolledUp ?? []).filter(({ ahead: isAhead }) => isAhead)
  if (ahead.length === 0) return []
  const passed = ahead.map(({ field }) => sql`(rolled_up ->> ${field})::timestamptz <= now()`)
  const { rows } = await sql<{ id: string }>`
    select id from resource
    where practice_id = ${practiceId}::uuid and type = ${type} and id > ${after}::uuid and rolled_up is not null
      and (${sql.join(passed, sql` or `)})
    order by id limit ${most}`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** What a type's function is called, as the generator has named it. */
function functionOf(type: string): string {
  return `goldthread_roll_up${type.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
}

type Source = RollUp['of'][number]
type Rule = Pick<Source, 'by' | 'where' | 'having' | 'value'> &
  Pick<RollUp, 'take' | 'evenClosed'> & { readonly into: string }

/** By the type of a row that is written: what others keep of it. */
const watching: ReadonlyMap<string, readonly Rule[]> = rulesBySource()

function rulesBySource(): ReadonlyMap<string, readonly Rule[]> {
  const found = new Map<string, Rule[]>()
  for (const { type: into, rolledUp = [] } of Object.values(registry))
    for (const { take, evenClosed, of } of rolledUp)
      for (const { type, ...source } of of) {
        const rule = { ...source, take, into, ...(evenClosed && { evenClosed }) }
        found.set(type, [...(found.get(type) ?? []), rule])
      }
  return found
}

/** The rows that keep something of this one by the rule, and all that decides what. */
function meantBy(
  entry: TypeEntry,
  { by, where, having, value, into, evenClosed }: Rule,
  row: StoredDocument | undefined,
): { readonly ids: readonly string[]; readonly text: string } {
  if (!row || row.meta.isDeleted) return nothing
  if (!evenClosed && closedBy(entry, row) !== null) return nothing
  if (having !== undefined && row[having] === undefined) return nothing
  if (where && !where.includes(String(valueAt(row, entry.promoted.status ?? '')))) return nothing
  const ids = idsAt(row, by, into)
  return { ids, text: JSON.stringify([ids, value === undefined ? '' : valuesAt(row, value)]) }
}

const nothing = { ids: [], text: '' } as const

function idsAt(row: Document, path: string, type: string): readonly string[] {
  const named = valuesAt(row, path).filter(isReference)
  return [...new Set(named.filter(({ resourceType }) => resourceType === type).map(({ id }) => id))]
}
