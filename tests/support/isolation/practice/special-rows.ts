import { sql } from 'kysely'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import type { TestPractice } from '#tests/support/server/server.ts'
import type { LaidRow } from './lay-rows.ts'

/** Special rows of the practice of the isolation tests, which nobody lays: itself, its preferences, an event of its trail that is about no patient. */
export async function specialRows(
  world: World,
  practice: TestPractice,
): Promise<ReadonlyMap<ResourceType, LaidRow>> {
  const actor = systemActor(practice.id, practice.key)
  const ids = await world.database.asOwner(async (transaction) => {
    const preferences = await sql<{
      id: string
    }>`select id from resource where practice_id = ${practice.id}::uuid
      and type = 'PracticePreferences'`.execute(transaction)
    const events = await sql<{
      id: string
    }>`select id from audit_event where practice_id = ${practice.id}::uuid
      and patient_id is null order by at limit 1`.execute(transaction)
    return new Map<ResourceType, string | undefined>([
      ['Practice', practice.id],
      ['PracticePreferences', preferences.rows[0]?.id],
      ['AuditEvent', events.rows[0]?.id],
    ])
  })
  const found = new Map<ResourceType, LaidRow>()
  const read = await openAs(world, { actor, operation: 'example.read' }, async (opened) => {
    for (const [type, id] of ids) {
      const loaded = await openRows(opened, type).load(id ?? '')
      if (loaded.ok) found.set(type, { document: loaded.value.document, canary: '' })
    }
    return succeeded(undefined)
  })
  if (!read.ok) throw new Error(`No rows of ${practice.key}: ${JSON.stringify(read.failure)}`)
  return found
}
