import { sql } from 'kysely'
import { labelSources } from '#generated/permissions/labels.ts'
import { registry } from '#generated/tables/registry.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { labelsIn, mayBeLabelled, readClosed } from './closed-by.ts'

/** A row that belongs to another one, whoever sees it. */
export type BelongingRow = {
  readonly id: string
  readonly type: string
  readonly content: StoredDocument
  readonly closed: string | null
  /** To which of the rows that were asked about. */
  readonly belongsTo: string
}

/** How a row is closed from now on. */
export type Closing = {
  readonly id: string
  readonly was: string | null
  readonly closed: string | null
  readonly lifted: readonly string[]
  /** What it says with its labels; absent where that is written already. */
  readonly content?: string
}

/** The places by which rows belong to others, of the types that labels close. */
export const belongingPlaces: readonly { readonly type: string; readonly path: string }[] = Object.values(
  registry,
).flatMap((entry) =>
  mayBeLabelled(entry) && !labelSources.inherited.except.includes(entry.type)
    ? entry.references.flatMap(({ path }) =>
        labelSources.inherited.through.includes(path) ? [{ type: entry.type, path }] : [],
      )
    : [],
)

/** The rows that belong to these, held until the transaction ends; a row that belongs to two of them comes twice. */
export async function belongingRows(
  { actor, prove, transaction }: Opened,
  owners: readonly string[],
): Promise<readonly BelongingRow[]> {
  const said = JSON.stringify({ places: belongingPlaces, owners })
  const proof = prove(`belonging ${actor.practiceId} ${said}`)
  const { rows } = await sql<BelongingRow>`
    select id, type, content, closed, belongs_to as "belongsTo"
    from goldthread_belonging(${said}, ${proof})`.execute(transaction)
  return rows
}

/** What closes rows of these ids, of those that are closed, whoever sees them. */
export async function closings(
  { actor, prove, transaction }: Opened,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const said = JSON.stringify(ids)
  const proof = prove(`closing ${actor.practiceId} ${said}`)
  const { rows } = await sql<{ id: string; closed: string }>`
    select id, closed from goldthread_closing(${said}, ${proof})`.execute(transaction)
  return new Map(rows.map(({ id, closed }) => [id, closed]))
}

/** The labels that a row has by others alone; asked only where it has any. */
export async function inheritedLabels(opened: Opened, document: StoredDocument): Promise<readonly string[]> {
  if (labelsIn(document).length === 0) return []
  return readClosed((await closings(opened, [document.id])).get(document.id) ?? null).inherited
}

/** Closes or opens rows with their versions and what the feed says of them. */
export async function closeRows(opened: Opened, wanted: readonly Closing[]): Promise<void> {
  const { actor, prove, transaction } = opened
  const said = JSON.stringify(wanted)
  const proof = prove(`close ${actor.practiceId} ${said}`)
  await sql`select goldthread_close_rows(${said}, ${proof})`.execute(transaction)
  if (wanted.some(({ closed }) => closed !== null)) opened.narrowed()
}
