import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import type { TestPractice } from './server.ts'

/** Where a row is, and what the installation itself writes into it. */
export type Putting = { readonly type: ResourceType; readonly id: string; readonly fields: Document }

/** Sets, for a test, fields of a row in its server's store as acts and jobs do, past everything that a plain write must fulfil. */
export async function putFields(
  world: World,
  { id: practiceId, key }: TestPractice,
  { type, id, fields }: Putting,
): Promise<StoredDocument> {
  const actor = systemActor(practiceId, key)
  const put = await openAs(world, { actor, operation: 'example.update' }, async (opened) => {
    const rows = openRows(opened, type)
    const loaded = await rows.load(id)
    return loaded.ok ? rows.replace(loaded.value, { ...loaded.value.document, ...fields }, {}) : loaded
  })
  if (!put.ok) throw new Error(`${type} ${id} could not be set: ${JSON.stringify(put.failure)}`)
  return put.value
}
