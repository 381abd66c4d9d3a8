import { sql } from 'kysely'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Transaction } from '#server/database/database.ts'
import { type Document, isReference, type StoredDocument, valueAt } from '#server/stores/document.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import type { Opened } from '#server/stores/opened.ts'
import { type TeamLine, teamOf } from '#server/stores/reach/team-of.ts'
import { collectReferences, referenceTreeOf, withReferences } from './reference-tree.ts'

/** Successors of rows that were merged into others: each such id with that of the row which took its place. */
export type Successors = ReadonlyMap<string, string>

export const noSuccessors: Successors = new Map()

/** Whether rows of the type can be merged into others. */
export function mayHaveSuccessor(type: string): boolean {
  return entryNamed(type)?.successor !== undefined
}

/** The types whose rows can be merged into others. */
export const mergedTypes: readonly string[] = Object.values(registry).flatMap(({ type, successor }) =>
  successor === undefined ? [] : [type],
)

/** The row that took this one's place, where it was merged into another. */
export function successorOf(type: string, document: Document | null): string | undefined {
  const field = entryNamed(type)?.successor
  const value = field === undefined ? undefined : valueAt(document, field)
  return isReference(value) ? value.id : undefined
}

/** The successors of those ids that nobody has looked up, or that the actor does not see: which rows were merged is no secret. */
export async function findSuccessors(
  { transaction, actor }: Pick<Opened, 'transaction' | 'actor'>,
  ids: readonly string[],
): Promise<Successors> {
  if (ids.length === 0) return noSuccessors
  return successorsWhere(
    transaction,
    sql`practice_id = ${actor.practiceId}::uuid and merged_id = any (${ids}::uuid[])`,
  )
}

/** All successors of each of these practices, for work on many of their rows: an id means a row only within its practice. */
export async function successorsByPractice(
  transaction: Transaction,
  practiceIds: readonly string[],
): Promise<ReadonlyMap<string, Successors>> {
  const found = new Map<string, Successors>()
  for (const id of new Set(practiceIds))
    found.set(id, await successorsWhere(transaction, sql`practice_id = ${id}::uuid`))
  return found
}

/** The rows that were merged into this one and are part of it, each with when it became so, the latest first. */
export async function mergedInto(
  { transaction, actor }: Pick<Opened, 'transaction' | 'actor'>,
  id: string,
): Promise<readonly { readonly id: string; readonly at: string }[]> {
  const { rows } = await sql<{ id: string; at: string }>`
    select merged_id as id, at from row_merge where practice_id = ${actor.practiceId}::uuid
      and successor_id = ${id}::uuid and state in ('Moving', 'Merged') order by at desc, merged_id`.execute(
    transaction,
  )
  return rows
}

async function successorsWhere(transaction: Transaction, where: ReturnType<typeof sql>): Promise<Successors> {
  const { rows } = await sql<{ merged_id: string; successor_id: string }>`
    select merged_id, successor_id from row_merge where ${where} and state in ('Moving', 'Merged')`.execute(
    transaction,
  )
  return new Map(rows.map(({ merged_id, successor_id }) => [merged_id, successor_id]))
}

/** The document as it is meant: in each reference to a row that was merged stands its successor. The very same object where there is none. */
export function withSuccessors<Row extends Document>(
  entry: TypeEntry,
  document: Row,
  successors: Successors,
): Row {
  if (successors.size === 0) return document
  const meant = withReferences(document, referenceTreeOf(entry), (reference) =>
    meaning(reference, successors),
  )
  const { partition, id } = document
  const next = partition === id ? undefined : successors.get(String(partition))
  return next === undefined ? meant : { ...meant, partition: next }
}

function meaning({ id, partition }: Reference, successors: Successors): Document | undefined {
  const next = successors.get(id)
  if (next !== undefined) return { id: next, partition: next }
  const kept = partition === undefined ? undefined : successors.get(partition)
  return kept === undefined ? undefined : { partition: kept }
}

/** The merged rows that a document names, by the successors that are known. */
export function mergedIn(entry: TypeEntry, document: Document, successors: Successors): readonly string[] {
  if (successors.size === 0) return []
  const found: Reference[] = []
  collectReferences(document, referenceTreeOf(entry), found)
  return [...new Set(found.map(({ id }) => id))].filter((id) => successors.has(id))
}

/** A token by which a row is found again that names a merged row: so it goes back when both are separated. */
export function mergedToken(id: string): string {
  return `merged=${id}`
}

/** Who reaches whom because of a row: by what it says and by what is meant, so that nobody loses what a label keeps where it was. */
export function linesMeant(
  entry: TypeEntry,
  said: StoredDocument,
  meant: StoredDocument,
): readonly TeamLine[] {
  if (said === meant) return teamOf(entry, said)
  const lines = [...teamOf(entry, said), ...teamOf(entry, meant)]
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}

/**
 * What somebody gives back of a row that he was shown: where he read a successor, the row goes on naming what it named. `shown` is
 * the row as it left.
 */
export function withoutSuccessors<Given extends Document>(
  entry: TypeEntry,
  { stored, shown }: { readonly stored: Document; readonly shown: Document },
  given: Given,
): Given {
  const tree = referenceTreeOf(entry)
  const [said, read]: [Reference[], Reference[]] = [[], []]
  collectReferences(stored, tree, said)
  collectReferences(shown, tree, read)
  const own = new Set(said.map(({ id }) => id))
  const back = new Map<string, Reference>()
  said.forEach((reference, index) => {
    const id = read[index]?.id
    if (id !== undefined && id !== reference.id && !own.has(id) && mayHaveSuccessor(reference.resourceType))
      back.set(id, reference)
  })
  const isMoved = given.partition === shown.partition && stored.partition !== shown.partition
  const placed = isMoved ? { ...given, partition: stored.partition } : given
  if (back.size === 0) return placed
  return withReferences(placed, tree, ({ id }) => {
    const reference = back.get(id)
    return reference && { id: reference.id, partition: reference.partition }
  })
}

/** Does what somebody gives name anybody of a type that is merged, whom the row does not name? */
export function namesOthers(entry: TypeEntry, stored: Document, given: Document): boolean {
  const tree = referenceTreeOf(entry)
  const [said, named]: [Reference[], Reference[]] = [[], []]
  collectReferences(stored, tree, said)
  collectReferences(given, tree, named)
  const own = new Set(said.map(({ id }) => id))
  return named.some(({ id, resourceType }) => mayHaveSuccessor(resourceType) && !own.has(id))
}
