import { sql } from 'kysely'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import type { Digest } from '#server/stores/mask-of.ts'
import type { Upcast } from '#server/stores/opened.ts'
import {
  mergedIn,
  mergedToken,
  noSuccessors,
  type Successors,
  successorsByPractice,
  withSuccessors,
} from '#server/stores/references/successors.ts'
import { rollUpInto } from '#server/stores/rollups/roll-up-query.ts'
import { type RolledUp, withRolledUp } from '#server/stores/rollups/rolled-up.ts'
import { columnsMeant, columnsOf } from '#server/stores/rows/columns.ts'
import { difference, identifiersOf } from '#server/stores/rows/identifiers-of.ts'
import { summaryToStore } from '#server/stores/summary/stored-summary.ts'
import { tokensOf } from '#server/stores/tokens-of.ts'
import { askedTypes, noteIndexed } from './asked-types.ts'

const atOnce = 100
const lock = 7_460_116_403

/** What is told while rows are indexed anew. */
type Progress = (type: string, done: number) => void

/** How rows are indexed anew: all that a migration has asked for, or only some types; `turn` runs each batch. */
export type Indexer = {
  readonly upcast: Upcast
  readonly digest: Digest
  readonly tell: Progress
  readonly only?: (entry: TypeEntry) => boolean
  /** Nobody waits for it: it gives way, and stops where it is when this says so. */
  readonly isStopped?: () => boolean
}

/**
 * After opening, makes the tokens and columns of every type anew for which a migration has asked (table `reindex`), so that what is searched
 * says what readers get: the row in the shape of today. Content, versions and history are not touched. Each batch is a
 * transaction of its own; a run that is cut off begins again and finds most of it done. Answers false when another server
 * does it at this moment.
 */
export async function reindexAsked(database: Database, indexer: Indexer): Promise<boolean> {
  for (const { type } of await askedTypes(database, indexer.upcast)) {
    const entry = isResourceType(type) ? registry[type] : undefined
    if (entry && indexer.only && !indexer.only(entry)) continue
    if (entry && !(await reindexType(database, entry, indexer))) return false
    await database.asOwner(
      (transaction) => noteIndexed(transaction, type, { entry, upcast: indexer.upcast }),
      'job',
    )
  }
  return true
}

async function reindexType(database: Database, entry: TypeEntry, indexer: Indexer): Promise<boolean> {
  const tables = entry.scope === 'global' ? globalTables : practiceTables
  let last: Place | undefined
  let done = 0
  do {
    if (indexer.isStopped?.()) return false
    const after = last
    const batch = await database.asOwner(
      async (transaction) => {
        if (!(await isMine(transaction))) return undefined
        await tables.hold(transaction, entry.type, after)
        const rows = await tables.read(transaction, entry.type, after)
        const practices = rows.flatMap(({ practice_id }) => practice_id ?? [])
        const merges = await successorsByPractice(transaction, practices)
        for (const row of rows) {
          const successors = merges.get(row.practice_id ?? '') ?? noSuccessors
          await tables.write(transaction, entry, remade(entry, { row, successors }, indexer))
        }
        return rows
      },
      indexer.isStopped ? 'job' : 'request',
    )
    if (!batch) return false
    done += batch.length
    last = batch.length === atOnce ? batch.at(-1) : undefined
    indexer.tell(entry.type, done)
  } while (last)
  return true
}

/** Of several servers on one database one indexes. */
async function isMine(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${lock}::bigint) as mine`.execute(transaction)
  return rows[0]?.mine === true
}

function remade(
  entry: TypeEntry,
  { row, successors }: { readonly row: Read; readonly successors: Successors },
  { upcast, digest }: Indexer,
): Row {
  const content = withRolledUp(entry, upcast.upToDate(entry, row.content), { said: row.rolled_up, now: '' })
  const meant = withSuccessors(entry, content, successors)
  const marks = mergedIn(entry, content, successors).map(mergedToken)
  const wanted = [...tokensOf(entry, meant, digest), ...marks]
  return { ...row, content, meant, wanted, summary: summaryToStore(entry, meant, upcast) }
}

type Place = { readonly practice_id: string | null; readonly id: string }
type Read = Place & {
  readonly content: StoredDocument
  readonly rolled_up?: RolledUp
  readonly tokens: readonly string[]
}
type Row = Read & {
  readonly meant: StoredDocument
  readonly wanted: readonly string[]
  readonly summary: string
}

/** Where rows of a scope stand, and how what is derived from them is written. */
type RowTables = {
  /** Keeps everybody else from changing the rows of a batch; what is read behind it is what they are. */
  hold(transaction: Transaction, type: string, after: Place | undefined): Promise<void>
  read(transaction: Transaction, type: string, after: Place | undefined): Promise<readonly Read[]>
  write(transaction: Transaction, entry: TypeEntry, row: Row): Promise<void>
}

const practiceTables: RowTables = {
  hold: async (transaction, type, after) => {
    const later = after
      ? sql` and (practice_id, id) > (${after.practice_id}::uuid, ${after.id}::uuid)`
      : sql``
    await sql`select from resource where type = ${type}${later} order by practice_id, id limit ${atOnce}
      for update`.execute(transaction)
  },
  read: async (transaction, type, after) => {
    const later = after
      ? sql` and (r.practice_id, r.id) > (${after.practice_id}::uuid, ${after.id}::uuid)`
      : sql``
    const { rows } = await sql<Read>`
      select r.practice_id, r.id, r.content, r.rolled_up, array(select t.token from token t
        where t.practice_id = r.practice_id and t.type = r.type and t.resource_id = r.id) as tokens
      from resource r where r.type = ${type}${later} order by r.practice_id, r.id limit ${atOnce}`.execute(
      transaction,
    )
    return rows
  },
  write: async (transaction, entry, row) => {
    await writeColumns(transaction, entry, row)
    await writeTokens(transaction, entry, row)
    if (entry.unique.length > 0) await writeIdentifiers(transaction, entry, row)
    if (entry.rolledUp?.some(({ take }) => take !== 'told')) await rollUpOne(transaction, entry, row)
  },
}

/** What a row keeps of others is taken anew; the function knows the practice by the transaction's own word. */
async function rollUpOne(
  transaction: Transaction,
  entry: TypeEntry,
  { practice_id, id }: Row,
): Promise<void> {
  await sql`select set_config('goldthread.practice', ${practice_id}, true)`.execute(transaction)
  await rollUpInto(transaction, [{ type: entry.type, id }])
}

async function writeColumns(transaction: Transaction, entry: TypeEntry, row: Row): Promise<void> {
  const { patientId, ownerId, status, kind, startAt, endAt, name, closed } = columnsMeant(entry, {
    said: row.content,
    meant: row.meant,
  })
  const wanted = sql`${patientId}::uuid, ${ownerId}::uuid, ${status}, ${kind}, ${startAt}::timestamptz(3), ${endAt}::timestamptz(3), ${name}, ${row.content.display}, ${row.summary}, coalesce(closed, ${closed})`
  const columns = sql`patient_id, owner_id, status, kind, start_at, end_at, name, display, summary, closed`
  await sql`update resource set (${columns}) = (${wanted})
    where practice_id = ${row.practice_id}::uuid and id = ${row.id}::uuid and (${columns}) is distinct from (${wanted})`.execute(
    transaction,
  )
}

async function writeTokens(transaction: Transaction, entry: TypeEntry, row: Row): Promise<void> {
  const { practice_id, id, content, meant, tokens, wanted } = row
  const { patientId } = columnsMeant(entry, { said: content, meant })
  const { added, removed } = difference(tokens, wanted)
  if (removed.length > 0)
    await sql`delete from token where practice_id = ${practice_id}::uuid and type = ${entry.type}
      and token = any (${removed}::text[]) and resource_id = ${id}::uuid`.execute(transaction)
  if (added.length > 0)
    await sql`insert into token (practice_id, type, token, resource_id, patient_id)
      select ${practice_id}::uuid, ${entry.type}, each, ${id}::uuid, ${patientId}::uuid
      from unnest(${added}::text[]) as each`.execute(transaction)
}

/** What a type declares unique follows its fields. Where two rows share a value, the first keeps it: the migration has asked about them. */
async function writeIdentifiers(transaction: Transaction, entry: TypeEntry, row: Row): Promise<void> {
  const { practice_id, id, content, meant } = row
  const declared = identifiersOf(entry, content).filter(({ system }) => system.startsWith('unique:'))
  const { patientId } = columnsMeant(entry, { said: content, meant })
  const wanted = sql`json_to_recordset(${JSON.stringify(declared)}::json) as named (system text, value text)`
  await sql`delete from identifier i where i.practice_id = ${practice_id}::uuid and i.type = ${entry.type}
    and i.resource_id = ${id}::uuid and i.system like 'unique:%'
    and (i.system, i.value) not in (select named.system, named.value from ${wanted})`.execute(transaction)
  await sql`insert into identifier (practice_id, type, system, value, resource_id, patient_id)
    select ${practice_id}::uuid, ${entry.type}, named.system, named.value, ${id}::uuid, ${patientId}::uuid
    from ${wanted} on conflict do nothing`.execute(transaction)
}

const globalTables: RowTables = {
  hold: async (transaction, type, after) => {
    const later = after ? sql` and id > ${after.id}::uuid` : sql``
    await sql`select from global_resource where type = ${type}${later} order by id limit ${atOnce}
      for update`.execute(transaction)
  },
  read: async (transaction, type, after) => {
    const later = after ? sql` and r.id > ${after.id}::uuid` : sql``
    const { rows } = await sql<Read>`
      select null as practice_id, r.id, r.content, array(select t.token from global_token t
        where t.type = r.type and t.resource_id = r.id) as tokens
      from global_resource r where r.type = ${type}${later} order by r.id limit ${atOnce}`.execute(
      transaction,
    )
    return rows
  },
  write: async (transaction, entry, { id, content, tokens, wanted }) => {
    const { name } = columnsOf(entry, content)
    const { added, removed } = difference(tokens, wanted)
    await sql`update global_resource set name = ${name} where id = ${id}::uuid and name is distinct from ${name}`.execute(
      transaction,
    )
    if (removed.length > 0)
      await sql`delete from global_token where type = ${entry.type} and token = any (${removed}::text[])
        and resource_id = ${id}::uuid`.execute(transaction)
    if (added.length > 0)
      await sql`insert into global_token (type, token, resource_id)
        select ${entry.type}, each, ${id}::uuid from unnest(${added}::text[]) as each`.execute(transaction)
  },
}
