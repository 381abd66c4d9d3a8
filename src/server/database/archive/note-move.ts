import { sql } from 'kysely'
import { kindText } from '#server/database/audit/event-kind.ts'
import type { Transaction } from '#server/database/database.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** Events `first` to `last` of a practice have moved; `by`: the person as whom the installation itself acts. */
export type Move = {
  readonly practiceId: string
  readonly first: number
  readonly last: number
  readonly at: string
  readonly by: string
  readonly newId: () => string
}

/** When an archive is made, says in the trail itself that these events left the database, so that their going is part of the chain. */
export async function noteMove(
  transaction: Transaction,
  { practiceId, first, last, at, by, newId }: Move,
): Promise<void> {
  const id = newId()
  const detail = {
    event: 'purge',
    archive: { first, last },
    text: `Events ${first} to ${last} of the audit trail moved from the database into an archive file.`,
  }
  await sql`
    insert into audit_event (practice_id, id, at, request_id, actor_id, action, type, outcome, detail, kind, acting_as)
    values (${practiceId}::uuid, ${id}::uuid, ${at}::timestamptz, ${newId()}::uuid, ${by}::uuid, 'E', 'AuditEvent', 'Success',
      ${JSON.stringify(detail)}::json, ${kindText({ action: 'E', type: 'AuditEvent', outcome: 'Success', detail })}, ${by}::uuid)`.execute(
    transaction,
  )
  await sql`
    insert into audit_waiting (practice_id, event_id) values (${practiceId}::uuid, ${id}::uuid)`.execute(
    transaction,
  )
}

/** The number of the last event that this event says has moved; undefined for any other event. */
export function movedUpTo(event: Readonly<Record<string, unknown>>): number | undefined {
  const { last } = membersOf(membersOf(event.detail).archive)
  return typeof last === 'number' ? last : undefined
}
