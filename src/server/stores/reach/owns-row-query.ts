import { sql } from 'kysely'
import { ownRules } from '#generated/permissions/own.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { ownOnly } from '#shared/permissions/circles-of.ts'

/**
 * Would the actor see a row like this one as far as it has to be his own (`schemas/permissions/own.json`)? The database's own verdict,
 * asked only about people of the portal and the types of which something is said.
 */
export async function ownsRow(
  { transaction, actor }: Pick<Opened, 'transaction' | 'actor'>,
  { type }: Pick<TypeEntry, 'type'>,
  { document, ownerId }: { readonly document: StoredDocument; readonly ownerId: string | null },
): Promise<boolean> {
  if (!actor.circles.includes(ownOnly) || !ownRules.types.includes(type)) return true
  const { rows } = await sql<{ owns: boolean }>`
    select goldthread_owns(${type}, ${ownerId}::uuid, ${JSON.stringify(document)}::json) as owns`.execute(
    transaction,
  )
  return rows[0]?.owns === true
}
