import { sql } from 'kysely'
import type { Note } from '#generated/types/note.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { aTransaction } from '#tests/support/database/database.ts'
import type { SigningHouse } from './signing-house.ts'

/** Every byte of a note as the owner of the tables sees it. */
export type Look = {
  readonly row: string
  readonly note: Note
  readonly isLocked: boolean
  readonly manifests: readonly string[]
  /** The kept versions, each as one text. */
  readonly versions: readonly string[]
}

type Found = {
  readonly row: string
  readonly is_locked: boolean
  readonly manifests: readonly string[] | null
  readonly versions: readonly string[] | null
}

/** For tests: looks at a note past every policy. */
export async function lookAtNote({ server }: SigningHouse, id: string): Promise<Look> {
  const { rows } = await server.world.database.asOwner((transaction) =>
    sql<Found>`
      select r.content::text as row, r.is_locked,
        (select array_agg(m::text order by m.number) from manifest m where m.note_id = r.id) as manifests,
        (select array_agg(h::text order by h.version_id) from resource_history h where h.id = r.id) as versions
      from resource r where r.id = ${id}::uuid`.execute(transaction),
  )
  const [found] = rows
  if (!found) throw new Error(`The note ${id} is gone`)
  const note: Note = JSON.parse(found.row)
  return {
    row: found.row,
    note,
    isLocked: found.is_locked,
    manifests: found.manifests ?? [],
    versions: found.versions ?? [],
  }
}

/** What the newest manifests say, oldest first. */
export async function manifestsOf({ server }: SigningHouse, id: string): Promise<readonly JsonObject[]> {
  const { rows } = await server.world.database.asOwner((transaction) =>
    sql<{
      content: JsonObject
    }>`select content from manifest where note_id = ${id}::uuid order by number`.execute(transaction),
  )
  return rows.map(({ content }) => content)
}

/** Tries to change a locked note with SQL under the application's role, as an act that may write locked rows. */
export async function tamper({ server }: SigningHouse, id: string): Promise<void> {
  const tries = [
    sql`update resource set content = '{}' where id = ${id}::uuid`,
    sql`update resource set is_locked = false where id = ${id}::uuid`,
    sql`update manifest set content = '{}' where note_id = ${id}::uuid`,
    sql`delete from manifest where note_id = ${id}::uuid`,
  ]
  for (const statement of tries) {
    const settings = aTransaction({ practiceId: server.practice.id, operation: 'note.unsign', reach: 'All' })
    await server.world.database
      .transaction(settings, async (transaction) => {
        await statement.execute(transaction)
        return succeeded(undefined)
      })
      .catch(() => undefined)
  }
}

type Audited = { readonly request: string; readonly count: number; readonly outcome: string }

/** How often each of these requests stands in the trail, and what became of it there. */
export async function auditedOf(
  { server }: SigningHouse,
  requests: readonly string[],
): Promise<ReadonlyMap<string, Audited>> {
  const { rows } = await server.world.database.asOwner((transaction) =>
    sql<Audited>`
      select request_id as request, count(*)::int as count, min(outcome) as outcome from audit_event
      where request_id = any (${requests}::uuid[]) group by request_id`.execute(transaction),
  )
  return new Map(rows.map((row) => [row.request, row]))
}
